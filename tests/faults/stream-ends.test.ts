import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '#server/platform.ts';
import { password } from '../support/account-site.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { prepareRuns, readRun, until } from './run-instance.ts';
import { type RunSite, readStream, runSite } from './run-site.ts';

let t: TestDatabase;
let platform: Platform;
beforeAll(async () => {
  t = await testDatabase({ max: 30, environment: { STREAMS_PER_USER: '3', STREAMS_PER_PROCESS: '5' } });
  platform = t.platform;
  await prepareRuns(t.database);
});
afterAll(() => t.close());

const sites: RunSite[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
});
/** Runs do not end here, because no worker is running. */
async function openSite(): Promise<RunSite> {
  const site = await runSite(t, { worker: false, streamCheckMilliseconds: 30 });
  sites.push(site);
  return site;
}

type Member = Awaited<ReturnType<RunSite['member']>>;

async function follow(site: RunSite, member: Member, runId: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${site.url}/api/runs/${runId}/events`, { headers: member.bearer, ...(signal ? { signal } : {}) });
}

const ends: [string, (site: RunSite, member: Member) => Promise<unknown>][] = [
  [
    'the owner has logged out',
    (site, { session, cookie }) => site.accounts.auth({ action: 'logout' }, { bearer: session.access_token, cookie }),
  ],
  [
    'the account was disabled',
    (_, { user }) => platform.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', user.id).execute(),
  ],
  [
    'the account was deleted',
    (site, member) => site.accounts.call(member, 'POST', '/api/account/delete', { password }),
  ],
];

describe('a stream of events', () => {
  test.each(ends)('ends by itself once %s, and the stream of another user continues [D.141]', async (_, end) => {
    const site = await openSite();
    const [owner, other] = [await site.member(10), await site.member(10)];
    const { runId } = await site.instance.start(owner.user.id);
    const stays = await site.instance.start(other.user.id);
    const response = await follow(site, owner, runId);
    const goesOn = await follow(site, other, stays.runId);
    expect([response.status, goesOn.status]).toEqual([200, 200]);
    const done = await end(site, owner);
    if (done && typeof done === 'object' && 'status' in done) expect(done.status).toBe(200);
    // The stream ends although the run has not ended.
    expect((await readStream(response)).filter(({ data }) => data.event !== 'workflow_started')).toEqual([]);
    expect(await platform.db.selectFrom('runs').select('id').where('state', '=', 'succeeded').execute()).toEqual([]);
    // Reconnecting answers 401, which ends the page's retries.
    expect((await follow(site, owner, runId)).status).toBe(401);

    await site.instance.runs.cancelRun(other.user.id, stays.runId);
    expect((await readStream(goesOn)).at(-1)?.data.event).toBe('workflow_finished');
  });

  test('of a call ends as well, and the run that the call started is cancelled [D.141]', async () => {
    const site = await openSite();
    const owner = await site.member(10);
    const response = await fetch(`${site.url}/functions/v1/run-workflow-text`, {
      method: 'POST',
      headers: { ...owner.bearer, 'x-function-slug': 'test-values', 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: '{"text":"hello"}' }),
    });
    const { id } = await until(() =>
      platform.db.selectFrom('runs').select('id').where('user_id', '=', owner.user.id).executeTakeFirst(),
    );
    await site.accounts.auth({ action: 'logout' }, { bearer: owner.session.access_token, cookie: owner.cookie });
    await readStream(response);
    await until(async () => (await readRun(platform, id)).state === 'cancelled');
    expect(await readRun(platform, id)).toMatchObject({ charge: 'released' });
  });

  test('that ends because the process stops cancels nothing, and the run continues in the next process', async () => {
    const site = await openSite();
    const owner = await site.member(10);
    const response = await fetch(`${site.url}/functions/v1/run-workflow-text`, {
      method: 'POST',
      headers: { ...owner.bearer, 'x-function-slug': 'test-values', 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: '{"text":"hello"}' }),
    });
    const { id } = await until(() =>
      platform.db.selectFrom('runs').select('id').where('user_id', '=', owner.user.id).executeTakeFirst(),
    );
    await site.stop();
    await readStream(response).catch(() => []);
    const next = await runSite(t);
    sites.push(next);
    await until(async () => (await readRun(platform, id)).finished_at !== null);
    expect(await readRun(platform, id)).toMatchObject({ state: 'succeeded', charge: 'captured' });
  });

  test('counts toward a small limit for each user, and closing it frees its place [D.141]', async () => {
    const site = await openSite();
    const [owner, other] = [await site.member(10), await site.member(10)];
    const { runId } = await site.instance.start(owner.user.id);
    const leave = new AbortController();
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await follow(site, owner, runId, leave.signal)).status).toBe(200);
    }
    const refused = await follow(site, owner, runId);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      code: 'too_many_streams',
      error: 'You have too many pages open that show running work. Close some of them, then reload this one.',
    });
    // A call that could not be followed starts nothing.
    const call = await fetch(`${site.url}/functions/v1/run-workflow-text`, {
      method: 'POST',
      headers: { ...owner.bearer, 'x-function-slug': 'test-values', 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: '{"text":"hello"}' }),
    });
    expect(call.status).toBe(429);
    const runs = await platform.db.selectFrom('runs').select('id').where('user_id', '=', owner.user.id).execute();
    expect(runs.map((run) => run.id)).toEqual([runId]);

    const { runId: theirs } = await site.instance.start(other.user.id);
    expect((await follow(site, other, theirs, leave.signal)).status).toBe(200);
    leave.abort();
    await until(async () => (await follow(site, owner, runId)).status === 200);
  });

  test('is refused with 503 if the process already serves its maximum [D.141]', async () => {
    const site = await openSite();
    const members = [await site.member(10), await site.member(10)];
    const statuses: number[] = [];
    for (const member of members) {
      const { runId } = await site.instance.start(member.user.id);
      for (let turn = 0; turn < 3; turn += 1) {
        const response = await follow(site, member, runId);
        statuses.push(response.status);
        if (response.status === 503) expect(response.headers.get('Retry-After')).toBe('10');
      }
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503]);
  });
});
