import { join } from 'node:path';
import { alone } from '#server/base/cluster/shared.ts';
import { readConfig } from '#server/base/config/config.ts';
import { connectDatabase } from '#server/base/db/database.ts';
import { createLocalFileStore } from '#server/base/files/local-file-store.ts';
import { createLogger } from '#server/base/log/logger.ts';
import type { Platform } from '#server/platform.ts';
import { runInstance } from './run-instance.ts';

/**
 * A worker process for the kill tests: it kills itself with SIGKILL once the given number of runs have reached the
 * point. Its first argument contains its settings as JSON; it prints `ready` when it is working.
 */
const settings = JSON.parse(process.argv[2] ?? '{}') as { url: string; dataDir: string; point: string; runs: number };

let reached = 0;
const die = async (): Promise<void> => {
  reached += 1;
  if (reached === settings.runs) process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {});
};

const log = createLogger('silent');
const config = {
  ...readConfig({}),
  secret: 'a secret that only this test knows',
  dataDir: settings.dataDir,
  embedded: false,
};
const files = await createLocalFileStore({
  folder: join(settings.dataDir, 'files'),
  baseUrl: '',
  secret: config.secret,
  now: Date.now,
});
const platform = {
  ...connectDatabase(settings.url, { log, max: 6 }),
  config,
  shared: alone(),
  // The first thing that happens after a run ends is the removal of its working files.
  files: settings.point === 'after commit' ? { ...files, removeAll: die } : files,
  log,
} as Omit<Platform, 'jobs' | 'mailer' | 'ports'> as Platform;
const instance = await runInstance(platform, {
  hooks: { at: (point) => (point === settings.point ? die() : undefined) },
  timing: { concurrency: { short: settings.runs, long: settings.runs } },
});
await instance.runs.startWorker();
process.send?.('ready');
