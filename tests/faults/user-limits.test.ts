import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '#server/platform.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { ended, prepareRuns, until } from './run-instance.ts';
import { type RunSite, runSite } from './run-site.ts';

let t: TestDatabase;
let platform: Platform;
beforeAll(async () => {
  t = await testDatabase({ max: 30, environment: { OPEN_RUNS_PER_USER: '3', PRE_ANALYSES_PER_HOUR: '2' } });
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

type Bearer = { Authorization: string };

async function post(site: RunSite, call: string, slug: string, bearer: Bearer, body: object | FormData, key?: string) {
  const form = body instanceof FormData;
  const response = await fetch(`${site.url}/functions/v1/${call}`, {
    method: 'POST',
    headers: {
      ...bearer,
      'x-function-slug': slug,
      ...(form ? {} : { 'Content-Type': 'application/json' }),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    body: form ? body : JSON.stringify(body),
  });
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  if (response.ok && !form) {
    // The run has started by then; disconnecting before its end would cancel it.
    return { status: response.status, retryAfter, body: {} as Record<string, string>, stream: response };
  }
  return { status: response.status, retryAfter, body: (await response.json()) as Record<string, string> };
}

const values = (site: RunSite, bearer: Bearer, key?: string) =>
  post(site, 'run-workflow-text', 'test-values', bearer, { text: '{"text":"hello"}' }, key);

function fileOf(text: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([`%PDF-1.7 ${text}`]), 'a.pdf');
  return form;
}

describe('open runs', () => {
  test('beyond a user’s maximum are refused with a sentence and Retry-After, exactly even for ten in parallel, without affecting other users [D.136]', async () => {
    const site = await openSite({ worker: false });
    const [owner, other] = [await site.member(100), await site.member(100)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => values(site, owner.bearer, `key-${turn}`)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(3);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_open_runs',
        error: 'You have 3 runs in progress, the most at one time. Wait until one has finished, then try again.',
      },
    });
    expect(refused?.retryAfter).toBeGreaterThan(0);
    expect((await values(site, other.bearer)).status).toBe(200);
    // Nothing is held for a rejected call, and repeating an accepted submission returns its run.
    const { rows } = await platform.pool.query('select held from wallets where user_id = $1', [owner.user.id]);
    expect(rows[0].held).toBe(9);
    const accepted = answers.findIndex(({ status }) => status === 200);
    expect((await values(site, owner.bearer, `key-${accepted}`)).status).toBe(200);
  });

  test('are unlimited while the limits are relaxed [D.136]', async () => {
    const relaxed = { ...platform, config: { ...platform.config, userLimits: null } };
    const site = await runSite({ ...t, platform: relaxed }, { worker: false });
    sites.push(site);
    const owner = await site.member(100);
    for (let turn = 0; turn < 5; turn += 1) expect((await values(site, owner.bearer)).status).toBe(200);
  });
});

describe('free pre-analyses', () => {
  test('beyond the maximum per hour are refused until the first is an hour old, and the document stays for the next attempt [D.136]', async () => {
    const site = await openSite();
    const { user, bearer } = await site.member(10);
    const look = async () => {
      const { body } = await post(site, 'file-upload', 'test-document', bearer, fileOf('LEASE'));
      const fileId = body['id'] ?? '';
      return { fileId, answer: await post(site, 'run-workflow-file', 'test-look', bearer, { fileId }) };
    };
    for (let turn = 0; turn < 2; turn += 1) {
      const { answer } = await look();
      expect(answer.status).toBe(200);
      await answer.stream?.text();
    }
    const { fileId, answer } = await look();
    expect(answer).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_pre_analyses',
        error: 'You have checked 2 documents within an hour, the most that is free. Please try again later.',
      },
    });
    expect(answer.retryAfter).toBeGreaterThan(3_000);
    expect(answer.retryAfter).toBeLessThanOrEqual(3_600);
    expect(await platform.files.stat(`uploads/${fileId}`)).not.toBeNull();

    const runs = () => platform.db.selectFrom('runs').select(['id', 'state']).where('user_id', '=', user.id).execute();
    await until(async () => (await runs()).every((run) => run.state === 'succeeded'));
    const [first] = await runs();
    await ended(platform, first?.id ?? '');
    await platform.pool.query(`update runs set created_at = now() - interval '61 min' where id = $1`, [first?.id]);
    const again = await post(site, 'run-workflow-file', 'test-look', bearer, { fileId });
    expect(again.status).toBe(200);
    expect(await again.stream?.text()).toContain('YES');
  });
});
