import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileStore } from '#server/base/files/file-store.ts';
import { createLocalFileStore } from '#server/base/files/local-file-store.ts';
import { createS3FileStore } from '#server/base/files/s3-file-store.ts';
import { asWriteFailure } from '#server/base/files/storage-full.ts';
import { watchStorage } from '#server/operations/watch-storage.ts';
import { type S3StandIn, s3StandIn } from '../support/s3-stand-in.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { wholeSite } from '../support/whole-site.ts';

const signing = { baseUrl: 'http://localhost:3000', secret: 'a secret of tests', now: Date.now };
const refusal = { code: 'storage_full', status: 507 };
let t: TestDatabase;
let store: S3StandIn;
beforeAll(async () => {
  t = await testDatabase();
  store = await s3StandIn();
});
afterAll(async () => {
  await store.close();
  await t.close();
});

async function siteOn(files: FileStore) {
  const database = { ...t, platform: { ...t.platform, files } };
  const site = await wholeSite(database);
  return {
    ...site,
    async upload(bearer: string, name = 'office.pdf') {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(200_000)], name));
      const headers = { Authorization: `Bearer ${bearer}`, 'x-function-slug': 'lease-abstract' };
      const response = await site.fetch('/functions/v1/file-upload', { method: 'POST', headers, body: form });
      return { status: response.status, body: (await response.json()) as { code: string; error: string } };
    },
    async space() {
      const response = await site.fetch('/readyz');
      return [response.status, ((await response.json()) as { space: string }).space];
    },
  };
}

test('a nearly full disk refuses uploads with a clear sentence before anything is processed, and /readyz shows it [D.177]', async () => {
  const folder = join(t.dataDir, 'nearly-full');
  const plenty = await siteOn(await createLocalFileStore({ folder, ...signing }));
  const member = await plenty.person('member');
  expect(await plenty.space()).toEqual([200, 'ok']);
  const full = await siteOn(await createLocalFileStore({ folder, reserveBytes: 2 ** 60, ...signing }));
  expect(await full.space()).toEqual([200, 'full']);
  const { status, body } = await full.upload(member.bearer);
  expect([status, body.code]).toEqual([507, 'storage_full']);
  expect(body.error).toContain('no room to store your file');
  expect(await t.database.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
});

test('a disk that fills up during a write is distinguished from other failures [D.177]', async () => {
  const folder = join(t.dataDir, 'full');
  const files = await createLocalFileStore({ folder, ...signing });
  await mkdir(join(folder, 'uploads'));
  // Rejects every write, because there is no space.
  await symlink('/dev/full', join(folder, 'uploads', 'a'));
  await expect(files.put('uploads/a', new Uint8Array(10))).rejects.toMatchObject(refusal);
  await expect(files.put('uploads/a', Readable.from([Buffer.alloc(10)]))).rejects.toMatchObject(refusal);
  await rm(join(folder, 'uploads'), { recursive: true });
  await symlink('/nowhere/at/all', join(folder, 'uploads'));
  const other = await files.put('uploads/a', new Uint8Array(10)).catch((error) => error);
  expect(other).toBeInstanceOf(Error);
  expect(other).not.toMatchObject({ code: 'storage_full' });
});

test('a disk that has become read-only has its own sentence', () => {
  const failure = Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS' });
  expect(asWriteFailure(new Error('cannot write', { cause: failure }))).toMatchObject({
    code: 'storage_read_only',
    status: 503,
  });
});

test('requests for /readyz by strangers cause no writes', async () => {
  const written: string[] = [];
  const files = await createLocalFileStore({ folder: join(t.dataDir, 'watched'), ...signing });
  const put: FileStore['put'] = async (key, content) => {
    written.push(key);
    await files.put(key, content);
  };
  const site = await siteOn({ ...files, put });
  expect(await site.space()).toEqual([200, 'ok']);
  expect(written).toEqual([]);
  expect(await readdir(join(t.dataDir, 'watched'))).toEqual([]);
});

test('an upload to a read-only disk gets its sentence, even if the remains of the upload cannot be removed', async () => {
  const readOnly = async () => {
    throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
  };
  const files = await createLocalFileStore({ folder: join(t.dataDir, 'read-only'), ...signing });
  const put = async (_: string, content: Uint8Array | Readable) => {
    if (content instanceof Readable) content.resume();
    throw asWriteFailure(await readOnly().catch((error) => error));
  };
  const site = await siteOn({ ...files, put, remove: readOnly });
  const member = await site.person('read_only_member');
  const { status, body } = await site.upload(member.bearer);
  expect([status, body.code]).toEqual([503, 'storage_read_only']);
});

test('a full bucket refuses the first upload, later ones without trying, and accepts uploads again once there is room [D.177]', async () => {
  const files = createS3FileStore({ s3: store.settings, ...signing });
  const site = await siteOn(files);
  const member = await site.person('bucket_member');
  store.fullAt(1_000);
  expect(await site.upload(member.bearer)).toMatchObject({ status: 507, body: { code: 'storage_full' } });
  expect(await site.space()).toEqual([200, 'full']);
  expect(await site.upload(member.bearer)).toMatchObject({ status: 507, body: { code: 'storage_full' } });
  expect(store.openUploads()).toBe(0);
  expect(store.keys().filter((key) => key.startsWith('uploads/'))).toEqual([]);

  await watchStorage({ ...t.platform, files });
  await watchStorage({ ...t.platform, files });
  const alerts = await t.database.db.selectFrom('system_alerts').select(['kind', 'text']).execute();
  expect(alerts).toEqual([{ kind: 'storage_full', text: expect.stringContaining('The file storage is full') }]);

  store.fullAt(Number.POSITIVE_INFINITY);
  await files.put('space', new Uint8Array(1));
  expect(await site.space()).toEqual([200, 'ok']);
  // The upload is not a PDF, which is only known after it was stored.
  expect(await site.upload(member.bearer)).toMatchObject({ status: 422, body: { code: 'document_misnamed' } });
});
