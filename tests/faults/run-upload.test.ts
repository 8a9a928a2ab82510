import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { InputError } from '#contract/engine.ts';
import { limits } from '#contract/limits.ts';
import type { Platform } from '#server/platform.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { account, ended, type InstanceOptions, prepareRuns, until } from './run-instance.ts';
import { type RunSite, runSite } from './run-site.ts';

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

const path = '/functions/v1/upload-zip-to-temp';
const slug = { 'x-function-slug': 'test-package' };

async function upload(site: RunSite, headers: Record<string, string>, content: Uint8Array | FormData) {
  const form = content instanceof FormData ? content : new FormData();
  if (!(content instanceof FormData)) form.set('file', new Blob([Buffer.from(content)]), 'research.zip');
  const response = await fetch(`${site.url}${path}`, { method: 'POST', headers: { ...slug, ...headers }, body: form });
  return {
    status: response.status,
    body: (await response.json()) as { fileId?: string; runId?: string; error?: string; code?: string },
  };
}

/** A request whose body the test writes byte by byte. */
function rawUpload(
  site: RunSite,
  headers: Record<string, string>,
): { call: ClientRequest; answer: Promise<{ status: number; body: string }> } {
  const call = request(`${site.url}${path}`, { method: 'POST', headers: { ...slug, ...headers } });
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode ?? 0, body });
    });
  });
  answer.catch(() => undefined);
  return { call, answer };
}

async function nothingLeft(userId: string): Promise<void> {
  await until(async () => {
    const rows = await platform.db.selectFrom('uploads').select('id').where('user_id', '=', userId).execute();
    return rows.length === 0;
  });
  const known = await platform.db.selectFrom('uploads').select('id').execute();
  const files = await platform.files.list('uploads');
  expect(files.filter((key) => !known.some((row) => key.endsWith(row.id)))).toEqual([]);
  expect(await account(platform, userId)).toMatchObject({ held: 0, deliveries: 0, charges: 0 });
}

describe('a package', () => {
  test('in the field file with its slug returns fileId, becomes a run, and is deleted once the draft exists [F7.2][D.51]', async () => {
    const goOn = Promise.withResolvers<void>();
    const site = await openSite({ hooks: { at: (point) => (point === 'write begins' ? goOn.promise : undefined) } });
    const owner = await site.member(10);
    const content = randomBytes(300_000);
    const { status, body } = await upload(site, owner.bearer, content);
    expect(status).toBe(200);
    const stored = Buffer.from(await platform.files.get(`uploads/${body.fileId}`));
    expect(stored.equals(content)).toBe(true);
    const row = await platform.db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', body.fileId ?? '')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      bytes: 300_000,
      sha256: createHash('sha256').update(content).digest('hex'),
      user_id: owner.user.id,
    });
    goOn.resolve();
    expect(await ended(platform, body.runId ?? '')).toMatchObject({ state: 'succeeded', upload_id: body.fileId });
    expect(await platform.files.stat(`uploads/${body.fileId}`)).toBeNull();
    expect(
      await platform.db
        .selectFrom('uploads')
        .select('id')
        .where('id', '=', body.fileId ?? '')
        .execute(),
    ).toEqual([]);
    expect(await account(platform, owner.user.id)).toEqual({ balance: 7, held: 0, deliveries: 1, charges: 1 });
  });

  test.each(['failed', 'cancelled'])('of a run that %s is deleted as well', async (end) => {
    const site = await openSite({
      hooks: {
        at: (point, { signal }) => {
          if (point !== 'think begins') return;
          if (end === 'failed') throw new InputError('No.');
          return new Promise((resolve) => signal?.addEventListener('abort', () => resolve()));
        },
      },
    });
    const owner = await site.member(10);
    const { body } = await upload(site, owner.bearer, randomBytes(1_000));
    if (end === 'cancelled') await site.instance.runs.cancelRun(owner.user.id, body.runId ?? '');
    expect(await ended(platform, body.runId ?? '')).toMatchObject({ state: end });
    await nothingLeft(owner.user.id);
  });

  test('of exactly the maximum size is accepted, and one byte more is cut off with 413', async () => {
    const site = await openSite({ worker: false });
    const owner = await site.member(10);
    expect((await upload(site, owner.bearer, randomBytes(limits.packageBytes))).status).toBe(200);
    const other = await site.member(10);
    expect(await upload(site, other.bearer, randomBytes(limits.packageBytes + 1))).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
    expect(await upload(site, other.bearer, randomBytes(limits.packageBytes + 200_000))).toMatchObject({ status: 413 });
    await nothingLeft(other.user.id);
  });

  test('that the tool refuses is answered with its sentence, costs nothing and is deleted immediately', async () => {
    const site = await openSite({
      hooks: {
        accept() {
          throw new InputError('The research package could not be read. Please try again.', 'invalid_package');
        },
      },
    });
    const owner = await site.member(10);
    expect(await upload(site, owner.bearer, randomBytes(1_000))).toMatchObject({
      status: 422,
      body: { code: 'invalid_package', error: 'The research package could not be read. Please try again.' },
    });
    await nothingLeft(owner.user.id);
    expect(await platform.db.selectFrom('runs').select('id').where('user_id', '=', owner.user.id).execute()).toEqual(
      [],
    );
  });

  test('of a user without credits is refused and deleted', async () => {
    const site = await openSite();
    const owner = await site.member(2);
    expect(await upload(site, owner.bearer, randomBytes(1_000))).toMatchObject({
      status: 402,
      body: { code: 'out_of_credits' },
    });
    await nothingLeft(owner.user.id);
  });

  test('sent five times in parallel with one Idempotency-Key creates one run, one hold and one file', async () => {
    const site = await openSite({ worker: false });
    const owner = await site.member(50);
    const headers = { ...owner.bearer, 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(site, headers, randomBytes(50_000))));
    expect(new Set(answers.map(({ body }) => `${body.runId} ${body.fileId}`)).size).toBe(1);
    expect(await account(platform, owner.user.id)).toMatchObject({ balance: 47, held: 3 });
    const rows = await platform.db.selectFrom('uploads').select('id').where('user_id', '=', owner.user.id).execute();
    expect(rows.map((row) => row.id)).toEqual([answers[0]?.body.fileId]);
  });

  test('without a key counts as the same submission if its bytes are the same, until the first run fails', async () => {
    const site = await openSite({ worker: false });
    const owner = await site.member(50);
    const content = randomBytes(5_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(site, owner.bearer, content)));
    expect(new Set(answers.map(({ body }) => body.runId)).size).toBe(1);
    expect((await upload(site, owner.bearer, randomBytes(5_000))).body.runId).not.toBe(answers[0]?.body.runId);
    const other = await site.member(50);
    expect((await upload(site, other.bearer, content)).body.runId).not.toBe(answers[0]?.body.runId);
    await site.instance.runs.cancelRun(owner.user.id, answers[0]?.body.runId ?? '');
    expect((await upload(site, owner.bearer, content)).body.runId).not.toBe(answers[0]?.body.runId);
  });

  test('is checked with at most one other at a time', async () => {
    let busy = 0;
    let most = 0;
    const site = await openSite({
      worker: false,
      hooks: {
        async accept() {
          busy += 1;
          most = Math.max(most, busy);
          await new Promise((resolve) => setTimeout(resolve, 20));
          busy -= 1;
        },
      },
    });
    const owners = [await site.member(100), await site.member(100), await site.member(100)];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => upload(site, owners[turn % 3]?.bearer ?? {}, randomBytes(2_000))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(most).toBe(2);
  });
});

describe('an upload', () => {
  test('is refused before its body is read when there is no session', async () => {
    const site = await openSite({ worker: false });
    const { call, answer } = rawUpload(site, {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '1000000',
    });
    call.flushHeaders();
    // No byte of the body has been sent.
    expect(await answer).toMatchObject({ status: 401 });
    call.destroy();
  });

  test('whose sender disconnects in the middle leaves nothing', async () => {
    const site = await openSite({ worker: false });
    const owner = await site.member(10);
    const { call } = rawUpload(site, { ...owner.bearer, 'Content-Type': 'multipart/form-data; boundary=x' });
    call.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n');
    call.write(randomBytes(400_000));
    await until(
      async () =>
        (await platform.db.selectFrom('uploads').select('id').where('user_id', '=', owner.user.id).execute()).length ===
        1,
    );
    await until(async () => {
      const [row] = await platform.db.selectFrom('uploads').select('id').where('user_id', '=', owner.user.id).execute();
      return (await platform.files.stat(`uploads/${row?.id}`)) !== null;
    });
    call.destroy();
    await nothingLeft(owner.user.id);
  });

  test('that never ends is cut off with an answer', async () => {
    const site = await openSite({ worker: false });
    const owner = await site.member(10);
    const { call, answer } = rawUpload(site, { ...owner.bearer, 'Content-Type': 'multipart/form-data; boundary=x' });
    call.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n');
    const zeros = createReadStream('/dev/zero', { highWaterMark: 1_048_576 });
    zeros.pipe(call);
    const outcome = await answer.catch((error: NodeJS.ErrnoException) => error.code);
    zeros.destroy();
    call.destroy();
    if (typeof outcome === 'object') expect(outcome.status).toBe(413);
    else expect(['ECONNRESET', 'EPIPE']).toContain(outcome);
    await nothingLeft(owner.user.id);
  });

  const form = (...fields: [string, string | Blob][]) => {
    const data = new FormData();
    for (const [name, value] of fields) {
      if (typeof value === 'string') data.append(name, value);
      else data.append(name, value, 'a.zip');
    }
    return data;
  };
  const zip = () => new Blob([randomBytes(1_000)]);
  const refused = { status: 400, body: { code: 'upload_failed', error: 'File upload failed.' } };
  test.each([
    ['no file', () => form()],
    ['an empty file', () => form(['file', new Blob([])])],
    ['two files', () => form(['file', zip()], ['file', zip()])],
    ['a file under another name', () => form(['zip', zip()])],
    ['a text where the file should be', () => form(['file', 'PK'])],
    ['a text beside the file', () => form(['file', zip()], ['note', 'hello'])],
    ['a text before the file', () => form(['note', 'hello'], ['file', zip()])],
  ])('with %s is refused', async (_name, body) => {
    const site = await openSite({ worker: false });
    const owner = await site.member(10);
    expect(await upload(site, owner.bearer, body())).toMatchObject(refused);
    await nothingLeft(owner.user.id);
  });

  const head = 'Content-Disposition: form-data; name="file"; filename="a.zip"';
  test.each([
    ['that is no multipart', 'application/zip', 'PK', 415],
    ['without a content type', '', 'PK', 415],
    ['without a boundary', 'multipart/form-data', 'PK', 415],
    ['with an empty boundary', 'multipart/form-data; boundary=', 'PK', 400],
    ['without a body', 'multipart/form-data; boundary=x', '', 400],
    ['that is noise', 'multipart/form-data; boundary=x', 'PK\u0003\u0004'.repeat(1_000), 400],
    ['that ends within a header', 'multipart/form-data; boundary=x', `--x\r\n${head}`, 400],
    ['that ends within the file', 'multipart/form-data; boundary=x', `--x\r\n${head}\r\n\r\nPKPKPK`, 400],
    ['whose header never ends', 'multipart/form-data; boundary=x', `--x\r\nX: ${'y'.repeat(200_000)}`, 400],
    [
      'with ten thousand parts',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(10_000),
      400,
    ],
    [
      'with a line break in the name',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="fi\nle"; filename="a"\r\n\r\nPK\r\n--x--`,
      400,
    ],
    ['with nothing but boundaries', 'multipart/form-data; boundary=x', '--x\r\n'.repeat(5_000), 400],
  ])('%s is refused, and the server keeps running', async (_name, type, body, status) => {
    const site = await openSite({ worker: false });
    const owner = await site.member(10);
    const { call, answer } = rawUpload(site, { ...owner.bearer, ...(type ? { 'Content-Type': type } : {}) });
    call.end(body);
    const given = await answer;
    expect([given.status, JSON.parse(given.body).code]).toEqual([
      status,
      status === 415 ? 'unsupported_media' : 'upload_failed',
    ]);
    await nothingLeft(owner.user.id);
    expect((await upload(site, owner.bearer, randomBytes(500))).status).toBe(200);
  });

  test('stores nothing of the name that its sender gave the file', async () => {
    const site = await openSite({ worker: false });
    const owner = await site.member(10);
    const { call, answer } = rawUpload(site, { ...owner.bearer, 'Content-Type': 'multipart/form-data; boundary=x' });
    call.end(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="../../../../etc/cron.d/x"\r\n\r\nPKPK\r\n--x--\r\n',
    );
    const { fileId } = JSON.parse((await answer).body);
    expect((await platform.files.stat(`uploads/${fileId}`))?.bytes).toBe(4);
    expect(join('uploads', fileId)).toMatch(/^uploads\/[0-9a-f-]{36}$/);
  });

  test('under the slug of another kind of tool is not found', async () => {
    const site = await openSite({ worker: false });
    const owner = await site.member(10);
    expect(await upload(site, { ...owner.bearer, 'x-function-slug': 'test-values' }, randomBytes(10))).toMatchObject({
      status: 404,
      body: { code: 'feature_inactive' },
    });
  });
});
