import { expect, test } from 'vitest';
import { leaseReportSchema } from '#contract/lease-report.ts';
import { analyzeCommand } from './analyze-command.ts';

const analyze = analyzeCommand();

// analyze-command.long.test.ts runs it for the other tools.
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

test('analyze without a known tool prints its usage [D.110]', () => {
  const { stdout, stderr, status } = analyze('toString', 'short-form.docx');
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
  expect(stderr).toContain('Usage:');
});
