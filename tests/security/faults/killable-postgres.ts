import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '#server/base/db/embedded/start-embedded-postgres.ts';
import { createLogger } from '#server/base/log/logger.ts';
import { processTree } from '#server/base/processes/process-tree.ts';
import { freePort } from '../../support/free-port.ts';

/**
 * A PostgreSQL that can be killed: the one that ships with the product, or with POSTGRES_BIN (for example
 * /usr/lib/postgresql/15/bin) another version, which the system's user `postgres` runs if root starts it.
 */
export async function killablePostgres(folder: string): Promise<KillablePostgres> {
  const bin = process.env.POSTGRES_BIN;
  mkdirSync(folder);
  return bin ? system(bin, folder) : embedded(folder);
}

export interface KillablePostgres {
  readonly version: string;
  readonly url: string;
  /** kill -9 for all of its processes, which share memory, and no restart. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function embedded(folder: string): Promise<KillablePostgres> {
  const launch = () => startEmbeddedPostgres({ dataDir: folder, log: createLogger('silent') });
  let running = await launch();
  return {
    version: 'embedded',
    get url() {
      return running.url;
    },
    async kill() {
      killTree(running.pid);
    },
    async start() {
      running = await launch();
    },
    stop: () => running.stop(),
  };
}

async function system(bin: string, folder: string): Promise<KillablePostgres> {
  const cluster = join(folder, 'cluster');
  const isRoot = process.getuid?.() === 0;
  // Never blocks, because proxies and the bucket of the test run in this process.
  const run = async (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    return (await promisify(execFile)(file, rest, { cwd: folder })).stdout;
  };
  if (isRoot) {
    const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, idOf('-u'), idOf('-g'));
  }
  chmodSync(folder, 0o755);
  await run('initdb', '-D', cluster, '-A', 'trust', '-U', 'foredraft');
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const log = join(folder, 'log');
  async function start(attempt = 1): Promise<void> {
    try {
      // pg_ctl ends and the server stays, so its output must not be a pipe of this process.
      await run('pg_ctl', 'start', '-s', '-D', cluster, '-w', '-t', '120', '-l', log, '-o', options);
    } catch (error) {
      // Killed processes can hold the shared memory for a moment.
      if (attempt === 10) throw error;
      await sleep(500);
      await start(attempt + 1);
    }
  }
  await start();
  return {
    version: (await run('postgres', '--version')).trim(),
    url: `postgres://foredraft@127.0.0.1:${port}/postgres`,
    async kill() {
      const status = await run('pg_ctl', 'status', '-D', cluster);
      killTree(Number(/PID: (\d+)/.exec(status)?.[1]));
    },
    start,
    async stop() {
      await run('pg_ctl', 'stop', '-D', cluster, '-m', 'fast');
    },
  };
}

function killTree(pid: number): void {
  for (const one of processTree(pid)) process.kill(one, 'SIGKILL');
}
