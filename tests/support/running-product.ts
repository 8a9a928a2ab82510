import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { freePort } from './free-port.ts';
import { createMigratedDatabase, withDatabase } from './global-setup.ts';
import { mailsTo } from './mail-files.ts';
import { runOnServer } from './run-on-server.ts';

/**
 * The product as users run it: a separate process with a separate database, used over HTTP only. Needs the build (`npm
 * test` makes it).
 */
export async function startProduct(
  environment: Record<string, string> = {},
  /** Settings that need the address of the product's database. */
  ofDatabase: (url: string) => Record<string, string> = () => ({}),
  /** A changed copy of the product; the current one by default. */
  root = join(import.meta.dirname, '..', '..'),
): Promise<RunningProduct> {
  const name = `product_${randomBytes(8).toString('hex')}`;
  const clusterUrl = inject('clusterUrl');
  await createMigratedDatabase(name);
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-product-'));
  const port = await freePort();
  const databaseUrl = withDatabase(clusterUrl, name);
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_ENV: 'production',
    ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET: 'a secret that only the tests of the product know',
    LOG_LEVEL: 'warn',
    // No test calls public literature services; tests that use a mock say so.
    LITERATURE: 'off',
    ...environment,
    ...ofDatabase(databaseUrl),
  };
  let child = await launch(root, env, port);
  const others: RunningProcess[] = [];
  const product: RunningProduct = {
    url: `http://localhost:${port}`,
    dataDir,
    databaseUrl,
    get pid() {
      return child.pid ?? 0;
    },
    output: () => outputs.get(child) ?? '',
    async mailsTo(address) {
      return (
        await Promise.all([dataDir, ...others.map((one) => one.dataDir)].map((folder) => mailsTo(folder, address)))
      ).flat();
    },
    async startAnother(extra) {
      const folder = extra.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'foredraft-product-')));
      const ownPort = await freePort();
      const ports = { PORT: String(ownPort), WORKER_PORT: String(ownPort), APP_URL: product.url };
      const settings = { ...env, ...ports, DATA_DIR: folder, ...extra };
      let process = await launch(root, settings, ownPort);
      const other = {
        url: `http://localhost:${ownPort}`,
        dataDir: folder,
        output: () => outputs.get(process) ?? '',
        kill: () => kill(process),
        async restart() {
          process = await launch(root, settings, ownPort);
        },
        async stop() {
          await end(process);
          if (extra.DATA_DIR === undefined) await rm(folder, { recursive: true, force: true });
        },
      };
      others.push(other);
      return other;
    },
    terminate: () => end(child),
    kill: () => kill(child),
    async restart(extra = {}) {
      child = await launch(root, { ...env, ...extra }, port);
    },
    async stop() {
      for (const one of [child, ...others]) await ('stop' in one ? one.stop() : end(one));
      await runOnServer(clusterUrl, `drop database if exists ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return product;
}

let shared: Promise<RunningProduct> | null = null;

/**
 * The product with default settings, shared by all test files in this process that only work with their own users:
 * starting it takes two seconds of CPU time. It finds no TeX, because compiling a draft takes longer than the rest of a
 * run. A test file that changes prices or settings changes them back; one that needs TeX or ends the process starts its
 * own. Its `stop` does nothing: it ends after the last test of the run.
 */
export async function sharedProduct(): Promise<RunningProduct> {
  shared ??= startProduct({ PATH: dirname(process.execPath) }).then(async (product) => {
    const { pid, dataDir } = product;
    await writeFile(join(inject('sharedProducts'), String(pid)), dataDir);
    return product;
  });
  return { ...(await shared), stop: () => Promise.resolve() };
}

export interface RunningProcess {
  readonly url: string;
  readonly dataDir: string;
  output(): string;
  /** kill -9. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface RunningProduct {
  readonly url: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly pid: number;
  /** All output of the process. */
  output(): string;
  /** Starts another process on the same database, with a separate folder unless one is given. */
  startAnother(environment: Record<string, string>): Promise<RunningProcess>;
  /** Mails written to files, oldest first. */
  mailsTo(address: string): Promise<string[]>;
  /** Sends SIGTERM and waits until the process has ended. */
  terminate(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  restart(environment?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const outputs = new WeakMap<ChildProcess, string>();

async function launch(root: string, env: Record<string, string>, port: number): Promise<ChildProcess> {
  const main = join(root, 'src', 'main.ts');
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const take = (chunk: Buffer) => outputs.set(child, (outputs.get(child) ?? '') + chunk.toString());
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  // Three minutes, because several processes may start in parallel on a busy machine.
  for (let tries = 0; tries < 1_800; tries += 1) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const ready = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    await ready?.body?.cancel();
    if (ready?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the product did not start:\n${outputs.get(child) ?? ''}`);
}
