import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannotStart } from '#server/base/db/embedded/cannot-start.ts';
import { lockDataDir } from '#server/base/db/embedded/lock-data-dir.ts';
import { holdDataDir, killHolders, killImmediately } from './hold-data-dir.ts';

const address = 'http://localhost:3000';
let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foredraft-lock-'));
});

afterEach(async () => {
  await killHolders();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a second start on one data folder is refused in one sentence that names the first', async () => {
  const first = await holdDataDir(dataDir, 'lock');
  const second = lockDataDir({ dataDir, address, waitMs: 100 });
  await expect(second).rejects.toBeInstanceOf(CannotStart);
  await expect(second).rejects.toThrow(`process ${first.child.pid}, http://localhost:3999`);
  await killImmediately(first.child);
});

test('the lock of a killed process is free immediately, whatever its file contains', async () => {
  const first = await holdDataDir(dataDir, 'lock');
  await killImmediately(first.child);
  const lock = await lockDataDir({ dataDir, address, waitMs: 0 });
  lock.release();
});

test('a released lock can be acquired again, even by the same process', async () => {
  const lock = await lockDataDir({ dataDir, address, waitMs: 0 });
  await expect(lockDataDir({ dataDir, address, waitMs: 0 })).rejects.toThrow(`process ${process.pid}`);
  lock.release();
  lock.release();
  (await lockDataDir({ dataDir, address, waitMs: 0 })).release();
});

test('a start waits for another process that is ending', async () => {
  const first = await holdDataDir(dataDir, 'lock');
  const exit = once(first.child, 'exit');
  const second = lockDataDir({ dataDir, address, waitMs: 50_000 });
  first.child.kill('SIGTERM');
  await exit;
  (await second).release();
});

test('of twenty parallel starts on one data folder exactly one continues', async () => {
  const attempts = Array.from({ length: 20 }, () => lockDataDir({ dataDir, address, waitMs: 0 }));
  const results = await Promise.allSettled(attempts);
  const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(taken).toHaveLength(1);
  taken[0]?.release();
});
