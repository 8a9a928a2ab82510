import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClamAv } from '#server/adapters/scanner/clamav.ts';
import { serveSignedFiles } from '#server/base/http/signed-files.ts';
import type { Platform } from '#server/platform.ts';
import { type Clamd, startClamd } from '../support/clamd-stand-in.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { account, prepareRuns, until } from './run-instance.ts';
import { type RunSite, runSite } from './run-site.ts';

let t: TestDatabase;
let platform: Platform;
beforeAll(async () => {
  t = await testDatabase({ max: 30, environment: { STORED_UPLOADS_PER_USER: '3', STORED_UPLOAD_MB_PER_USER: '12' } });
  platform = t.platform;
  await prepareRuns(t.database);
});
afterAll(() => t.close());

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.stop();
});
async function openSite(overrides: Partial<Platform> = {}): Promise<RunSite> {
  const site = await runSite({ ...t, platform: { ...platform, ...overrides } }, { worker: false });
  open.push(site);
  return site;
}
async function openClamd(options?: Parameters<typeof startClamd>[0]): Promise<Clamd> {
  const clamd = await startClamd(options);
  open.push(clamd);
  return clamd;
}

type Bearer = { Authorization: string };

async function send(site: RunSite, bearer: Bearer, content: string | Uint8Array) {
  const form = new FormData();
  form.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), 'a.pdf');
  const response = await fetch(`${site.url}/functions/v1/file-upload`, {
    method: 'POST',
    headers: { ...bearer, 'x-function-slug': 'test-document' },
    body: form,
  });
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return { status: response.status, retryAfter, body: (await response.json()) as Record<string, string> };
}

const uploadsOf = (userId: string) =>
  platform.db.selectFrom('uploads').select(['id', 'bytes']).where('user_id', '=', userId).execute();

/**
 * Delays every new row until all senders wait for the database, so that without a lock per user each would have counted
 * the uploads before any other was stored.
 */
async function atOneMoment<T>(senders: number, send: () => Promise<T>): Promise<T[]> {
  const gate = await platform.pool.connect();
  try {
    await gate.query('begin');
    // Reads and counts continue, inserts wait.
    await gate.query('lock table uploads in share mode');
    const answers = Promise.all(Array.from({ length: senders }, send));
    await until(async () => {
      const { rows } = await platform.pool.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting === senders;
    });
    await gate.query('commit');
    return await answers;
  } finally {
    gate.release();
  }
}

const full = 'Your earlier uploads are still being processed. Wait until a run has finished, then upload again.';

describe('uploads of one user', () => {
  test('are limited in number, exactly even for ten in parallel, without affecting other users [D.146]', async () => {
    const site = await openSite();
    const [owner, other] = [await site.member(10), await site.member(10)];
    const answers = await atOneMoment(10, () => send(site, owner.bearer, '%PDF-1.7 LEASE'));
    expect(answers.filter(({ status }) => status === 200).length).toBe(3);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, body: { code: 'upload_quota_full', error: full } });
    expect(refused?.retryAfter).toBeGreaterThan(0);
    expect((await uploadsOf(owner.user.id)).length).toBe(3);
    expect((await send(site, other.bearer, '%PDF-1.7 LEASE')).status).toBe(200);
  });

  test('are limited in bytes, where the announced size of a request counts before anything is stored [D.146]', async () => {
    const site = await openSite();
    const { user, bearer } = await site.member(10);
    const seven = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(7 * 1_048_576)]);
    expect((await send(site, bearer, seven)).status).toBe(200);
    const before = await platform.files.list('uploads');
    expect(await send(site, bearer, seven)).toMatchObject({ status: 429, body: { error: full } });
    expect(await platform.files.list('uploads')).toEqual(before);
    // The row stores the actual size of the file, not the announced one.
    expect(await uploadsOf(user.id)).toMatchObject([{ bytes: seven.length }]);
    expect((await send(site, bearer, '%PDF-1.7 small')).status).toBe(200);
  });

  test('are limited per hour, including refused ones [D.136] [D.146]', async () => {
    const { config } = platform;
    if (config.userLimits === null) throw new Error('the limits are on in this test');
    const site = await openSite({ config: { ...config, userLimits: { ...config.userLimits, uploadsPerHour: 2 } } });
    const { bearer } = await site.member(10);
    expect((await send(site, bearer, 'no PDF')).status).toBe(422);
    expect((await send(site, bearer, 'no PDF')).status).toBe(422);
    const answer = await send(site, bearer, '%PDF-1.7 LEASE');
    expect(answer).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_uploads',
        error: 'You have uploaded too many files within an hour. Please try again later.',
      },
    });
    expect(answer.retryAfter).toBeGreaterThan(3_000);
  });
});

describe('a scanner of uploads', () => {
  const eicar = '%PDF-1.7 X5O!P%@AP[4PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

  test('receives every byte; an infected file is refused with a sentence, nothing of it is stored, and the security log records it [D.146]', async () => {
    const clamd = await openClamd();
    const site = await openSite({ scanner: createClamAv(clamd.url) });
    const { user, bearer } = await site.member(10);
    const clean = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(300_000)]);
    expect((await send(site, bearer, clean)).status).toBe(200);
    expect(clamd.scanned[0]?.equals(clean)).toBe(true);

    const kept = await platform.files.list('uploads');
    expect(await send(site, bearer, eicar)).toMatchObject({
      status: 422,
      body: {
        code: 'upload_infected',
        error: 'The virus scanner refused this file, so it was deleted. Nothing was charged.',
      },
    });
    expect(await platform.files.list('uploads')).toEqual(kept);
    expect((await uploadsOf(user.id)).length).toBe(1);
    expect(await account({ ...platform }, user.id)).toMatchObject({ balance: 10, held: 0 });
    const events = await platform.db
      .selectFrom('security_events')
      .select(['user_id', 'details'])
      .where('kind', '=', 'upload_infected')
      .execute();
    expect(events).toEqual([{ user_id: user.id, details: { found: 'Eicar-Test-Signature' } }]);
  });

  test.each<[string, Parameters<typeof startClamd>[0] | null]>([
    ['is not there', null],
    ['answers an error', { answer: 'INSTREAM: Can not create temporary file. ERROR' }],
    ['takes no file of this size', { limit: 1_000 }],
    ['does not answer', { silent: true }],
  ])('that %s accepts nothing: 503 with Retry-After, and nothing stored [D.146]', async (_, options) => {
    const clamd = await startClamd(options ?? {});
    if (options === null) await clamd.stop();
    else open.push(clamd);
    const site = await openSite({ scanner: createClamAv(clamd.url, 500) });
    const { user, bearer } = await site.member(10);
    const answer = await send(site, bearer, Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(2_000_000)]));
    expect(answer).toMatchObject({
      status: 503,
      retryAfter: 60,
      body: {
        code: 'scanner_unavailable',
        error:
          "The virus scanner can't be reached, so the file wasn't accepted. Nothing was charged. Please try again in a minute.",
      },
    });
    expect(await uploadsOf(user.id)).toEqual([]);
  });
});

test('a file created by a user is served in a sandbox, regardless of its type: it runs nothing and loads nothing [D.146]', async () => {
  const { files } = platform;
  const api = serveSignedFiles(files, platform.db);
  await files.put('latexstore/test/page.html', Buffer.from('<script>alert(1)</script>'));
  for (const contentType of ['text/html', 'image/svg+xml', 'application/pdf', undefined]) {
    const url = await files.signedUrl('latexstore/test/page.html', {
      seconds: 60,
      ...(contentType ? { contentType } : {}),
    });
    const response = await api.request(new URL(url).pathname);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  }
});
