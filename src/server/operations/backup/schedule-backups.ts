import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CannotStart } from '../../base/db/embedded/cannot-start.ts';
import type { JobQueue } from '../../base/jobs/jobs.ts';
import type { Platform } from '../../platform.ts';
import { raiseAlert } from '../alerts.ts';

const script = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'backup.ts');

const queue: JobQueue = {
  name: 'backup',
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 900,
  retryBackoff: false,
  // A longer backup ends only when the worker stops.
  expireInSeconds: 12 * 3_600,
};

type Needs = Pick<Platform, 'db' | 'config' | 'jobs' | 'log'>;

/** Makes backups on the schedule in BACKUP_SCHEDULE, on one worker. Throws CannotStart for an invalid schedule. */
export async function startBackups(platform: Needs): Promise<void> {
  const { schedule } = platform.config.backup;
  if (schedule === undefined) return;
  await platform.jobs
    .schedule(queue, schedule, (signal) => runBackupScript(platform, signal))
    .catch((error: Error) => {
      throw new CannotStart(`The setting BACKUP_SCHEDULE is wrong: ${error.message}.`);
    });
}

/**
 * In a separate process, so that a large backup does not slow down runs on this worker. A failure becomes a System
 * Alert, once a day.
 */
export async function runBackupScript(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  signal: AbortSignal,
  command: readonly string[] = [script],
): Promise<void> {
  const { code, output } = await run(command, signal);
  if (signal.aborted) throw new Error('the worker stopped during the backup');
  if (code === 0) {
    log.info({ output }, 'backup made');
    return;
  }
  log.error({ output }, 'the backup failed');
  const day = new Date().toISOString().slice(0, 10);
  const reason = output.trim().split('\n').at(-1) ?? '';
  await raiseAlert(db, { kind: 'backup_failed', cause: day, text: `The scheduled backup failed. ${reason}` });
  throw new Error('the backup failed');
}

async function run(command: readonly string[], signal: AbortSignal): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  let output = '';
  const take = (text: string) => {
    output = (output + text).slice(-2_000);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    return { code, output };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
