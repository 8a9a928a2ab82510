import { afterAll, beforeAll, expect, test } from 'vitest';
import { baseRent, baseRentFields } from '#tools/base-rent-sens/tool.ts';
import { type ModelSite, modelSite } from '../support/model-site.ts';

/** A language model that never answers, with the product's time limits. */
const text = `Previous studies have shown that night work harms the sleep of nurses. We recruited 20 nurses on night work in one hospital
and asked them to keep a diary of their sleep. We found that night work was associated with a worse mood in the week after. ${'The diary was kept in the morning. '.repeat(12)}`;

let site: ModelSite;
beforeAll(async () => {
  site = await modelSite({
    pace: { retryDelays: [1, 4, 12], longestWait: 30, firstWord: 60, betweenWords: 20, wholeAnswer: 150 },
    draftModelSeconds: 20,
  });
});
afterAll(() => site?.close());

const stepsOf = (runId: string) =>
  site.t.database.db
    .selectFrom('run_steps')
    .select(['step_id', 'finished_at', 'artifacts'])
    .where('run_id', '=', runId)
    .execute();
const stateOf = (runId: string) =>
  site.t.database.db.selectFrom('runs').select('state').where('id', '=', runId).executeTakeFirstOrThrow();

test('a model that never answers still leaves finished drafts, holds one of two places, and delays no other run [D.127]', async () => {
  site.standIn.behave(...new Array<'says nothing'>(20).fill('says nothing'));
  const drafts = [
    await site.submit(`${text} First.`),
    await site.submit(`${text} Second.`),
    await site.submit(`${text} Third.`),
  ];
  // One run waits for the model after storing its built-in draft; the others have stored theirs and wait for their
  // turn.
  await expect
    .poll(async () => (await Promise.all(drafts.map(stepsOf))).map((steps) => steps.find(isPacked)?.step_id), {
      timeout: 60_000,
    })
    .toEqual(['pack', 'pack', 'pack']);
  await expect.poll(() => site.standIn.requests.length).toBe(1);

  const values = Object.fromEntries(baseRentFields.map(({ name, initial }) => [name, initial]));
  const { runId } = await site.slices.runs.startRun({
    userId: site.member.user.id,
    feature: baseRent.slug,
    input: baseRent.input.parse(values),
    idempotencyKey: null,
  });
  expect((await site.end(runId)).state).toBe('succeeded');
  for (const id of drafts) expect(['queued', 'running']).toContain((await stateOf(id)).state);

  const said: string[] = [];
  for (const id of drafts) {
    expect(await site.end(id)).toMatchObject({ state: 'succeeded', charge: 'captured' });
    const files = await site.files(id);
    said.push(files('AI-DISCLOSURE.md').replaceAll('\\', ''));
    expect(files('main.tex')).toContain('NOT FOR SUBMISSION');
    expect(JSON.parse(files('provenance.json'))).toMatchObject({ engine: 'built-in' });
    expect(files('provenance.json')).not.toContain('"origin": "model"');
  }
  // Only the run that asked reports that it waited in vain; this may be any of the three.
  expect(said.join('\n')).toMatch(/The language model took too long/);
  for (const each of said) expect(each).toMatch(/took too long|busy with other runs/);
  // The circuit breaker works: after the first unanswered question, no run asked another.
  expect(site.standIn.requests.length).toBeLessThanOrEqual(drafts.length);
}, 180_000);

function isPacked({
  step_id,
  finished_at,
  artifacts,
}: {
  step_id: string;
  finished_at: Date | null;
  artifacts: unknown;
}) {
  return step_id === 'pack' && finished_at !== null && Object.keys(artifacts as object).includes('draft.zip');
}
