import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/base/db/migrate.ts';
import { runOnServer } from './run-on-server.ts';
import { startTestCluster } from './test-cluster.ts';

/**
 * One PostgreSQL for the whole test run and one migrated database in it, which every test file copies. With
 * TEST_DATABASE_URL an external server is used instead (its user must be allowed to create databases).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL;
  const cluster = external ? { url: external, stop: async () => undefined } : await startTestCluster();
  const template = `foredraft_template_${process.pid}`;
  await runOnServer(cluster.url, `create database ${template}`);
  const pool = new pg.Pool({ connectionString: withDatabase(cluster.url, template) });
  await migrate(pool);
  await pool.end();
  project.provide('clusterUrl', cluster.url);
  project.provide('template', template);
  const sharedProducts = await mkdtemp(join(tmpdir(), 'foredraft-shared-'));
  project.provide('sharedProducts', sharedProducts);
  return async () => {
    await endSharedProducts(sharedProducts);
    if (external) await runOnServer(cluster.url, `drop database ${template} with (force)`);
    await cluster.stop();
  };
}

/** A test process can end without running any more code, so the products that its files share are ended from here. */
async function endSharedProducts(folder: string): Promise<void> {
  for (const pid of await readdir(folder)) {
    const dataDir = await readFile(join(folder, pid), 'utf8');
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has already ended.
    }
    await rm(dataDir, { recursive: true, force: true });
  }
  await rm(folder, { recursive: true, force: true });
}

/** Creates a migrated database with no rows. Copying the template's files takes half the time of copying its pages. */
export async function createMigratedDatabase(name: string): Promise<void> {
  const statement = `create database ${name} template ${inject('template')} strategy file_copy`;
  await runOnServer(inject('clusterUrl'), statement);
}

export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string;
    template: string;
    /**
     * A folder with a file for each running product that test files share: named after its process, and containing the
     * path of its data folder.
     */
    sharedProducts: string;
  }
}
