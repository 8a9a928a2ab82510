import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from './cannot-start.ts';
import { prepareCluster } from './cluster.ts';
import { clusterFolder, databaseHome } from './data-dir.ts';
import { clearLeftoverProcesses } from './leftover-processes.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { launchPostmaster, type Postmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  /** postgres://foredraft:…@127.0.0.1:<port>/foredraft; the role owns that database and may create others. */
  url: string;
  /** Process id of the postmaster. */
  pid: number;
  /** Shuts down cleanly. Open sessions are ended, so close the pool first. May be called again. */
  stop(): Promise<void>;
  /** Called once with a description when the database ends without stop(). */
  onUnexpectedExit(callback: (how: string) => void): void;
}

export interface EmbeddedLog {
  info(message: string): void;
  warn(message: string): void;
  debug(message: string): void;
}

/**
 * Starts the PostgreSQL that ships in npm on `dataDir`, which the caller has locked (lockDataDir). It listens on a free
 * port of 127.0.0.1 and ends with this process, however that ends. Throws CannotStart with one sentence.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: EmbeddedLog;
  /** PostgreSQL settings that extend or override the product's own, for example `{ fsync: 'off' }` in tests. */
  settings?: Readonly<Record<string, string>>;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings = {} } = options;
  const { home, user, moved } = databaseHome(dataDir);
  if (moved) log.info(moved);
  const folder = clusterFolder(home);
  await clearLeftoverProcesses(folder, (message) => log.info(message));
  const binaries = await preparePostgresBinaries({ home, user });
  const cluster = { folder, user, binaries };
  const password = await prepareCluster(cluster, join(dataDir, 'database-password'));

  let stopping: Promise<void> | null = null;
  const say = (line: string) => {
    if (/^(?:FATAL|PANIC):/.test(line) && !stopping) log.warn(`Database: ${line}`);
    else log.debug(`Database: ${line}`);
  };
  const { postmaster, port } = await launchOnFreePort((port) => launchPostmaster(cluster, port, say, settings), folder);

  const endWithUs = () => process.kill(postmaster.pid, 'SIGINT');
  process.once('exit', endWithUs);
  postmaster.ended.then(() => process.off('exit', endWithUs));
  return {
    url: `postgres://foredraft:${password}@127.0.0.1:${port}/foredraft`,
    pid: postmaster.pid,
    stop() {
      stopping ??= postmaster.stop();
      return stopping;
    },
    onUnexpectedExit(callback) {
      postmaster.ended.then((how) => {
        if (!stopping) callback(how);
      });
    },
  };
}

/** Another process can take a free port before it is used, and ending processes can hold memory for a moment. */
async function launchOnFreePort(
  launch: (port: number) => Promise<Postmaster | { failed: string[] }>,
  folder: string,
): Promise<{ postmaster: Postmaster; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const postmaster = await launch(port);
    if ('pid' in postmaster) return { postmaster, port };
    const words = postmaster.failed.join('\n');
    const passing = /could not bind|Address already in use|pre-existing shared memory block/.test(words);
    if (!passing || attempt === 5) {
      const fatal = postmaster.failed.findLast((line) => /FATAL|PANIC/.test(line)) ?? postmaster.failed.at(-1);
      throw new CannotStart(`The embedded database in ${folder} did not start: ${fatal ?? 'it gave no reason'}`);
    }
    await sleep(200 * attempt);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
