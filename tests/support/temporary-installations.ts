import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { withDatabase } from './global-setup.ts';
import { runOnServer } from './run-on-server.ts';

/** Empty folders and databases, removed after the file's tests. */
export function temporaryInstallations() {
  const folders: string[] = [];
  const databases: string[] = [];
  afterAll(async () => {
    for (const name of databases)
      await runOnServer(inject('clusterUrl'), `drop database if exists ${name} with (force)`);
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  return {
    async newFolder(): Promise<string> {
      const folder = await mkdtemp(join(tmpdir(), 'foredraft-place-'));
      folders.push(folder);
      return folder;
    },
    async newDatabase(): Promise<string> {
      const name = `place_${randomBytes(6).toString('hex')}`;
      databases.push(name);
      await runOnServer(inject('clusterUrl'), `create database ${name}`);
      return withDatabase(inject('clusterUrl'), name);
    },
  };
}
