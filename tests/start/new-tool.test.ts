import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

async function copyOfTheLists(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foredraft-new-tool-'));
  for (const path of ['scripts/new-tool.ts', 'src/tools.ts', 'src/routes.ts']) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await cp(join(root, path), join(folder, path));
  }
  return folder;
}

test('a new tool is one folder and one line in each list', async () => {
  const folder = await copyOfTheLists();
  execFileSync(process.execPath, [join(folder, 'scripts/new-tool.ts'), 'rent-roll', 'Rent Roll']);
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  expect(await read('src/tools/rent-roll/tool.ts')).toContain("slug: 'rent-roll'");
  expect(await read('src/tools/rent-roll/view.tsx')).toContain('export default function RentRoll');
  expect(await read('src/tools/rent-roll/engine/index.ts')).toContain('export const rentRollEngine');
  const tools = await read('src/tools.ts');
  expect(tools).toContain('    { tool: rentRoll, engine: rentRollEngine, deliver: deliveries.reports },\n  ];');
  expect(tools).toContain("import { rentRoll } from './tools/rent-roll/tool.ts';");
  expect(await read('src/routes.ts')).toContain("    route('rent-roll', 'tools/rent-roll/view.tsx'),\n  ]),");
});

test('a name that no folder should have, or one that is taken, is refused in one sentence', async () => {
  const folder = await copyOfTheLists();
  const make = (slug: string) =>
    spawnSync(process.execPath, [join(folder, 'scripts/new-tool.ts'), slug, 'Name'], { encoding: 'utf8' });
  expect(make('../evil')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: /) });
  expect(make('rent-roll').status).toBe(0);
  expect(make('rent-roll')).toMatchObject({ status: 1, stderr: 'src/tools/rent-roll is there already.\n' });
});
