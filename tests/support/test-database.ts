import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { EnginePorts } from '#contract/engine.ts';
import type { DrawnImages } from '#server/adapters/images/drawings.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { createTaskPort } from '#server/adapters/tasks/task-port.ts';
import { alone } from '#server/base/cluster/shared.ts';
import { readConfig } from '#server/base/config/config.ts';
import { connectDatabase, type Database } from '#server/base/db/database.ts';
import { createLocalFileStore } from '#server/base/files/local-file-store.ts';
import type { Jobs } from '#server/base/jobs/jobs.ts';
import { createLogger } from '#server/base/log/logger.ts';
import type { Platform } from '#server/platform.ts';
import { createMigratedDatabase, withDatabase } from './global-setup.ts';
import { runOnServer } from './run-on-server.ts';

/**
 * A separate migrated database with a platform: files in a temporary folder, mails and jobs in memory. Call `close` in
 * afterAll.
 */
export async function testDatabase(
  options: { environment?: Record<string, string>; max?: number } = {},
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const clusterUrl = inject('clusterUrl');
  await createMigratedDatabase(name);
  const log = createLogger('silent');
  const url = withDatabase(clusterUrl, name);
  const database = connectDatabase(url, { log, max: options.max ?? 10 });
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-test-'));
  const secret = 'a secret that only the tests of the product know';
  const config = { ...readConfig({ PORT: '3000', ...options.environment }), secret, dataDir, embedded: false };
  const mails: Mail[] = [];
  const sentJobs: SentJob[] = [];
  const platform: Platform = {
    ...database,
    config,
    files: await createLocalFileStore({
      folder: join(dataDir, 'files'),
      baseUrl: config.appUrl,
      secret,
      now: Date.now,
    }),
    mailer: {
      async send(mail) {
        mails.push(mail);
      },
    },
    jobs: memoryJobs(sentJobs),
    log,
    stopping: new AbortController().signal,
    scanner: null,
    drawings: noDrawings,
    shared: alone(),
    ports: noPorts,
    model: null,
  };
  return {
    database,
    platform,
    url,
    dataDir,
    mails,
    sentJobs,
    async close() {
      await database.close();
      await runOnServer(clusterUrl, `drop database if exists ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface TestDatabase {
  readonly database: Database;
  readonly platform: Platform;
  readonly url: string;
  readonly dataDir: string;
  readonly mails: Mail[];
  readonly sentJobs: SentJob[];
  close(): Promise<void>;
}

export interface SentJob {
  readonly queue: string;
  readonly data: object;
}

/** A second, independent pool on the same database, closed when the test ends. */
export function anotherPool(test: TestDatabase, max = 10): Database {
  const database = connectDatabase(test.url, { log: test.platform.log, max });
  onTestFinished(() => database.close());
  return database;
}

function memoryJobs(sent: SentJob[]): Jobs {
  return {
    async send(_trx, queue, data) {
      sent.push({ queue, data });
    },
    async work() {},
    async schedule() {},
    async stop() {},
  };
}

const noDrawings: DrawnImages = {
  async png() {
    throw new Error('this test draws no pictures');
  },
};

const noPorts: EnginePorts = {
  tasks: createTaskPort({ module: new URL('../../src/tasks.ts', import.meta.url) }),
  literature: null,
  recognition: null,
  archives: {
    async read() {
      throw new Error('this test has no archive port');
    },
  },
  images: {
    async reencode() {
      throw new Error('this test has no image port');
    },
    async reencodeAll() {
      throw new Error('this test has no image port');
    },
    async narrow() {
      throw new Error('this test has no image port');
    },
  },
  documents: {
    async read() {
      throw new Error('this test has no document port');
    },
    async make() {
      throw new Error('this test has no document port');
    },
  },
  typesetter: {
    async typst() {
      throw new Error('this test has no typesetter');
    },
    latex: null,
  },
};
