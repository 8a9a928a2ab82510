import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { readOutcome } from './read-outcome.ts';
import { startFailure } from './texts.ts';

async function* stream(...events: unknown[]) {
  for (const [index, data] of events.entries()) yield { id: String(index), data };
}
const started = { event: 'workflow_started', data: { runId: 'r', steps: 2, outputs: { text: '' } } };
const finished = (status: string, text: string, result: unknown = { kind: 'report', id: 'report-1' }) => ({
  event: 'workflow_finished',
  data: { status, outputs: { text }, runId: 'r', result },
});

test('the text of workflow_finished is the report, and its id is where the report is stored', async () => {
  expect(await readOutcome(stream(started, { event: 'news' }, finished('succeeded', '# Report')))).toEqual({
    ok: true,
    text: '# Report',
    reportId: 'report-1',
  });
});

test('a stream with only the events required by the specification is enough [D.92]', async () => {
  const least = { event: 'workflow_finished', data: { status: 'succeeded', outputs: { text: '# Report' } } };
  expect(await readOutcome(stream({ event: 'workflow_started' }, least))).toEqual({
    ok: true,
    text: '# Report',
    reportId: null,
  });
  expect(await readOutcome(stream({ event: 'error', error: 'No.' }))).toEqual({ ok: false, message: 'No.' });
  expect(await readOutcome(stream({ event: 'error' }))).toEqual({ ok: false, message: 'An error occurred' });
});

test('an error event shows its sentence, and a failure without one shows that an error occurred', async () => {
  expect(
    await readOutcome(stream(started, { event: 'error', error: 'Nothing was charged.', code: 'run_cancelled' })),
  ).toEqual({
    ok: false,
    message: 'Nothing was charged.',
  });
  expect(await readOutcome(stream(finished('failed', '', null)))).toEqual({ ok: false, message: 'An error occurred' });
});

test('a stream that is cut off before its end is an error, even if it began normally', async () => {
  expect(await readOutcome(stream(started))).toEqual({ ok: false, message: 'An error occurred' });
});

test('an analysis that cannot be started is reported, with the reason if there is one [D.82]', () => {
  expect(startFailure(new AppError('internal'))).toBe('Failed to start workflow');
  expect(startFailure(new AppError('workflow_not_started'))).toBe('Failed to start workflow');
  expect(startFailure(new AppError('out_of_credits'))).toBe(
    "Failed to start workflow: You're out of credits for this feature.",
  );
  for (const code of ['unauthenticated', 'invalid_token', 'token_expired', 'refresh_token_not_found'] as const) {
    expect(startFailure(new AppError(code))).toBe('Authentication error');
  }
});
