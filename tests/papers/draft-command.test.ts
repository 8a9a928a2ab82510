import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insights } from '../support/insights.ts';
import { picture } from '../support/research-package.ts';

const project = join(import.meta.dirname, '..', '..');
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foredraft-draft-'));
  writeFileSync(join(folder, 'lamps.txt'), insights);
  writeFileSync(join(folder, 'short.txt'), 'Too short.');
  writeFileSync(join(folder, 'seeds.bib'), '@article{ito, title={Trees at night}, author={Ito, A.}, year={2019}}');
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'images', 'buds.png'), await picture('png'));
  writeFileSync(join(folder, 'images', 'buds.txt'), 'Day of bud burst against illuminance in lx');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function draft(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(project, 'scripts', 'draft.ts'), ...args], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { stdout, stderr, status };
}

test('draft prints sentences, prompts, risks and citations as one line of JSON, and writes the zip [D.134]', () => {
  const { stdout, status } = draft(
    ...['lamps.txt', '--images', 'images', '--seeds', 'seeds.bib', '--template', 'elsarticle', '--out', 'made'],
  );
  expect(status).toBe(0);
  expect(stdout.trimEnd()).not.toContain('\n');
  const answer = JSON.parse(stdout);
  expect(Object.keys(answer)).toEqual(['sentences', 'prompts', 'risks', 'citations', 'zip']);
  expect(answer.sentences.length).toBeGreaterThan(5);
  for (const sentence of answer.sentences)
    expect(sentence).toEqual({
      text: expect.any(String),
      move: expect.toSatisfy((move) => move === null || /^[a-z]+$/.test(move)),
      second: expect.toSatisfy((move) => move === null || /^[a-z]+$/.test(move)),
      section: expect.stringMatching(/\w/),
      origin: expect.stringMatching(/^(user|template)/),
    });
  for (const risk of answer.risks)
    expect(risk).toEqual({
      id: expect.any(String),
      state: expect.stringMatching(/^(open|satisfied|addressed|dismissed)$/),
      evidence: expect.toSatisfy((quote) => quote === null || typeof quote === 'string'),
    });
  expect(answer.risks.length).toBeGreaterThan(0);
  expect(answer.prompts.every((prompt: { section: string; text: string }) => prompt.section && prompt.text)).toBe(true);
  expect(answer.zip).toBe(join(folder, 'made', 'lamps.zip'));
  const files = unzipSync(new Uint8Array(readFileSync(answer.zip)));
  const text = (path: string) => new TextDecoder().decode(files[path]);
  expect(text('main.tex')).toContain('{elsarticle}');
  expect(text('references.bib')).toContain('Trees at night');
  expect(Object.keys(files)).toContain('figures/fig1.png');
  expect(JSON.stringify(answer.sentences)).toContain('Day of bud burst against illuminance in lx');
});

test('draft reports why there is no draft, and ends with 1 [D.134]', () => {
  expect(draft('short.txt')).toMatchObject({ stdout: '', status: 1, stderr: expect.stringMatching(/\w+.*\.\n$/) });
  expect(draft('gone.txt')).toMatchObject({ stdout: '', status: 1, stderr: expect.stringContaining('There is no') });
});

test('draft with invalid arguments prints its usage with the templates [D.134]', () => {
  for (const args of [[], ['lamps.txt', '--template', 'nature'], ['lamps.txt', '--colour']])
    expect(draft(...args)).toMatchObject({ stdout: '', status: 2, stderr: expect.stringContaining('ieee-journal') });
});
