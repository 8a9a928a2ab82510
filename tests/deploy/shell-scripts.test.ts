import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { installed } from '../support/installed.ts';
import { project, readContainerfile } from './containerfile.ts';

/** Every file of the project that a shell runs, with or without an extension. */
const scripts = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: project })
  .toString()
  .split('\0')
  .filter((path) => /\.sh$/.test(path) || /^(?:\.ci|deploy)\/[^.]*$/.test(path))
  .filter((path) => /^#!.*\b(?:ba)?sh$/m.test(readFileSync(join(project, path), 'utf8').split('\n')[0] ?? ''));

/** Shell commands inside other files. */
const commands = [
  ...readContainerfile().flatMap(({ steps }) =>
    steps.filter(({ keyword }) => keyword === 'RUN').map(({ text }) => text),
  ),
  (parse(readFileSync(join(project, 'deploy/compose/compose.yaml'), 'utf8'), { merge: true }) as ComposeCommands)
    .services.bucket.command[0],
];

interface ComposeCommands {
  readonly services: { readonly bucket: { readonly command: readonly [string] } };
}

const hasShellcheck = installed('shellcheck');

test.runIf(hasShellcheck)(
  'shellcheck finds nothing in the commands of the image and of the Compose file [D.170]',
  () => {
    expect(commands.length).toBeGreaterThan(4);
    for (const input of commands) {
      const { status, stdout } = spawnSync('shellcheck', ['--shell=sh', '-'], { encoding: 'utf8', input });
      expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    }
  },
);

test.runIf(hasShellcheck)('shellcheck finds nothing in any script [D.170]', () => {
  expect(scripts).toEqual(expect.arrayContaining(['.ci/run', 'deploy/compose/make-secrets.sh']));
  const { status, stdout } = spawnSync('shellcheck', scripts, { encoding: 'utf8', cwd: project });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  const broken = spawnSync('shellcheck', ['--shell=sh', '-'], { encoding: 'utf8', input: 'rm -rf $1/*\n' });
  expect(broken.status).toBe(1);
});
