import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaseAnalysisSchema, leaseReportSchema, letterReportSchema } from '#contract/lease-report.ts';
import { makeDocx, paragraph } from '../support/make-docx.ts';
import { layoutOf } from './layouts.ts';

const project = join(import.meta.dirname, '..', '..');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foredraft-analyze-'));
  for (const name of ['short-form', 'loi-binding', 'not-loan']) {
    const lines = layoutOf(name).split(/\n\s*\n/);
    const body = lines.map((line) => paragraph(line.replace(/\s+/g, ' ').replaceAll('&', '&amp;').trim())).join('');
    writeFileSync(join(folder, `${name}.docx`), makeDocx(body));
  }
  writeFileSync(join(folder, 'notes.txt'), 'rent');
  writeFileSync(join(folder, 'torn.pdf'), '%PDF-1.7\n1 0 obj');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function analyze(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(project, 'scripts', 'analyze.ts'), ...args], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { stdout, stderr, status };
}

test('analyze prints one line of JSON per file, with the report or the reason for refusing it [D.110]', () => {
  const files = ['short-form.docx', 'not-loan.docx', 'notes.txt', 'torn.pdf', 'loi-binding.docx'];
  const { stdout, status } = analyze('lease', ...files);
  const lines = stdout.trimEnd().split('\n');
  const answers = lines.map((line) => JSON.parse(line) as { file: string; accepted: boolean; report?: unknown });
  expect(answers.map(({ file, accepted }) => [file, accepted])).toEqual([
    ['short-form.docx', true],
    ['not-loan.docx', false],
    ['notes.txt', false],
    ['torn.pdf', false],
    ['loi-binding.docx', false],
  ]);
  expect(leaseReportSchema.safeParse(answers[0]?.report).error).toBeUndefined();
  for (const answer of answers.slice(1))
    expect(answer).toEqual({ ...answer, reason: expect.stringMatching(/\w+.*\.$/) });
  expect(status).toBe(0);
});

test('analyze analysis creates the report of that tool [D.110]', () => {
  const { stdout, status } = analyze('analysis', 'short-form.docx');
  expect(leaseAnalysisSchema.safeParse(JSON.parse(stdout).report).error).toBeUndefined();
  expect(status).toBe(0);
});

test('analyze loi continues after a missing file, creates the report of that tool, and ends with 1 [D.110]', () => {
  const { stdout, status } = analyze('loi', 'gone.pdf', 'loi-binding.docx');
  const [first, second] = stdout.trimEnd().split('\n');
  expect(JSON.parse(first ?? '')).toEqual({ file: 'gone.pdf', accepted: false, reason: 'There is no such file.' });
  expect(JSON.parse(second ?? '')).toMatchObject({ accepted: true });
  expect(letterReportSchema.safeParse(JSON.parse(second ?? '').report).error).toBeUndefined();
  expect(status).toBe(1);
});

test('analyze without a known tool prints its usage [D.110]', () => {
  const { stdout, stderr, status } = analyze('toString', 'short-form.docx');
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
  expect(stderr).toContain('Usage:');
});
