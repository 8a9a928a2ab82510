import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LeaseReport } from '#contract/lease-report.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { createModel } from '#server/adapters/model/run-model.ts';
import type { Member } from '../support/account-site.ts';
import { makePdf, page } from '../support/make-pdf.ts';
import { type Behaviour, type ModelStandIn, startModelStandIn } from '../support/model-stand-in.ts';
import { getJson, runEnd } from '../support/submit-package.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { type ToolSite, toolSite } from '../support/tool-site.ts';

/**
 * The Lease Abstract with a language model through Anthropic's API: there is always a report, which says what the model
 * did.
 */
let t: TestDatabase;
let standIn: ModelStandIn;
let reader: ReturnType<typeof createDocumentReader>;
let site: ToolSite;
let member: Member;
let pdf: Uint8Array;

beforeAll(async () => {
  t = await testDatabase({ max: 20 });
  standIn = await startModelStandIn();
  reader = createDocumentReader({ tasks: new URL('../../src/documents/tasks.ts', import.meta.url) });
  const model = createModel(
    {
      kind: 'anthropic',
      baseUrl: standIn.baseUrl,
      apiKey: 'key',
      model: 'stand-in',
      prices: { input: 3, output: 15 },
      runTokens: 40_000,
    },
    { retryDelays: [0.01], longestWait: 1, firstWord: 0.5, betweenWords: 0.5, wholeAnswer: 3 },
  );
  site = await toolSite(t, { model, ports: { ...t.platform.ports, documents: reader } });
  member = await site.member(`lease${Date.now() % 1e8}`);
  const lease = readFileSync(join(import.meta.dirname, '../lease-documents/texts/short-form.txt'), 'utf8');
  const lines = lease
    .split('\n')
    .flatMap((line) => line.match(/.{1,90}(?: |$)/g)?.map((each) => each.trim()) ?? [null]);
  pdf = makePdf([page(lines)]);
});
afterAll(async () => {
  await site?.stop();
  await Promise.all([t?.close(), standIn?.close(), reader?.close()]);
});
beforeEach(() => {
  standIn.requests.length = 0;
  standIn.behave();
  standIn.answer = () => ({
    fields: [
      { field: 'tenant', value: 'Corner Cycle Works, Inc.', quote: 'Corner Cycle Works, Inc., a Vermont corporation' },
      {
        field: 'landlord',
        value: 'Corner Cycle Works, Inc.',
        quote: 'between Anna K. Lindqvist ("Landlord") and Corner Cycle Works, Inc.',
      },
      { field: 'guarantor', value: 'Nobody', quote: 'Guarantor: Nobody' },
    ],
  });
});

async function report() {
  const form = new FormData();
  form.set('file', new File([Buffer.from(pdf)], 'shop.pdf'));
  const { id } = (await (await site.call(member, 'lease-abstract', '/functions/v1/file-upload', form)).json()) as {
    id: string;
  };
  const answer = await site.call(member, 'lease-abstract', '/functions/v1/async-run-workflow-file', { fileId: id });
  const text = await answer.text();
  const run = await runEnd(site, member.session.access_token, answer.headers.get('x-run-id') ?? '');
  expect(run).toMatchObject({ state: 'succeeded', charge: 'captured' });
  const stored = await getJson(site, member.session.access_token, `/api/reports/${run.result?.id}`);
  return { text, ...(stored as { engine: string; data: LeaseReport }) };
}

test('the report shows what the model confirmed, what was rejected, and what it cost [D.47]', async () => {
  const { text, engine, data } = await report();
  expect(engine).toMatch(/^built-in with stand-in at 127\.0\.0\.1:\d+$/);
  expect(data.fields['landlord']).toMatchObject({ value: 'Anna K. Lindqvist' });
  expect(data.fields['guarantor']).toBeUndefined();
  const notes = data.notes.join('\n');
  expect(notes).toMatch(
    /was asked 1 time \(\d+ tokens, about \$0\.\d{3}\): it confirmed 1 value, added 0, corrected 0 and disagrees on 0\./,
  );
  expect(notes).toContain('1 with a value that belongs to another field');
  expect(notes).toContain('1 with a quote that is not in the document');
  for (const note of data.notes) expect(text).toContain(note.replaceAll(/[#[\]_*]/g, '\\$&'));
  expect(standIn.requests).toHaveLength(1);
  // What the page shows before the run.
  expect(await getJson(site, member.session.access_token, '/api/features/lease-abstract')).toMatchObject({
    engine: {
      name: 'built-in',
      model: { name: engine.replace('built-in with ', ''), prices: { input: 3, output: 15 }, mostTokens: 40_000 },
      literature: false,
    },
  });
  expect(standIn.requests[0]?.system).not.toContain('Lindqvist');
  expect(standIn.requests[0]?.user).toContain('Lindqvist');
});

test.each<[Behaviour, RegExp]>([
  ['asks to wait for an hour', /answering too many others/],
  ['says no JSON', /could not be read/],
])(
  'a model that always %s affects only its own part of the report, and the report mentions it [D.48]',
  async (behaviour, reason) => {
    standIn.behave(...new Array<Behaviour>(6).fill(behaviour));
    const { data } = await report();
    expect(data.notes.at(-1)).toMatch(reason);
    expect(data.notes.at(-1)).toContain(
      'It read 0 of 1 parts of the document; the built-in result is used for the rest.',
    );
    expect(data.fields['tenant']).toMatchObject({ value: 'Corner Cycle Works, Inc.' });
  },
);

test('a document that is not a lease is refused before the model is called', async () => {
  const form = new FormData();
  const recipe = makePdf([
    page(['RECIPE', null, 'Take two eggs, a cup of flour and a pinch of salt, and stir them well.']),
  ]);
  form.set('file', new File([Buffer.from(recipe)], 'recipe.pdf'));
  const { id } = (await (await site.call(member, 'lease-abstract', '/functions/v1/file-upload', form)).json()) as {
    id: string;
  };
  const answer = await site.call(member, 'lease-abstract', '/functions/v1/async-run-workflow-file', { fileId: id });
  await answer.text();
  expect(await runEnd(site, member.session.access_token, answer.headers.get('x-run-id') ?? '')).toMatchObject({
    state: 'failed',
    charge: 'released',
  });
  expect(standIn.requests).toEqual([]);
});
