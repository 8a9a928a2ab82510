import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresCluster } from './cluster.ts';
import { runAs } from './database-user.ts';

/** A running PostgreSQL that is our child process. */
export interface Postmaster {
  pid: number;
  /** Resolves with a description when the process has ended. */
  ended: Promise<string>;
  /** Ends its sessions, writes a checkpoint, and resolves when the process has ended. */
  stop(): Promise<void>;
}

/** Small values, for one product on one machine. fsync and similar settings keep PostgreSQL's safe defaults. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  // Without standbys the write-ahead log is only needed for crash recovery.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  // No extra processes for asynchronous I/O or logical replication, and no JIT, which does not pay off for small
  // queries.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  jit: 'off',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  // The product logs its own failed statements; here they would copy users' data into the log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

/** Starts PostgreSQL on the port. Resolves when it accepts connections, or with its output when it failed. */
export async function launchPostmaster(
  cluster: PostgresCluster,
  port: number,
  say: (line: string) => void,
  more: Readonly<Record<string, string>> = {},
): Promise<Postmaster | { failed: string[] }> {
  const bond = tieToParent();
  const [program = '', ...args] = [
    ...bond.prefix,
    cluster.binaries.program('postgres'),
    ...['-D', cluster.folder, '-c', `port=${port}`],
    ...Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(program, args, {
    ...runAs(cluster.user),
    cwd: cluster.folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A separate session: Ctrl-C signals the terminal's whole process group, and the server still needs its database to
    // finish.
    detached: true,
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > 50) lines.shift();
    say(line);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `killed by ${signal}` : `exit code ${code}`));
  });
  const { pid } = child;
  if (pid === undefined) return { failed: [await ended] };
  bond.tie(pid, ended);

  let running = true;
  ended.then(() => {
    running = false;
  });
  while (running && !(await isReady(cluster.folder, pid))) await Promise.race([sleep(10), ended]);
  if (!running) return { failed: lines };
  return { pid, ended, stop: () => stop(child, ended) };
}

/**
 * Two ways to end the database with the process that started it, however that ends. Linux can signal the child
 * (`setpriv --pdeathsig` from util-linux; it applies to the thread that spawned the child, so call this from the main
 * thread, and it is set after the change of user, which would clear it). On other systems a waiting shell has the other
 * end of a pipe, which closes when this process ends.
 */
function tieToParent(): { prefix: string[]; tie(pid: number, ended: Promise<string>): void } {
  if (spawnSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore' }).status === 0) {
    return { prefix: ['setpriv', '--pdeathsig', 'INT', '--'], tie: () => undefined };
  }
  return {
    prefix: [],
    tie(pid, ended) {
      const watch = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(pid)], {
        stdio: ['pipe', 'ignore', 'ignore'],
        detached: true,
      });
      watch.unref();
      ended.then(() => watch.kill('SIGKILL'));
    },
  };
}

/** PostgreSQL writes its state to the eighth line of postmaster.pid. */
async function isReady(folder: string, pid: number): Promise<boolean> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  for (const [kind, limitMs] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    child.kill(kind);
    const over = new AbortController();
    await Promise.race([ended, sleep(limitMs, undefined, { signal: over.signal }).catch(() => undefined)]);
    over.abort();
    if (child.exitCode !== null || child.signalCode !== null) break;
  }
  await ended;
}
