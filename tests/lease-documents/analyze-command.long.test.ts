import { expect, test } from 'vitest';
import { leaseAnalysisSchema, letterReportSchema } from '#contract/lease-report.ts';
import { analyzeCommand } from './analyze-command.ts';

const analyze = analyzeCommand();

test('analyze analysis creates the report of that tool [D.110]', () => {
  const { stdout, status } = analyze('analysis', 'short-form.docx');
  expect(leaseAnalysisSchema.safeParse(JSON.parse(stdout).report).error).toBeUndefined();
  expect(status).toBe(0);
});

test('analyze lease continues after a missing file as well [D.110]', () => {
  const { stdout, status } = analyze('lease', 'gone.docx', 'short-form.docx');
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(answers).toMatchObject([
    { file: 'gone.docx', accepted: false, reason: 'There is no such file.' },
    { file: 'short-form.docx', accepted: true },
  ]);
  expect(status).toBe(1);
});

test('analyze loi continues after a missing file, creates the report of that tool, and ends with 1 [D.110]', () => {
  const { stdout, status } = analyze('loi', 'gone.pdf', 'loi-binding.docx');
  const [first, second] = stdout.trimEnd().split('\n');
  expect(JSON.parse(first ?? '')).toEqual({ file: 'gone.pdf', accepted: false, reason: 'There is no such file.' });
  expect(JSON.parse(second ?? '')).toMatchObject({ accepted: true });
  expect(letterReportSchema.safeParse(JSON.parse(second ?? '').report).error).toBeUndefined();
  expect(status).toBe(1);
});
