import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '#server/platform.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { explanation } from './document-tools.ts';
import { account, ended, type InstanceOptions, prepareRuns, readRun, until } from './run-instance.ts';
import { type RunSite, readStream, runSite } from './run-site.ts';

let t: TestDatabase;
let platform: Platform;
beforeAll(async () => {
  t = await testDatabase({ max: 40 });
  platform = t.platform;
  await prepareRuns(t.database);
});
afterAll(() => t.close());

const sites: RunSite[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
});
async function openSite(options: InstanceOptions & { worker?: boolean } = {}): Promise<RunSite> {
  const site = await runSite(t, options);
  sites.push(site);
  return site;
}

type Bearer = { Authorization: string };
const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}`);
const lease = pdf('LEASE of an office');

async function upload(
  site: RunSite,
  bearer: Bearer | Record<string, never>,
  content: Uint8Array = lease,
  name = 'office.pdf',
  slug = 'test-document',
) {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(content)]), name);
  const response = await fetch(`${site.url}/functions/v1/file-upload`, {
    method: 'POST',
    headers: { 'x-function-slug': slug, ...bearer },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

function send(site: RunSite, bearer: Bearer, path: string, slug: string, fileId: string, signal?: AbortSignal) {
  return fetch(`${site.url}/functions/v1/${path}`, {
    method: 'POST',
    headers: { 'x-function-slug': slug, 'Content-Type': 'application/json', ...bearer },
    body: JSON.stringify({ fileId }),
    ...(signal ? { signal } : {}),
  });
}
const look = (site: RunSite, bearer: Bearer, fileId: string, signal?: AbortSignal) =>
  send(site, bearer, 'run-workflow-file', 'test-look', fileId, signal);
const analyse = (site: RunSite, bearer: Bearer, fileId: string, slug = 'test-document') =>
  send(site, bearer, 'async-run-workflow-file', slug, fileId);

/** There must be neither a row nor a file of this upload, nor anything that its run stored. */
async function gone(fileId: string): Promise<void> {
  await until(async () => {
    const rows = await platform.db.selectFrom('uploads').select('id').where('id', '=', fileId).execute();
    return rows.length === 0 && (await platform.files.stat(`uploads/${fileId}`)) === null;
  });
  const runs = await platform.db.selectFrom('runs').select(['id', 'input']).where('upload_id', '=', fileId).execute();
  for (const { id } of runs) {
    const run = await ended(platform, id);
    expect(run.input).toBeNull();
    expect(await platform.files.list(`runs/${id}`)).toEqual([]);
    const steps = await platform.db.selectFrom('run_steps').selectAll().where('run_id', '=', id).execute();
    expect(steps.every((step) => step.output === null && step.artifacts === null)).toBe(true);
  }
}

async function nothingWaits(): Promise<void> {
  await until(async () => (await platform.db.selectFrom('uploads').select('id').execute()).length === 0);
  expect(await platform.files.list('uploads')).toEqual([]);
}

describe('a document', () => {
  test('is uploaded in the field file with the slug of a tool and gets an id; a refused upload leaves nothing [F7.5] [F5.3.2] [F5.3.3] [F5.3.4] [F5.3.5] [F5.3.6] [F8.2.2]', async () => {
    const site = await openSite();
    const { bearer } = await site.member(10);
    const refusals: [Uint8Array, string, number, string][] = [
      [lease, 'office.txt', 415, 'Invalid file type. Please upload a PDF or DOCX file.'],
      [Buffer.alloc(10_485_761, lease), 'office.pdf', 413, 'File is too large. Maximum size is 10MB.'],
      [lease, '_office.pdf', 422, 'Filename must start with a letter or number'],
      [lease, 'office (1).pdf', 422, 'Invalid filename. Only a-z, A-Z, 0-9, _, -, and . are permitted.'],
      [lease, 'a-lease-of-an-office1.pdf', 422, 'Filename exceeds the maximum length of 24 characters.'],
      [Buffer.from('PK\u0003\u0004word'), 'office.pdf', 422, expect.stringContaining("doesn't match its name")],
      [Buffer.alloc(0), 'office.pdf', 400, 'File upload failed.'],
    ];
    for (const [content, name, status, error] of refusals) {
      expect(await upload(site, bearer, content, name)).toMatchObject({ status, body: { error } });
    }
    expect(await upload(site, {})).toMatchObject({ status: 401, body: { error: 'Authentication error' } });
    for (const slug of ['test-look', 'test-values', 'nothing']) {
      expect((await upload(site, bearer, lease, 'office.pdf', slug)).status).toBe(404);
    }
    await nothingWaits();

    const { status, body } = await upload(site, bearer, Buffer.alloc(10_485_760, lease), 'a-lease-of-an-office.pdf');
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(await platform.files.stat(`uploads/${body['id']}`)).toMatchObject({ bytes: 10_485_760 });
    await platform.db.deleteFrom('uploads').execute();
    await site.instance.runs.sweep();
    await nothingWaits();
  });

  test('goes from the pre-analysis to the full analysis, and is deleted when that has ended [F7.6] [F7.8] [D.50]', async () => {
    const site = await openSite();
    const { bearer, user } = await site.member(10);
    const id = (await upload(site, bearer)).body['id'] ?? '';
    const response = await look(site, bearer, id);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
    const events = (await readStream(response)).map(({ data }) => data);
    expect(events[0]).toMatchObject({ event: 'workflow_started' });
    expect(events.at(-1)).toMatchObject({
      event: 'workflow_finished',
      data: { status: 'succeeded', outputs: { text: 'YES' } },
    });
    expect(await account(platform, user.id)).toMatchObject({ balance: 10, held: 0 });
    expect(await platform.files.stat(`uploads/${id}`)).not.toBeNull();

    const full = await analyse(site, bearer, id);
    expect(full.headers.get('Content-Type')).toMatch(/^text\/plain/);
    const text = await full.text();
    expect(text).toMatch(/^The step read…\n\nThe step think…\n\nThe step write…\n\n\{"zebra"/);
    expect(await readRun(platform, full.headers.get('X-Run-Id') ?? '')).toMatchObject({ state: 'succeeded' });
    expect(await account(platform, user.id)).toMatchObject({ balance: 7, held: 0, charges: 1, deliveries: 1 });
    await gone(id);
    await nothingWaits();
  });

  test.each([
    [
      'a lease',
      'OFFICE LEASE AGREEMENT',
      ['workflow_started', 'workflow_finished'],
      { status: 'succeeded', text: 'YES' },
    ],
    ['a damaged file', 'UNREADABLE', ['workflow_started', 'error', 'workflow_finished'], { status: 'failed' }],
  ] as const)(
    'of %s is answered with data lines followed by blank lines, with the events of the specification [F7.7]',
    async (_, content, names, end) => {
      const site = await openSite();
      const { bearer } = await site.member(10);
      const id = (await upload(site, bearer, pdf(content))).body['id'] ?? '';
      const response = await look(site, bearer, id);
      expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
      const bytes = await response.text();
      expect(bytes).toMatch(/^(?:data: \{.*\}\n\n+)+$/);
      const events = bytes
        .split(/\n\n+/)
        .filter(Boolean)
        .map((line): StreamedEvent => JSON.parse(line.slice('data: '.length)));
      const specified = events.filter(({ event }) => !event.startsWith('step_'));
      expect(specified.map(({ event }) => event)).toEqual(names);
      const { data } = specified.at(-1) as StreamedEvent;
      expect({ status: data.status, text: data.outputs.text }).toMatchObject(end);
      expect(typeof data.outputs.text).toBe('string');
      for (const { error } of specified.filter(({ event }) => event === 'error'))
        expect(error).toBe('This document is damaged.');
    },
  );

  test('that is not a lease is explained, deleted, and charged only for the pre-analysis [D.33] [D.34]', async () => {
    const site = await openSite();
    const { bearer, user } = await site.member(10);
    const id = (await upload(site, bearer, pdf('Minutes of a meeting'))).body['id'] ?? '';
    const events = await readStream(await look(site, bearer, id));
    expect(events.at(-1)?.data.data).toMatchObject({ status: 'succeeded', outputs: { text: explanation } });
    await gone(id);
    expect((await analyse(site, bearer, id)).status).toBe(404);
    expect(await account(platform, user.id)).toMatchObject({ balance: 10, held: 0, charges: 0 });

    await platform.db.updateTable('features').set({ credit_cost: 2 }).where('slug', '=', 'test-look').execute();
    try {
      const second = (await upload(site, bearer, pdf('Minutes of a meeting'))).body['id'] ?? '';
      await readStream(await look(site, bearer, second));
      expect(await account(platform, user.id)).toMatchObject({ balance: 8, held: 0, charges: 1 });
      const damaged = (await upload(site, bearer, pdf('UNREADABLE'))).body['id'] ?? '';
      const last = await readStream(await look(site, bearer, damaged));
      expect(last.map(({ data }) => [data.event, data.error ?? data.data.status])).toEqual([
        ['workflow_started', undefined],
        ['step_started', undefined],
        ['error', 'This document is damaged.'],
        ['workflow_finished', 'failed'],
      ]);
      await gone(damaged);
      expect(await account(platform, user.id)).toMatchObject({ balance: 8, held: 0, charges: 1 });
    } finally {
      await platform.db.updateTable('features').set({ credit_cost: 0 }).where('slug', '=', 'test-look').execute();
    }
  });

  test('creates one run of each kind, even with two tabs or a repeated call', async () => {
    const site = await openSite();
    const { bearer, user } = await site.member(10);
    const id = (await upload(site, bearer)).body['id'] ?? '';
    const looks = await Promise.all([look(site, bearer, id), look(site, bearer, id)]);
    for (const each of looks) expect((await readStream(each)).at(-1)?.data.data.outputs.text).toBe('YES');
    const analyses = await Promise.all([1, 2, 3].map(() => analyse(site, bearer, id)));
    const runs = new Set(analyses.map((each) => each.headers.get('X-Run-Id')));
    expect(runs.size).toBe(1);
    for (const each of analyses) expect(await each.text()).toContain('{"zebra"');
    expect(await (await analyse(site, bearer, id)).text()).toContain('{"zebra"');
    expect(await account(platform, user.id)).toMatchObject({ balance: 7, held: 0, charges: 1, deliveries: 1 });
    await gone(id);
  });

  test('is deleted when its pre-analysis is cancelled, and no credits stay held', async () => {
    const site = await openSite({
      hooks: { at: (point) => (point === 'look begins' ? new Promise(() => {}) : undefined) },
    });
    const { bearer, user } = await site.member(10);
    const id = (await upload(site, bearer)).body['id'] ?? '';
    const leave = new AbortController();
    const response = await look(site, bearer, id, leave.signal);
    await readStream(response, ({ data }) => data.event === 'step_started').catch(() => undefined);
    leave.abort();
    await gone(id);
    expect(await account(platform, user.id)).toMatchObject({ balance: 10, held: 0, charges: 0 });
  });

  test('is still processed after the page of its full analysis is closed', async () => {
    const goOn = Promise.withResolvers<void>();
    const site = await openSite({ hooks: { at: (point) => (point === 'think begins' ? goOn.promise : undefined) } });
    const { bearer, user } = await site.member(10);
    const id = (await upload(site, bearer)).body['id'] ?? '';
    const full = await analyse(site, bearer, id);
    await full.body?.cancel();
    goOn.resolve();
    expect(await ended(platform, full.headers.get('X-Run-Id') ?? '')).toMatchObject({ state: 'succeeded' });
    expect(await account(platform, user.id)).toMatchObject({ balance: 7, charges: 1 });
    await gone(id);
  });

  test('is deleted, and its hold released, if the analysis fails or there are not enough credits', async () => {
    const site = await openSite();
    const { bearer, user } = await site.member(4);
    const broken = (await upload(site, bearer, pdf('LEASE but BROKEN'))).body['id'] ?? '';
    expect(await (await analyse(site, bearer, broken)).text()).toContain('This document cannot be analysed.');
    await gone(broken);
    expect(await account(platform, user.id)).toMatchObject({ balance: 4, held: 0, charges: 0 });

    await (await analyse(site, bearer, (await upload(site, bearer)).body['id'] ?? '')).text();
    const last = (await upload(site, bearer)).body['id'] ?? '';
    const refused = await analyse(site, bearer, last);
    expect([refused.status, await refused.json()]).toEqual([
      402,
      { error: "You're out of credits for this feature.", code: 'out_of_credits' },
    ]);
    await gone(last);
    expect(await account(platform, user.id)).toMatchObject({ balance: 1, held: 0, charges: 1 });
  });

  test('that is abandoned is removed by the sweep, even after YES, but not during a run', async () => {
    const goOn = Promise.withResolvers<void>();
    const site = await openSite({ hooks: { at: (point) => (point === 'read begins' ? goOn.promise : undefined) } });
    const { bearer } = await site.member(10);
    const [left, accepted, worked] = await Promise.all(
      [0, 1, 2].map(async () => (await upload(site, bearer)).body['id'] ?? ''),
    );
    await readStream(await look(site, bearer, accepted ?? ''));
    const full = await analyse(site, bearer, worked ?? '');
    await platform.db
      .updateTable('uploads')
      .set({ keep_until: new Date(Date.now() - 1_000) })
      .execute();
    await site.instance.runs.sweep();
    await gone(left ?? '');
    await gone(accepted ?? '');
    expect(await platform.files.stat(`uploads/${worked}`)).not.toBeNull();
    goOn.resolve();
    await full.text();
    await gone(worked ?? '');
  });

  test('belongs to the user who sent it, and to the tool that it was sent for', async () => {
    const site = await openSite();
    const [ann, bob] = [await site.member(10), await site.member(10)];
    const id = (await upload(site, ann.bearer)).body['id'] ?? '';
    expect((await look(site, bob.bearer, id)).status).toBe(404);
    expect((await analyse(site, bob.bearer, id)).status).toBe(404);
    expect((await analyse(site, ann.bearer, id, 'test-look')).status).toBe(404);
    expect((await send(site, ann.bearer, 'run-workflow-file', 'test-document', id)).status).toBe(404);
    expect((await look(site, ann.bearer, 'not an id')).status).toBe(400);
    expect(await platform.files.stat(`uploads/${id}`)).not.toBeNull();
    await (await analyse(site, ann.bearer, id)).text();
    await gone(id);
  });

  test('is deleted after its process was killed: another one continues, and it is charged once', async () => {
    const settings = { url: t.url, dataDir: t.dataDir, point: 'think ends', runs: 1 };
    const victim = fork(join(import.meta.dirname, 'run-kill-worker.ts'), [JSON.stringify(settings)], { execArgv: [] });
    const died = once(victim, 'exit');
    await Promise.race([once(victim, 'message'), died]);
    const site = await openSite({ worker: false });
    const { bearer, user } = await site.member(10);
    const id = (await upload(site, bearer)).body['id'] ?? '';
    const full = await analyse(site, bearer, id);
    expect(await died).toEqual([null, 'SIGKILL']);
    expect(await platform.files.stat(`uploads/${id}`)).not.toBeNull();
    await site.instance.runs.startWorker();
    expect(await full.text()).toContain('{"zebra"');
    await gone(id);
    expect(await account(platform, user.id)).toMatchObject({ balance: 7, held: 0, charges: 1, deliveries: 1 });
    await nothingWaits();
  });
});

interface StreamedEvent {
  readonly event: string;
  readonly error?: string;
  readonly data: { readonly status: string; readonly outputs: { readonly text: string } };
}
