import { execFile } from 'node:child_process';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalFileStore } from '#server/base/files/local-file-store.ts';
import { createS3FileStore } from '#server/base/files/s3-file-store.ts';
import { type S3StandIn, s3StandIn } from '../support/s3-stand-in.ts';

const unsigned = { baseUrl: '', secret: '', now: Date.now };
let folder: string;
let store: S3StandIn;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foredraft-copy-'));
  store = await s3StandIn();
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function copy(...places: string[]): Promise<string> {
  const script = join(import.meta.dirname, '../../scripts/files-copy.ts');
  const env = { PATH: process.env.PATH ?? '', ...store.environment };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...places], {
    env,
    cwd: folder,
  }).catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

test('files:copy copies missing files, from a folder to a bucket and back [D.167]', async () => {
  const files = await createLocalFileStore({ folder, ...unsigned });
  const bucket = createS3FileStore({ s3: store.settings, ...unsigned });
  await files.put('installation', Buffer.from('an id'));
  await files.put('drafts/u1/a.zip', Buffer.alloc(6 * 1_048_576, 'a'));
  // A bucket stores times in whole seconds: a file written in the second of its copy would be copied again.
  const earlier = new Date(Date.now() - 10_000);
  for (const key of await files.list('')) await utimes(join(folder, key), earlier, earlier);
  expect(await copy(folder, 's3')).toBe('Copied: 2 (6291461 bytes). Already there: 0.\n');
  await files.put('drafts/u1/b.zip', Buffer.from('b'));
  expect(await copy(folder, 's3')).toBe('Copied: 1 (1 bytes). Already there: 2.\n');
  expect(store.keys()).toEqual(['drafts/u1/a.zip', 'drafts/u1/b.zip', 'installation']);
  await files.removeAll('drafts');
  await copy('s3', folder);
  expect(Buffer.compare(await files.get('drafts/u1/a.zip'), await bucket.get('drafts/u1/a.zip'))).toBe(0);
  expect(await copy('s3')).toContain('Use: npm run files:copy -- FROM TO');
});
