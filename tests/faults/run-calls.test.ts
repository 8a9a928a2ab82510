import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { InputError } from '#contract/engine.ts';
import { runEventSchema, runSchema } from '#contract/runs.ts';
import type { Platform } from '#server/platform.ts';
import { dataLines } from '#server/run-api/data-lines.ts';
import { eventStream, numberedEvents } from '#server/run-api/event-stream.ts';
import { appendEvent } from '#server/runs/run-events.ts';
import { anotherPool, type TestDatabase, testDatabase } from '../support/test-database.ts';
import { account, ended, prepareRuns, until } from './run-instance.ts';
import { type RunSite, readStream, runSite } from './run-site.ts';

let t: TestDatabase;
let platform: Platform;
beforeAll(async () => {
  t = await testDatabase({ max: 40, environment: { STREAMS_PER_USER: '200' } });
  platform = t.platform;
  await prepareRuns(t.database);
});
afterAll(() => t.close());

const sites: RunSite[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
});
async function openSite(options: Parameters<typeof runSite>[1] = {}): Promise<RunSite> {
  const site = await runSite(t, options);
  sites.push(site);
  return site;
}

const json = { 'Content-Type': 'application/json' };
const slug = { 'x-function-slug': 'test-values' };
const workflowText = '/functions/v1/run-workflow-text';

describe('the calls under /api/runs', () => {
  test('show a run with its progress to its owner only [D.35]', async () => {
    const goOn = Promise.withResolvers<void>();
    const site = await openSite({ hooks: { at: (point) => (point === 'think begins' ? goOn.promise : undefined) } });
    const [owner, other] = [await site.member(10), await site.member(10)];
    const { runId } = await site.instance.start(owner.user.id);
    const look = async (path: string, headers = {}) => {
      const response = await fetch(`${site.url}${path}`, { headers });
      return { status: response.status, body: await response.json() };
    };
    const seen = await until(async () => {
      const { body } = await look(`/api/runs/${runId}`, owner.bearer);
      return body.steps[1].state === 'running' && body;
    });
    expect(runSchema.parse(seen)).toMatchObject({
      id: runId,
      feature: 'test-values',
      state: 'running',
      cost: 3,
      charge: 'held',
    });
    expect(seen.steps.map((step: { state: string }) => step.state)).toEqual(['done', 'running', 'waiting']);

    expect((await look('/api/runs?active=true', owner.bearer)).body.runs.map((run: { id: string }) => run.id)).toEqual([
      runId,
    ]);
    expect((await look('/api/runs', other.bearer)).body.runs).toEqual([]);
    for (const path of [`/api/runs/${runId}`, `/api/runs/${runId}/events`, `/api/runs/${randomUUID()}`]) {
      expect(await look(path, other.bearer)).toMatchObject({ status: 404, body: { code: 'run_not_found' } });
      expect(await look(path)).toMatchObject({ status: 401 });
    }
    const cancelled = await fetch(`${site.url}/api/runs/${runId}/cancel`, { method: 'POST', headers: other.bearer });
    expect(cancelled.status).toBe(404);

    goOn.resolve();
    await ended(platform, runId);
    expect((await look('/api/runs?active=true', owner.bearer)).body.runs).toEqual([]);
    expect((await look('/api/runs?feature=test-values&limit=1', owner.bearer)).body.runs[0]).toMatchObject({
      state: 'succeeded',
      result: { kind: 'draft', id: runId },
    });
    const late = await fetch(`${site.url}/api/runs/${runId}/cancel`, { method: 'POST', headers: owner.bearer });
    expect([late.status, (await late.json()).code]).toEqual([409, 'run_finished']);
  });

  test('show which step failed or was cancelled, and that the later ones were skipped [D.94]', async () => {
    const goOn = Promise.withResolvers<void>();
    const at = (point: string) => {
      if (point !== 'think begins') return;
      return goOn.promise.then(() => {
        throw new InputError('The values are no values.');
      });
    };
    const site = await openSite({ hooks: { at } });
    const owner = await site.member(20);
    const stepsOf = async (runId: string) => {
      const { state, steps } = await (await fetch(`${site.url}/api/runs/${runId}`, { headers: owner.bearer })).json();
      return { state, steps: steps.map((step: { state: string }) => step.state) };
    };
    const thinking = async () => {
      const { runId } = await site.instance.start(owner.user.id);
      await until(async () => (await stepsOf(runId)).steps[1] === 'running');
      return runId;
    };
    const cancelled = await thinking();
    await fetch(`${site.url}/api/runs/${cancelled}/cancel`, { method: 'POST', headers: owner.bearer });
    expect(await stepsOf(cancelled)).toEqual({ state: 'cancelled', steps: ['done', 'cancelled', 'skipped'] });
    const failed = await thinking();
    goOn.resolve();
    await ended(platform, failed);
    expect(await stepsOf(failed)).toEqual({ state: 'failed', steps: ['done', 'failed', 'skipped'] });
  });

  test('keep a run going after all of its readers have left [D.35]', async () => {
    const goOn = Promise.withResolvers<void>();
    const site = await openSite({ hooks: { at: (point) => (point === 'think begins' ? goOn.promise : undefined) } });
    const owner = await site.member(10);
    const { runId } = await site.instance.start(owner.user.id);
    const stream = await fetch(`${site.url}/api/runs/${runId}/events`, { headers: owner.bearer });
    await readStream(stream, ({ data }) => data.event === 'step_started' && data.data.id === 'think');
    goOn.resolve();
    expect(await ended(platform, runId)).toMatchObject({ state: 'succeeded' });
  });
});

describe('the stream of events', () => {
  test('carries every event once, in order, with its id, and ends after the last [D.72]', async () => {
    const site = await openSite();
    const owner = await site.member(10);
    const { runId } = await site.instance.start(owner.user.id);
    const response = await fetch(`${site.url}/api/runs/${runId}/events`, { headers: owner.bearer });
    expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
    const events = await readStream(response);
    expect(events.map((event) => event.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { data } of events) runEventSchema.parse(data);
    expect(events.at(-1)?.data).toMatchObject({
      event: 'workflow_finished',
      data: { status: 'succeeded', runId, outputs: { text: '{"zebra":"hello","apple":0}' } },
    });
  });

  test('resumes after Last-Event-ID or ?after=, and ends immediately if there is nothing more [D.72]', async () => {
    const site = await openSite();
    const owner = await site.member(10);
    const { runId } = await site.instance.start(owner.user.id);
    const read = async (query = '', headers = {}) => {
      const response = await fetch(`${site.url}/api/runs/${runId}/events${query}`, {
        headers: { ...owner.bearer, ...headers },
      });
      return (await readStream(response)).map((event) => event.id);
    };
    const first = await fetch(`${site.url}/api/runs/${runId}/events`, { headers: owner.bearer });
    expect((await readStream(first, (event) => event.id === 3)).map((event) => event.id)).toEqual([1, 2, 3]);
    expect(await read('', { 'Last-Event-ID': '3' })).toEqual([4, 5, 6, 7, 8]);
    expect(await read('?after=6')).toEqual([7, 8]);
    expect(await read('?after=8')).toEqual([]);
    expect(await read('?after=nonsense')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('has neither gaps nor duplicates for readers that come and go during parallel writes', async () => {
    const site = await openSite({ worker: false });
    const owner = await site.member(10);
    const { runId } = await site.instance.start(owner.user.id);
    const total = 300;
    const write = async (count: number) => {
      for (let turn = 0; turn < count; turn += 1) {
        await platform.db.transaction().execute(async (trx) => {
          await appendEvent(trx, runId, { event: 'run_retried', data: { attempt: turn } });
          // Some commit immediately and others late, but the numbers must become visible in order.
          if (turn % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 3));
        });
      }
    };
    const follow = async (stretch: number) => {
      const seen: number[] = [];
      while ((seen.at(-1) ?? 0) < total + 1) {
        const until = (seen.at(-1) ?? 0) + stretch;
        const response = await fetch(`${site.url}/api/runs/${runId}/events`, {
          headers: { ...owner.bearer, 'Last-Event-ID': String(seen.at(-1) ?? 0) },
        });
        seen.push(
          ...(await readStream(response, (event) => event.id >= until || event.id === total + 1)).map(
            (event) => event.id,
          ),
        );
      }
      return seen;
    };
    const readers = [7, 31, 1_000].map(follow);
    await Promise.all(Array.from({ length: 10 }, () => write(total / 10)));
    for (const seen of await Promise.all(readers))
      expect(seen).toEqual(Array.from({ length: total + 1 }, (_, index) => index + 1));
  });

  test('costs one query for a hundred readers of one run', async () => {
    const site = await openSite({ worker: false });
    const owner = await site.member(10);
    const { runId } = await site.instance.start(owner.user.id);
    const heads = await Promise.all(
      Array.from({ length: 100 }, () => fetch(`${site.url}/api/runs/${runId}/events`, { headers: owner.bearer })),
    );
    const all = heads.map((response) => readStream(response, (event) => event.id === 11));
    let queries = 0;
    platform.pool.on('acquire', () => {
      queries += 1;
    });
    for (let turn = 0; turn < 10; turn += 1) {
      await platform.db
        .transaction()
        .execute((trx) => appendEvent(trx, runId, { event: 'run_retried', data: { attempt: turn } }));
    }
    await Promise.all(all);
    platform.pool.removeAllListeners('acquire');
    // Ten writes and at most one read each, plus some polling; separate reads by a hundred readers would be 1,000.
    expect(queries).toBeLessThan(60);
  });

  test.each([
    ['of /api/runs by a comment', numberedEvents, ': still here\n\n'],
    ['of /functions/v1 by a blank line', dataLines, '\n'],
  ])('%s, sends heartbeats while nothing happens [D.71][D.72]', async (_, format, heartbeat) => {
    const gone = new AbortController();
    const response = eventStream({
      async *follow(signal) {
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      },
      request: gone.signal,
      format,
      heartbeatMilliseconds: 10,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(heartbeat);
    gone.abort();
    for (let read = await reader?.read(); !read?.done; read = await reader?.read()) expect(read?.value).toBe(heartbeat);
  });
});

describe('run-workflow-text', () => {
  test('accepts {text} with the slug, starts a run, and streams events with data.outputs.text, with the text in the last one [F7.3][F7.4]', async () => {
    const site = await openSite();
    const owner = await site.member(10);
    const response = await fetch(`${site.url}${workflowText}`, {
      method: 'POST',
      headers: { ...owner.bearer, ...json, ...slug },
      body: JSON.stringify({ text: JSON.stringify({ text: 'rent' }) }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
    const events = await readStream(response);
    for (const { data } of events) {
      runEventSchema.parse(data);
      expect(typeof data.data.outputs.text).toBe('string');
    }
    expect(events[0]?.data).toMatchObject({ event: 'workflow_started', data: { runId: expect.any(String) } });
    const runId = events[0]?.data.data.runId;
    expect(events.at(-1)?.data).toMatchObject({
      event: 'workflow_finished',
      data: { status: 'succeeded', runId, outputs: { text: '{"zebra":"rent","apple":0}' } },
    });
    expect(await account(platform, owner.user.id)).toEqual({ balance: 7, held: 0, deliveries: 1, charges: 1 });
  });

  test('sends data lines, each followed by a blank line, and nothing else [D.71]', async () => {
    const site = await openSite();
    const owner = await site.member(10);
    const response = await fetch(`${site.url}${workflowText}`, {
      method: 'POST',
      headers: { ...owner.bearer, ...json, ...slug },
      body: JSON.stringify({ text: JSON.stringify({ text: 'rent' }) }),
    });
    expect(await response.text()).toMatch(/^(?:data: \{.+\}\n\n)+$/);
  });

  test('is refused without a session, and without the header that names the function [F7.1]', async () => {
    const site = await openSite();
    const owner = await site.member(10);
    const call = async (headers: Record<string, string>) => {
      const body = JSON.stringify({ text: JSON.stringify({ text: 'rent' }) });
      const response = await fetch(`${site.url}${workflowText}`, {
        method: 'POST',
        headers: { ...json, ...headers },
        body,
      });
      return { status: response.status, ...((await response.json()) as { error: string; code: string }) };
    };
    expect(await call(slug)).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(await call({ ...slug, Authorization: 'Bearer forged' })).toMatchObject({
      status: 401,
      code: 'invalid_token',
    });
    expect(await call(owner.bearer)).toMatchObject({ status: 404, code: 'feature_inactive' });
    expect(await call({ ...owner.bearer, 'x-function-slug': 'test-package' })).toMatchObject({ status: 404 });
  });

  test('answers a failure before the start with one error, with the messages of the fields', async () => {
    const site = await openSite();
    const owner = await site.member(2);
    const call = async (body: string) => {
      const response = await fetch(`${site.url}${workflowText}`, {
        method: 'POST',
        headers: { ...owner.bearer, ...json, ...slug },
        body,
      });
      return { status: response.status, ...((await response.json()) as object) };
    };
    expect(await call(JSON.stringify({ text: JSON.stringify({ text: '' }) }))).toMatchObject({
      status: 400,
      code: 'invalid_input',
      error: 'Text is required',
      fields: { text: 'Text is required' },
    });
    for (const body of ['', 'no json', '{}', '{"text":"no json"}', '{"text":5}', '[]']) {
      expect(await call(body)).toMatchObject({ status: 400, code: 'invalid_input' });
    }
    expect(await call(JSON.stringify({ text: 'x'.repeat(200_000) }))).toMatchObject({ status: 413, code: 'too_large' });
    expect(await call(JSON.stringify({ text: JSON.stringify({ text: 'rent' }) }))).toMatchObject({
      status: 402,
      error: "You're out of credits for this feature.",
    });
  });

  test('cancels the run and releases its hold if the reader leaves before the end', async () => {
    const site = await openSite({
      hooks: {
        at: (point, { signal }) =>
          point === 'think begins'
            ? new Promise((resolve) => signal?.addEventListener('abort', () => resolve()))
            : undefined,
      },
    });
    const owner = await site.member(10);
    const leave = new AbortController();
    const response = await fetch(`${site.url}${workflowText}`, {
      method: 'POST',
      headers: { ...owner.bearer, ...json, ...slug },
      body: JSON.stringify({ text: JSON.stringify({ text: 'rent' }) }),
      signal: leave.signal,
    });
    const read = readStream(response, ({ data }) => {
      if (data.event === 'step_started' && data.data.id === 'think') leave.abort();
      return false;
    });
    await expect(read).rejects.toThrow();
    const run = await until(async () => {
      const [own] = await platform.db.selectFrom('runs').selectAll().where('user_id', '=', owner.user.id).execute();
      return own?.finished_at && own;
    });
    expect(run).toMatchObject({ state: 'cancelled', charge: 'released' });
    expect(await account(platform, owner.user.id)).toEqual({ balance: 10, held: 0, deliveries: 0, charges: 0 });
  });

  test('follows the first run for the same Idempotency-Key, and leaving the second stream does not cancel it', async () => {
    const goOn = Promise.withResolvers<void>();
    const site = await openSite({ hooks: { at: (point) => (point === 'think begins' ? goOn.promise : undefined) } });
    const owner = await site.member(10);
    const key = { 'Idempotency-Key': randomUUID() };
    const call = () =>
      fetch(`${site.url}${workflowText}`, {
        method: 'POST',
        headers: { ...owner.bearer, ...json, ...slug, ...key },
        body: JSON.stringify({ text: JSON.stringify({ text: 'rent' }) }),
      });
    const first = readStream(await call());
    const second = await readStream(
      await call(),
      ({ data }) => data.event === 'step_started' && data.data.id === 'think',
    );
    goOn.resolve();
    const whole = await first;
    expect(whole.at(-1)?.data.data.status).toBe('succeeded');
    expect(second[0]?.data.data.runId).toBe(whole[0]?.data.data.runId);
    expect(await account(platform, owner.user.id)).toEqual({ balance: 7, held: 0, deliveries: 1, charges: 1 });
  });
});

test('forgets readers whose connections were cut, so that their run needs no more queries', async () => {
  const site = await openSite({ worker: false });
  const owner = await site.member(10);
  const { runId } = await site.instance.start(owner.user.id);
  const cut = () =>
    new Promise<void>((resolve) => {
      const call = request(`${site.url}/api/runs/${runId}/events`, { headers: owner.bearer }, (response) => {
        response.on('error', () => undefined);
        response.once('data', () => {
          call.destroy();
          resolve();
        });
      }).on('error', () => undefined);
      call.end();
    });
  await Promise.all(Array.from({ length: 20 }, cut));
  const elsewhere = anotherPool(t, 1);
  let queries = 0;
  platform.pool.on('acquire', () => {
    queries += 1;
  });
  await until(async () => {
    queries = 0;
    await elsewhere.db
      .transaction()
      .execute((trx) => appendEvent(trx, runId, { event: 'run_retried', data: { attempt: 1 } }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    return queries === 0;
  });
  platform.pool.removeAllListeners('acquire');
});
