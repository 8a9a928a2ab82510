import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the lock file holds the packages of every platform, without which npm ci refuses it everywhere', () => {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'complete-lock-file.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
