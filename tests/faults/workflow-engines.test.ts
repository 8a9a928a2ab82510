import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DraftResult } from '#contract/draft-result.ts';
import { type LeaseReport, reportFormat } from '#contract/lease-report.ts';
import { createImagePort } from '#server/adapters/images/image-port.ts';
import { createZipPort } from '#server/base/archives/zip-port.ts';
import type { WorkflowSettings } from '#server/base/config/service-settings.ts';
import type { Platform } from '#server/platform.ts';
import { analyze } from '#tools/base-rent-sens/engine/analyze.fixture.ts';
import type { Member } from '../support/account-site.ts';
import { makePdf } from '../support/make-pdf.ts';
import { plainInsights, researchPackage } from '../support/research-package.ts';
import { getJson, runEnd, submitPackage } from '../support/submit-package.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { type ToolSite, toolSite } from '../support/tool-site.ts';
import { startWorkflowStandIn, type WorkflowBehaviour, type WorkflowStandIn } from '../support/workflow-stand-in.ts';
import { until } from './run-instance.ts';

/** External workflows replace the built-in engines: one for values, one for documents, one for packages. */
let t: TestDatabase;
let standIn: WorkflowStandIn;
let overrides: Partial<Platform>;
let site: ToolSite;
let member: Member;

beforeAll(async () => {
  t = await testDatabase({ max: 20 });
  standIn = await startWorkflowStandIn();
  const workflows: WorkflowSettings = {
    baseUrl: standIn.baseUrl,
    filesUrl: null,
    keys: {
      'base-rent-sens': 'app-rent',
      'lease-pre-analysis': 'app-look',
      'lease-abstract': 'app-lease',
      'paper-assistant': 'app-paper',
    },
    pace: {
      retryDelays: [0.01, 0.01],
      longestWait: 1,
      answerSeconds: 2,
      silenceSeconds: 0.3,
      pollSeconds: 0.02,
      fileSeconds: 2,
    },
  };
  overrides = {
    config: { ...t.platform.config, workflows },
    ports: { ...t.platform.ports, archives: createZipPort(), images: createImagePort() },
  };
  site = await toolSite(t, overrides);
  member = await site.member(`flow${Date.now() % 1e8}`);
});
afterAll(async () => {
  await site?.stop();
  await Promise.all([t?.close(), standIn?.close()]);
});
beforeEach(() => {
  for (const list of [standIn.starts, standIn.uploads, standIn.looks, standIn.stopped]) list.length = 0;
  standIn.behave();
});

const form = {
  term: '5',
  ti_allow: '35',
  space_size: '10000',
  ti_rate: '8',
  op_ex_pct: '15',
  op_ex_escal: '3',
  base_rent_min: '50',
  base_rent_max: '65',
};

/** The events of a base rent run, read to the end. */
async function baseRent(signal?: AbortSignal): Promise<
  {
    event: string;
    data?: { status?: string; outputs: { text: string }; runId?: string };
    error?: string;
    code?: string;
  }[]
> {
  const answer = await site.call(
    member,
    'base-rent-sens',
    '/functions/v1/run-workflow-text',
    { text: JSON.stringify(form) },
    signal,
  );
  const text = await answer.text();
  return text
    .split('\n\n')
    .flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? [])
    .map((data) => JSON.parse(data));
}

async function upload(): Promise<string> {
  const body = new FormData();
  body.set('file', new File([Buffer.from(makePdf([{ texts: [{ x: 72, y: 90, text: 'LEASE' }] }]))], 'office.pdf'));
  const answer = await site.call(member, 'lease-abstract', '/functions/v1/file-upload', body);
  return ((await answer.json()) as { id: string }).id;
}

async function leaseRun() {
  const answer = await site.call(member, 'lease-abstract', '/functions/v1/async-run-workflow-file', {
    fileId: await upload(),
  });
  await answer.text();
  return runEnd(site, member.session.access_token, answer.headers.get('x-run-id') ?? '');
}

const passage = { quote: 'a lease', page: 1, clause: 'Opening', paragraph: 0, boxes: [] };
const leaseReport: Omit<LeaseReport, 'engine'> = {
  title: 'Lease Abstract: elsewhere',
  markdown: '# Lease Abstract: elsewhere\n',
  kind: 'lease',
  notes: [],
  format: reportFormat,
  instruments: [],
  fields: { tenant: { value: 'Ada', shown: 'Ada', state: 'found', ...passage } },
  labels: [{ id: 'tenant', label: 'Tenant', group: 'Parties' }],
  not_found: [],
  document: { pages: 1, struck_passages: 0, page_numbers: 'exact' },
  cross_checks: [],
  risks: [],
  obligations: [],
  changes: [],
  rent: [],
  rent_totals: null,
  dates: [],
};

test('typed values are sent to a workflow, and its report is returned as the tool’s own [D.41]', async () => {
  const builtIn = await analyze();
  // Its result claims to come from the built-in engine, which is not true.
  standIn.answer = () => ({ result: JSON.stringify({ ...builtIn, engine: 'built-in', markdown: '# From elsewhere' }) });
  const before = await site.balance(member);
  const events = await baseRent();
  expect(events.map(({ event }) => event)).toContain('workflow_started');
  expect(events.at(-1)).toMatchObject({
    event: 'workflow_finished',
    data: { status: 'succeeded', outputs: { text: expect.stringContaining('# From elsewhere') } },
  });
  expect(standIn.starts.map(({ key }) => key)).toEqual(['app-rent']);
  expect(JSON.parse(standIn.starts[0]?.inputs.text ?? '')).toMatchObject({ term: '5', ti_allow: '35.00' });
  expect(await site.balance(member)).toBe(before - 2);
  const { reports } = (await getJson(site, member.session.access_token, '/api/reports')) as {
    reports: { engine: string }[];
  };
  // The page can show this before the run.
  expect(await getJson(site, member.session.access_token, '/api/features/base-rent-sens')).toMatchObject({
    engine: { name: reports[0]?.engine, model: null, literature: false },
  });
  expect(reports[0]?.engine).toMatch(/^workflow at 127\.0\.0\.1:\d+$/);
});

test('a document is sent to one workflow for the pre-analysis and to another for the report [D.41]', async () => {
  standIn.answer = ({ key }) => (key === 'app-look' ? { text: 'YES' } : { result: leaseReport });
  const fileId = await upload();
  const look = await site.call(member, 'lease-pre-analysis', '/functions/v1/run-workflow-file', { fileId });
  expect(await look.text()).toContain('"outputs":{"text":"YES"}');
  const answer = await site.call(member, 'lease-abstract', '/functions/v1/async-run-workflow-file', { fileId });
  expect(await answer.text()).toContain('# Lease Abstract: elsewhere');
  expect(standIn.uploads.map(({ key, name, type }) => [key, name, type])).toEqual([
    ['app-look', 'document.pdf', 'application/pdf'],
    ['app-lease', 'document.pdf', 'application/pdf'],
  ]);
  expect(Buffer.from(standIn.uploads[1]?.bytes ?? []).toString('latin1')).toMatch(/^%PDF-/);
  expect(standIn.starts[1]?.inputs.file).toEqual({
    type: 'document',
    transfer_method: 'local_file',
    upload_file_id: 'file-2',
  });
  const run = await runEnd(site, member.session.access_token, answer.headers.get('x-run-id') ?? '');
  const report = (await getJson(site, member.session.access_token, `/api/reports/${run.result?.id}`)) as {
    data: LeaseReport;
  };
  expect(report.data).toMatchObject({ ...leaseReport, engine: expect.stringMatching(/^workflow at /) });
});

const draft: Omit<DraftResult, 'engine'> = {
  title: 'On tides',
  pdf: { engine: 'their own', pages: 1 },
  risks: [],
  coverage: { literature: 'off', covered: 0, total: 0, rows: [] },
};
const draftFiles = (names = ['draft.zip', 'main.pdf'], prefix = '') =>
  names.map((filename) => ({ filename, url: `${prefix}/files/${filename}?sign=1`, mime_type: 'x' }));

async function paperRun(words: number) {
  const token = member.session.access_token;
  const { body } = await submitPackage(site, token, researchPackage({ text: plainInsights(words) }));
  return runEnd(site, token, body.runId ?? '');
}

test('a research package is sent to a workflow, and its draft arrives with its files [D.41]', async () => {
  const zip = zipSync({ 'main.tex': Buffer.from('% theirs') });
  const pdf = Buffer.from('%PDF-1.7 theirs');
  standIn.files.set('draft.zip', zip).set('main.pdf', pdf);
  standIn.answer = () => ({ result: draft, files: draftFiles() });
  const run = await paperRun(120);
  expect(run).toMatchObject({ state: 'succeeded', charge: 'captured', engine: expect.stringMatching(/^workflow at /) });
  expect(standIn.uploads[0]).toMatchObject({ key: 'app-paper', name: 'package.zip', type: 'application/zip' });
  const stored = await t.platform.files.get(`latexstore/${member.user.id}/${run.result?.id}`);
  expect(Buffer.from(stored).equals(zip)).toBe(true);
});

test.each<[string, () => object]>([
  ['leaves a file out', () => ({ result: draft, files: draftFiles(['draft.zip']) })],
  [
    'names a file of another address',
    () => ({ result: draft, files: draftFiles(undefined, 'http://169.254.169.254') }),
  ],
  [
    'sends a zip that is none',
    () => {
      standIn.files.set('draft.zip', Buffer.from('no zip'));
      return { result: draft, files: draftFiles() };
    },
  ],
  [
    'sends a PDF that is a page',
    () => {
      standIn.files.set('draft.zip', zipSync({ 'a.txt': Buffer.from('a') })).set('main.pdf', Buffer.from('<html>'));
      return { result: draft, files: draftFiles() };
    },
  ],
])('a draft from a workflow that %s is refused and not charged', async (_, answer) => {
  standIn.answer = answer;
  expect(await paperRun(121)).toMatchObject({
    state: 'failed',
    charge: 'released',
    error: { code: 'engine_answer_unusable' },
  });
});

describe('a workflow', () => {
  test.each<[string, () => object]>([
    ['another shape', () => ({ result: { ...leaseReport, risks: 'none' } })],
    ['no JSON', () => ({ result: 'I would be happy to help.' })],
    ['a text alone', () => ({ text: '# A report' })],
    ['a NUL', () => ({ result: { ...leaseReport, title: 'a\u0000b' } })],
    ['nothing', () => ({})],
  ])('that answers %s ends as a failed run without a charge', async (_, answer) => {
    standIn.answer = answer;
    const before = await site.balance(member);
    expect(await leaseRun()).toMatchObject({
      state: 'failed',
      charge: 'released',
      error: { code: 'engine_answer_unusable' },
    });
    expect(standIn.starts).toHaveLength(1);
    expect(await site.balance(member)).toBe(before);
  });

  test('that refuses is reported with its own sentence, without a charge', async () => {
    standIn.answer = () => ({ refused: 'This seems to be a deed of sale.' });
    expect(await leaseRun()).toMatchObject({
      state: 'failed',
      charge: 'released',
      error: { message: 'This seems to be a deed of sale.' },
    });
  });

  test.each<[WorkflowBehaviour[], string, number]>([
    [['asks to wait'], 'succeeded', 1],
    [['asks to wait', 'asks to wait', 'asks to wait'], 'engine_unavailable', 0],
    [['is cut but finishes'], 'succeeded', 1],
    [['refuses the inputs'], 'engine_failed', 0],
    [['fails before it says anything'], 'engine_failed', 1],
    [['hangs up before it says anything'], 'engine_failed', 1],
    [['says an error'], 'engine_failed', 1],
    [['fails'], 'engine_failed', 1],
  ])('that %j ends as %s, after %d starts', async (behaviours, end, begun) => {
    const result = await analyze();
    standIn.answer = () => ({ result });
    standIn.behave(...behaviours);
    const before = await site.balance(member);
    const events = await baseRent();
    expect(events.at(-1)?.data?.status).toBe(end === 'succeeded' ? end : 'failed');
    expect(events.find(({ event }) => event === 'error')?.code).toBe(end === 'succeeded' ? undefined : end);
    expect(JSON.stringify(events)).not.toContain('sk-secret');
    expect(standIn.starts).toHaveLength(begun);
    expect(await site.balance(member)).toBe(end === 'succeeded' ? before - 2 : before);
  });

  test('that stops sending events is polled until it has ended', async () => {
    const result = await analyze();
    standIn.answer = () => ({ result });
    standIn.behave('is stalled');
    const events = baseRent();
    await until(() => standIn.looks.length >= 2);
    standIn.finish(standIn.starts[0]?.workflowRunId ?? '');
    expect((await events).at(-1)).toMatchObject({ event: 'workflow_finished', data: { status: 'succeeded' } });
    expect(standIn.starts).toHaveLength(1);
  });

  test('is stopped when its run is cancelled', async () => {
    standIn.behave('is stalled');
    const leave = new AbortController();
    const events = baseRent(leave.signal).catch(() => 'left');
    await until(() => standIn.looks.length >= 1);
    leave.abort();
    expect(await events).toBe('left');
    await until(() => standIn.stopped.length === 1);
    expect(standIn.starts).toHaveLength(1);
  });

  test('continues when its worker stops, and the next worker does not start a second one', async () => {
    standIn.answer = () => ({ result: leaseReport });
    standIn.behave('is cut');
    const fileId = await upload();
    const answer = await site.call(member, 'lease-abstract', '/functions/v1/async-run-workflow-file', { fileId });
    const runId = answer.headers.get('x-run-id') ?? '';
    await until(() => standIn.starts.length === 1 && standIn.looks.includes(standIn.starts[0]?.workflowRunId ?? ''));
    await site.stop();
    expect(standIn.stopped).toEqual([]);
    standIn.finish(standIn.starts[0]?.workflowRunId ?? '');
    site = await toolSite(t, overrides);
    expect(await runEnd(site, member.session.access_token, runId)).toMatchObject({
      state: 'succeeded',
      charge: 'captured',
    });
    expect(standIn.starts).toHaveLength(1);
    expect(standIn.uploads).toHaveLength(1);
  });
});
