import { existsSync, readdirSync } from 'node:fs';
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

function foldersIn(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
