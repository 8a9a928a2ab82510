import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anotherPool, type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { checkMark, claimStore, proveShared } from './prove-shared.ts';

let t: TestDatabase;
const folders: string[] = [];
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(async () => {
  await t.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function newStore() {
  const folder = await mkdtemp(join(tmpdir(), 'foredraft-mark-'));
  folders.push(folder);
  return createLocalFileStore({ folder, baseUrl: '', secret: '', now: Date.now });
}

test('if processes start together on separate stores, one marks its store and the others refuse to start [D.168]', async () => {
  const starts = await Promise.allSettled(
    Array.from({ length: 6 }, async () => proveShared(await newStore(), anotherPool(t, 1).db)),
  );
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? start.reason.name : []));
  expect(refused).toEqual(Array(5).fill('StorageNotShared'));
});

test('a store is claimed for an installation only if no other installation uses it [D.168]', async () => {
  const { id } = await t.database.db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  const store = await newStore();
  await expect(checkMark(store, id)).rejects.toMatchObject({ mark: 'none' });
  await claimStore(store, id);
  await checkMark(store, id);
  await claimStore(store, id);
  const others = await newStore();
  await claimStore(others, 'another');
  await expect(claimStore(others, id)).rejects.toMatchObject({ mark: 'another' });
  await expect(checkMark(others, id)).rejects.toMatchObject({ mark: 'another' });
});
