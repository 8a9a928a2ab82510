import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeVersion } from '../../scripts/pinned-node.mjs';
import { installed } from '../support/installed.ts';
import { project, readContainerfile, stagesOf } from './containerfile.ts';
import { faultsOf, imageRules } from './image-rules.ts';

const variants = ['plain', 'tex'];

test.each(variants)('the %s image follows every rule for image definitions [D.170]', (variant) => {
  expect(faultsOf(readContainerfile({ VARIANT: variant }))).toEqual([]);
});

test.each(imageRules.map((rule) => [rule.name, rule] as const))(
  'a definition that breaks a rule is found: %s',
  (_, rule) => {
    expect(faultsOf(stagesOf(rule.broken), [rule])).not.toEqual([]);
  },
);

test('the base image has the Node version that the project pins, and variants differ only in their system packages [D.170]', () => {
  const [plain, tex] = variants.map((variant) => readContainerfile({ VARIANT: variant }));
  expect(plain?.[0]?.from).toContain(`/node:${nodeVersion}-`);
  expect(plain?.at(-1)?.from).toBe('system-plain');
  expect(tex?.at(-1)?.from).toBe('system-tex');
  expect(tex?.at(-1)?.steps).toEqual(plain?.at(-1)?.steps);
});

test('the image with TeX installs the packages that the operations page names [D.170]', () => {
  const install = readContainerfile({ VARIANT: 'tex' }).find(({ name }) => name === 'system-tex')?.steps[0]?.text ?? '';
  const page = readFileSync(join(project, 'docs', 'operations.md'), 'utf8');
  const section = page.split('\n## Typesetting\n')[1]?.split('\n## ')[0] ?? '';
  const named = [...section.matchAll(/`([^`]*(?:texlive-)[^`]*)`/g)].flatMap(([, list = '']) => list.split(/\s+/));
  expect(named).toContain('latexmk');
  expect(install.match(/\b(?:texlive|fonts)-[\w-]+|\b(?:lmodern|cm-super|latexmk)\b/g)?.sort()).toEqual(named.sort());
});

test('the files that the steps copy and start are in the project [D.170]', () => {
  const steps = readContainerfile().flatMap((stage) => stage.steps);
  const copied = steps
    .filter(({ keyword, flags }) => keyword === 'COPY' && flags['from'] === undefined)
    .flatMap(({ text }) => text.split(/\s+/).slice(0, -1));
  const started = steps.flatMap(({ text }) => text.match(/scripts\/[\w-]+\.\w+/g) ?? []);
  expect(started.length).toBeGreaterThan(1);
  expect([...copied, ...started].filter((path) => !existsSync(join(project, path)))).toEqual([]);
});

test.runIf(installed('apt-cache', 'Debian only'))('Debian has the packages that the image installs [D.170]', () => {
  const text = readContainerfile()
    .flatMap((stage) => stage.steps)
    .map((step) => step.text)
    .join('\n');
  const names = [...text.matchAll(/--no-install-recommends ([\w .+-]+) &&/g)].flatMap(([, list = '']) =>
    list.trim().split(/\s+/),
  );
  expect(names).toContain('bubblewrap');
  const { stdout } = spawnSync('apt-cache', ['show', ...names], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const known = [...stdout.matchAll(/^Package: (\S+)$/gm)].map(([, name]) => name);
  // Without package lists no name is known, so there is nothing to compare.
  if (known.length > 0) expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
