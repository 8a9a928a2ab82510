import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/base/db/embedded/start-embedded-postgres.ts';
import { createLogger } from '#server/base/log/logger.ts';
import { processTree } from '#server/base/processes/process-tree.ts';
import { closableProxy } from '../../support/closable-proxy.ts';
import { mailsTo } from '../../support/mail-files.ts';
import { type RunningProduct, startProduct } from '../../support/running-product.ts';

/**
 * The product with a separate PostgreSQL that can be killed, behind one address, and with its data folder on a small
 * separate file system if this machine allows that (root on Linux).
 */
export async function faultySite(environment: Record<string, string>): Promise<FaultySite> {
  const folder = mkdtempSync(join(tmpdir(), 'foredraft-faults-'));
  chmodSync(folder, 0o755);
  const [dataDir, clusterDir] = [join(folder, 'data'), join(folder, 'cluster')];
  mkdirSync(dataDir);
  mkdirSync(clusterDir);
  const ownDisk = mounted(['-t', 'tmpfs', '-o', 'size=1g', 'tmpfs', dataDir]);
  const clock = join(folder, 'clock');
  writeFileSync(clock, '0');
  const startDatabase = () => startEmbeddedPostgres({ dataDir: clusterDir, log: createLogger('silent') });
  let postgres = await startDatabase();
  const gate = await closableProxy('127.0.0.1', () => Number(new URL(postgres.url).port));
  const address = new URL(postgres.url);
  address.port = String(gate.port);
  const product = await startProduct(
    { LIMITS: 'relaxed', SIGNUP_CREDITS: '100000', LOG_LEVEL: 'error', ...environment },
    () => ({ ...movable(clock), DATABASE_URL: address.href, DATA_DIR: dataDir, STORAGE_RESERVE_MB: '5' }),
  );
  return {
    product,
    ownDisk,
    databaseUrl: () => postgres.url,
    url: product.url,
    mailsTo: (email) => mailsTo(dataDir, email),
    startAnother: () => product.startAnother({ DATA_DIR: dataDir }),
    async killServer(settings) {
      const children = processTree(product.pid).slice(1);
      await product.kill();
      await product.restart(settings);
      return children;
    },
    async killDatabase() {
      // With all its children, because each holds the shared memory.
      for (const pid of processTree(postgres.pid)) process.kill(pid, 'SIGKILL');
      await gate.shut();
      postgres = await startDatabase();
      await gate.reopen();
      await untilReady(product.url);
    },
    async whileDiskIsFull(work) {
      const filler = join(dataDir, 'filler');
      try {
        execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
      } catch {
        // dd fails when the disk is full.
      }
      await work();
      rmSync(filler);
    },
    async whileReadOnly(work) {
      mounted(['-o', 'remount,ro', dataDir]) || fail('the data folder could not be made read-only');
      await work();
      mounted(['-o', 'remount,rw', dataDir]);
    },
    async withClockAhead(seconds, work) {
      writeFileSync(clock, String(seconds));
      await work();
      writeFileSync(clock, '0');
    },
    async stop() {
      await product.stop();
      await gate.shut();
      await postgres.stop();
      if (ownDisk) execFileSync('umount', ['--lazy', dataDir]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface FaultySite {
  readonly url: string;
  readonly product: RunningProduct;
  /** Whether the disk can be filled and made read-only. */
  readonly ownDisk: boolean;
  /** The database itself, bypassing the proxy. */
  databaseUrl(): string;
  mailsTo(email: string): Promise<string[]>;
  /** A second process on the same database and folder. */
  startAnother: () => ReturnType<RunningProduct['startAnother']>;
  /** kill -9 and restart. Returns the killed process's descendants, which should have ended. */
  killServer(settings?: Record<string, string>): Promise<number[]>;
  /** kill -9 for all of its processes, and a restart, after which it recovers from its write-ahead log. */
  killDatabase(): Promise<void>;
  whileDiskIsFull(work: () => Promise<void>): Promise<void>;
  whileReadOnly(work: () => Promise<void>): Promise<void>;
  /**
   * The clock of the running server jumps ahead and back. Its children, the files and the database are not affected.
   */
  withClockAhead(seconds: number, work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

function movable(clock: string): Record<string, string> {
  const moved = join(import.meta.dirname, '..', '..', 'support', 'moved-clock.ts');
  return { NODE_OPTIONS: `--import=${moved}`, CLOCK_AHEAD_FILE: clock };
}

function mounted(args: readonly string[]): boolean {
  try {
    execFileSync('mount', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function fail(reason: string): never {
  throw new Error(reason);
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('the product did not find its database again');
}
