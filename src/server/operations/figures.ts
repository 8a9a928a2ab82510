import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { processRegistry } from '../base/metrics/process-metrics.ts';
import { productVersion } from '../base/version.ts';
import type { Platform } from '../platform.ts';
import { countJobs, countStates, lastBackup, ledgerChecks } from './count-database.ts';

/** All metrics, for /metrics and for OTLP: of this process, its storage, and values from the database. */
export function createFigures({
  config,
  db,
  pool,
  files,
  log,
}: Pick<Platform, 'config' | 'db' | 'pool' | 'files' | 'log'>): Figures {
  const registry = new Registry();
  // The same in every process of this machine.
  const common = new Registry();
  // Omitted while the database is unreachable, because the values are unknown then.
  const inDatabase = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = [], home = inDatabase) =>
    new Gauge<Label>({ name: `foredraft_${name}`, help, labelNames, registers: [home] });
  const runs = gauge('runs', 'Runs that have not ended, by state.', ['state']);
  const failedRuns = gauge('runs_failed_day', 'Runs that failed within the last 24 hours.');
  const oldestRun = gauge(
    'runs_oldest_queued_seconds',
    'Age of the oldest run that waits for a worker; 0 when none does.',
  );
  const jobs = gauge('jobs', 'Jobs by queue and state.', ['queue', 'state']);
  const mails = gauge('mails', 'Mails that wait, and those given up within the last 24 hours.', ['state']);
  const oldestMail = gauge('mails_oldest_seconds', 'Age of the oldest mail that waits; 0 when none does.');
  const purchases = gauge('purchases_day', 'Purchases begun within the last 24 hours, by state.', ['state']);
  const waitingEvents = gauge('payment_events_waiting', 'Events of the payment provider that are not settled yet.');
  const alerts = gauge('alerts_day', 'System alerts of the last 24 hours.');
  const checkAge = gauge('ledger_check_age_seconds', 'Time since this check of the ledger last came to its end.', [
    'check',
  ]);
  const checkFound = gauge('ledger_differences', 'Differences that this check of the ledger found at last.', ['check']);
  const backupAge = gauge('backup_age_seconds', 'Time since the last good backup; no value where there is none.');
  const backupSize = gauge('backup_bytes', 'Size of the last good backup; no value where there is none.');
  const databaseUp = gauge(
    'database_up',
    '1 while the database answers; what is counted in it is missing otherwise.',
    [],
    common,
  );
  new Gauge({
    name: 'foredraft_database_connections',
    help: 'Connections of this process, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    // Also called when another process requests the metrics of all processes.
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const diskFree = gauge('data_free_bytes', 'Free space of the file system with DATA_DIR.', [], common);
  const diskSize = gauge('data_size_bytes', 'Size of the file system with DATA_DIR.', [], common);
  const storageRoom = gauge(
    'storage_has_room',
    '1 while uploads are taken; 0 while the disk or the bucket is full.',
    [],
    common,
  );
  const { version, commit } = productVersion;
  gauge('build_info', 'Which version runs; always 1.', ['version', 'commit'], registry).set(
    { version, commit: commit ?? '' },
    1,
  );

  async function countStorage(): Promise<void> {
    const { bavail, blocks, bsize } = await statfs(config.dataDir);
    diskFree.set(bavail * bsize);
    diskSize.set(blocks * bsize);
    storageRoom.set((await files.hasRoom(0)) ? 1 : 0);
  }

  async function countDatabase(): Promise<void> {
    const [counted, queues, checks, backup] = await Promise.all([
      countStates(db),
      countJobs(db),
      ledgerChecks(db),
      lastBackup(db),
    ]);
    // A gauge without labels is 0 until it is set, which would look like a backup that was just made.
    backupAge.remove();
    backupSize.remove();
    if (backup) {
      backupAge.set(backup.age);
      backupSize.set(backup.bytes);
    }
    for (const { name, age, differences } of checks) {
      checkAge.set({ check: name }, age);
      checkFound.set({ check: name }, differences);
    }
    oldestRun.set(counted.runs_oldest);
    runs.set({ state: 'queued' }, counted.runs_queued);
    runs.set({ state: 'running' }, counted.runs_running);
    failedRuns.set(counted.runs_failed);
    mails.set({ state: 'queued' }, counted.mails_queued);
    mails.set({ state: 'failed' }, counted.mails_failed);
    oldestMail.set(counted.mails_oldest);
    for (const [state, count] of Object.entries(counted.purchases)) purchases.set({ state }, count);
    waitingEvents.set(counted.payment_events);
    alerts.set(counted.alerts);
    for (const { name, waiting, active } of queues) {
      jobs.set({ queue: name, state: 'waiting' }, waiting);
      jobs.set({ queue: name, state: 'active' }, active);
    }
  }

  const ofProcess = Registry.merge([registry, processRegistry]);
  return {
    ofProcess,
    /** When the database is unreachable, the other metrics are still needed: they show what is wrong. */
    async collectCommon() {
      await countStorage().catch((error) => log.warn({ err: error }, 'the free space could not be read'));
      try {
        await Promise.race([countDatabase(), late()]);
        databaseUp.set(1);
        return Registry.merge([common, inDatabase]);
      } catch (error) {
        log.warn({ err: error }, 'the figures of the database could not be read');
        databaseUp.set(0);
        return common;
      }
    },
    async collect() {
      return Registry.merge([ofProcess, await this.collectCommon()]);
    },
  };
}

export interface Figures {
  /** This process's own metrics, with their values at the time of reading. */
  readonly ofProcess: Registry;
  /** What every process of this machine would report. */
  collectCommon(): Promise<Registry>;
  /** Both sets of figures, with current values. */
  collect(): Promise<Registry>;
}

async function late(): Promise<never> {
  await sleep(3_000, undefined, { ref: false });
  throw new Error('the database did not answer within 3 s');
}
