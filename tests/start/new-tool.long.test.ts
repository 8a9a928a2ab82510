import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runDocumentTool } from '../support/document-run.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { startProduct } from '../support/running-product.ts';
import { getJson } from '../support/submit-package.ts';

const root = join(import.meta.dirname, '..', '..');
const scripts = ['scripts/new-tool.ts', 'scripts/new-tool-files.ts'];

async function copyOf(...paths: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foredraft-new-tool-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const path of [...scripts, ...paths]) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  return folder;
}

function newTool(folder: string, ...words: string[]): void {
  execFileSync(process.execPath, [join(folder, 'scripts/new-tool.ts'), ...words]);
}

test('a new tool is one folder and its lines in one list', async () => {
  const folder = await copyOf('src/tools.ts');
  newTool(folder, 'rent-roll', 'Rent Roll');
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  expect(await read('src/tools/rent-roll/tool.ts')).toContain("slug: 'rent-roll'");
  expect(await read('src/tools/rent-roll/view.tsx')).toContain('export default function RentRoll');
  const [before, after] = [await readFile(join(root, 'src/tools.ts'), 'utf8'), await read('src/tools.ts')];
  const added = after.split('\n').filter((line) => !before.split('\n').includes(line));
  expect(added).toEqual(["import { rentRollModule } from './tools/rent-roll/index.ts';", '  rentRollModule,']);
});

test('a new tool with typed input and a new document tool run through HTTP, have a price and are excluded in robots.txt', async () => {
  const folder = await copyOf('src', 'package.json');
  for (const path of ['node_modules', 'build', 'public']) await symlink(join(root, path), join(folder, path));
  newTool(folder, 'rent-roll', 'Rent Roll');
  newTool(folder, 'deed-check', 'Deed Check', '--document');
  const product = await startProduct({}, undefined, folder);
  onTestFinished(() => product.stop());
  const { token } = await signUpByCalls(product);

  const { features } = (await getJson(product, token, '/api/features')) as { features: unknown[] };
  expect(features).toEqual(
    expect.arrayContaining(
      ['rent-roll', 'deed-check'].map((slug) => expect.objectContaining({ slug, is_active: true, credit_cost: 1 })),
    ),
  );
  const robots = await (await fetch(`${product.url}/robots.txt`)).text();
  expect(robots).toMatch(/^Disallow: \/rent-roll$/m);
  expect(robots).toMatch(/^Disallow: \/deed-check$/m);

  const typed = await fetch(`${product.url}/functions/v1/run-workflow-text`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'x-function-slug': 'rent-roll',
    },
    body: JSON.stringify({ text: JSON.stringify({ text: 'one two three' }) }),
  });
  expect(await typed.text()).toContain('The text has 3 words.');

  const bytes = await readFile(join(root, 'src/samples/letter.pdf'));
  const id = await runDocumentTool(product, token, { slug: 'deed-check', name: 'letter.pdf', bytes });
  const report = (await getJson(product, token, `/api/reports/${id}`)) as { markdown: string };
  expect(report.markdown).toMatch(/^The document has \d+ paragraphs and [1-9]\d* words\.$/);
}, 120_000);

test('an invalid name, or one that is taken, is refused in one sentence', async () => {
  const folder = await copyOf('src/tools.ts');
  const make = (...words: string[]) =>
    spawnSync(process.execPath, [join(folder, 'scripts/new-tool.ts'), ...words], { encoding: 'utf8' });
  expect(make('../evil', 'Name')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: /) });
  expect(make('rent-roll', 'Name', '--pdf')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: /) });
  expect(make('rent-roll', 'Name').status).toBe(0);
  expect(make('rent-roll', 'Name')).toMatchObject({ status: 1, stderr: 'src/tools/rent-roll already exists.\n' });
});
