import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3StandIn, s3StandIn } from '../../../../tests/support/s3-stand-in.ts';
import { hasSwift, startSwift } from '../../../../tests/support/swift.ts';
import { FileMissing, type FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

const signing = { baseUrl: 'http://localhost:3000', secret: 'a secret of tests', now: () => now };
let now = Date.now();
let folder: string;
let standIn: S3StandIn;
const stores: Record<string, () => Promise<FileStore>> = {
  'a folder': () => createLocalFileStore({ folder, ...signing }),
  'a bucket': async () => createS3FileStore({ s3: standIn.settings, ...signing }),
};
let swift: Awaited<ReturnType<typeof startSwift>>;
if (hasSwift) stores['a bucket of OpenStack Swift'] = async () => createS3FileStore({ s3: swift.settings, ...signing });
// Any other S3-compatible store: TEST_S3_ENDPOINT with a separate empty bucket.
if (process.env.TEST_S3_ENDPOINT) stores['a bucket of another store'] = async () => otherStore();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foredraft-files-'));
  standIn = await s3StandIn({ pageSize: 3 });
  if (hasSwift) swift = await startSwift();
}, 60_000);
afterAll(async () => {
  await swift?.close();
  await standIn.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(Object.keys(stores))('%s', (name) => {
  let files: FileStore;
  beforeAll(async () => {
    files = await (stores[name] as () => Promise<FileStore>)();
  });

  test('a stored file can be read, streamed, measured, replaced and removed [D.167]', async () => {
    await files.put('drafts/u1/a.zip', bytes('hello'));
    expect(text(await files.get('drafts/u1/a.zip'))).toBe('hello');
    expect(text(await buffer(await files.stream('drafts/u1/a.zip')))).toBe('hello');
    const stat = await files.stat('drafts/u1/a.zip');
    expect(stat?.bytes).toBe(5);
    expect(Math.abs(Date.now() - Number(stat?.modifiedAt))).toBeLessThan(60_000);
    await files.put('drafts/u1/a.zip', bytes('again'));
    expect(text(await files.get('drafts/u1/a.zip'))).toBe('again');
    await files.remove('drafts/u1/a.zip');
    await files.remove('drafts/u1/a.zip');
    expect(await files.stat('drafts/u1/a.zip')).toBeNull();
    await files.check();
  });

  test('a file that does not exist is missing for every kind of access [D.167]', async () => {
    await expect(files.get('drafts/none')).rejects.toBeInstanceOf(FileMissing);
    await expect(files.stream('drafts/none')).rejects.toBeInstanceOf(FileMissing);
    expect(await files.stat('drafts/none')).toBeNull();
    expect(await files.list('nothing/here')).toEqual([]);
    await files.removeAll('nothing/here');
  });

  test('a stream of any length is stored completely [D.167]', async () => {
    const lengths = [1, 100_000, 11 * 1_048_576];
    for (const length of lengths) {
      const content = Buffer.alloc(length, 'abcdefg');
      const chunks = Array.from({ length: Math.ceil(length / 65_536) }, (_, at) =>
        content.subarray(at * 65_536, (at + 1) * 65_536),
      );
      await files.put('uploads/long', Readable.from(chunks));
      expect(content.equals(await files.get('uploads/long'))).toBe(true);
    }
    await files.remove('uploads/long');
  });

  test('a stream that is cut off is refused, and its parts are removed [D.167]', async () => {
    async function* broken() {
      yield Buffer.alloc(6 * 1_048_576);
      throw new Error('the sender is gone');
    }
    await expect(files.put('uploads/broken', Readable.from(broken()))).rejects.toThrow();
    if (name === 'a bucket') expect(standIn.openUploads()).toBe(0);
    await files.remove('uploads/broken');
  });

  test('a folder is listed and removed as a whole, and its neighbors are kept [D.167]', async () => {
    const keys = Array.from({ length: 7 }, (_, at) => `kept/u1/pages/${at}.png`);
    for (const key of [...keys, 'kept/u10/a.png', 'kept/u1.png']) await files.put(key, bytes(key));
    expect((await files.list('kept/u1')).sort()).toEqual(keys);
    expect((await files.list('')).filter((key) => key.startsWith('kept/')).length).toBe(9);
    await files.removeAll('kept/u1');
    expect((await files.list('kept')).sort()).toEqual(['kept/u1.png', 'kept/u10/a.png']);
    await files.removeAll('kept');
  });

  test('a signed URL opens one file until it expires, and no other file [D.167]', async () => {
    const url = await files.signedUrl('drafts/u1/a.zip', { seconds: 60, downloadName: 'Mine.zip' });
    const token = url.split('/').at(-1) ?? '';
    expect(files.openSigned(token)).toEqual({ key: 'drafts/u1/a.zip', downloadName: 'Mine.zip' });
    expect(files.openSigned(`x${token}`)).toBeNull();
    now += 61_000;
    expect(files.openSigned(token)).toBeNull();
  });

  test('a key that points outside the store is refused [D.167]', async () => {
    for (const key of ['../secret', 'a/../../secret', '/etc/passwd', 'a//b', ''])
      await expect(files.removeAll(key), key).rejects.toThrow();
    await expect(files.get('../secret')).rejects.not.toBeInstanceOf(FileMissing);
  });
});

test.each([
  ['SignatureDoesNotMatch', { credentials: { accessKeyId: 'AKIDSTANDIN', secretAccessKey: 'another' } }],
  ['InvalidAccessKeyId', { credentials: { accessKeyId: 'nobody', secretAccessKey: 'another' } }],
  ['NoSuchBucket', { bucket: 'elsewhere' }],
])('a bucket that answers %s causes an error, never a missing file [D.167]', async (code, change) => {
  const files = createS3FileStore({ s3: { ...standIn.settings, ...change }, ...signing });
  await expect(files.check()).rejects.toThrow(expect.objectContaining({ name: code }));
  const failure = await files.get('drafts/none').catch((error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(FileMissing);
});

test('a file in place of the folder causes an error, never a missing file [D.167]', async () => {
  await writeFile(join(folder, 'plain'), 'a file');
  const files = await createLocalFileStore({ folder, ...signing });
  const failure = await files.get('plain/below').catch((error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(FileMissing);
});

function otherStore(): FileStore {
  const { env } = process;
  return createS3FileStore({
    s3: {
      endpoint: env.TEST_S3_ENDPOINT,
      region: env.TEST_S3_REGION ?? 'us-east-1',
      bucket: env.TEST_S3_BUCKET ?? 'foredraft',
      credentials: {
        accessKeyId: env.TEST_S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.TEST_S3_SECRET_ACCESS_KEY ?? '',
      },
    },
    ...signing,
  });
}

function bytes(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

function text(content: Uint8Array): string {
  return Buffer.from(content).toString();
}
