import { lockDataDir } from '#server/base/db/embedded/lock-data-dir.ts';
import { startEmbeddedPostgres } from '#server/base/db/embedded/start-embedded-postgres.ts';

/** Replaces the server in a process that tests may kill: `database-holder.ts <DATA_DIR> lock|database`. */
const [dataDir = '', what] = process.argv.slice(2);
const quiet = () => undefined;
try {
  const lock = await lockDataDir({ dataDir, address: 'http://localhost:3999' });
  const log = { info: quiet, warn: quiet, debug: quiet };
  const database = what === 'database' ? await startEmbeddedPostgres({ dataDir, log }) : null;
  console.log(JSON.stringify({ url: database?.url, pid: database?.pid }));
  process.on('SIGTERM', async () => {
    await database?.stop();
    lock.release();
    process.exit(0);
  });
  setInterval(quiet, 1000);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
