import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every slice, every tool, and every engine with more than its index has a README', () => {
  const slices = foldersIn('features').map((name) => `features/${name}`);
  const tools = foldersIn('tools').map((name) => `tools/${name}`);
  const engines = tools
    .map((tool) => `${tool}/engine`)
    .filter((engine) =>
      readdirSync(join(import.meta.dirname, engine)).some((file) => !/^index(?:\.test)?\.ts$/.test(file)),
    );
  const missing = [...slices, ...tools, ...engines, 'documents', 'documents/lease', 'contract'].filter(
    (folder) => !existsSync(join(import.meta.dirname, folder, 'README.md')),
  );
  expect(missing).toEqual([]);
});

test('AGENTS.md names every folder of the platform, of the documents and of the tests', () => {
  const map = readFileSync(join(root, 'AGENTS.md'), 'utf8');
  const places = ['', 'server', 'server/base', 'server/adapters', 'documents', 'web', '../tests'];
  const unnamed = places.flatMap((place) =>
    foldersIn(place)
      .filter((name) => !new RegExp(`[\\s\`/]${name}[\`/]`).test(map))
      .map((name) => join('src', place, name)),
  );
  expect(unnamed).toEqual([]);
});

test('decision records follow one template, are listed, and every number without a record is noted', () => {
  const folder = join(root, 'docs', 'decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  for (const name of records) {
    const number = name.slice(0, 4);
    const text = readFileSync(join(folder, name), 'utf8');
    const [, title] = new RegExp(`^# ${number} (.+)\\n\\nDate: \\d{4}-\\d{2}-\\d{2}`).exec(text) ?? [];
    expect(index, name).toContain(`- [${number}](${name}) ${title}\n`);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(
      headings.filter((heading) => heading !== 'Alternatives'),
      name,
    ).toEqual(['Context', 'Decision', 'Consequences']);
  }
  const used = new Set(records.map((name) => Number(name.slice(0, 4))));
  const unused = Array.from({ length: Math.max(...used) }, (_, index) => index + 1).filter((each) => !used.has(each));
  const [, note = ''] = /^Not used: (.+)\.$/m.exec(index) ?? [];
  const noted = note
    .split(/, | and /)
    .map((part) => part.split(' to ').map(Number))
    .flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
  expect(noted).toEqual(unused);
});

const root = join(import.meta.dirname, '..');

function foldersIn(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
