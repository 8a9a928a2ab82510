// `npm run ledger:check`: recalculates every balance from its entries and compares paid sessions with grants. Prints
// every difference and exits with 1 if there is one. Works with the running product; an embedded database that isn't
// running is started for it.
import { loadEnvironmentFile, readConfig } from '#server/base/config/config.ts';
import { ConfigError } from '#server/base/config/config-error.ts';
import { connectDatabase } from '#server/base/db/database.ts';
import { CannotStart } from '#server/base/db/embedded/cannot-start.ts';
import { createLogger } from '#server/base/log/logger.ts';
import { findDatabase } from './find-database.ts';
import { ledgerDifferences } from './ledger-differences.ts';

const log = createLogger('silent');
try {
  loadEnvironmentFile();
  process.exitCode = await check();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function check(): Promise<number> {
  const { url, close } = await findDatabase(readConfig(), 'npm run ledger:check');
  const database = connectDatabase(url, { log, max: 2 });
  try {
    const found = await ledgerDifferences(database.db);
    for (const { text } of found) console.log(text);
    const { wallets, lines } = await database.db
      .selectFrom('wallets')
      .select(({ fn }) => [fn.countAll<number>().as('wallets'), fn.sum<number>('lines').as('lines')])
      .executeTakeFirstOrThrow();
    const size = `(wallets: ${wallets}, lines: ${lines ?? 0})`;
    console.log(found.length === 0 ? `The books add up ${size}.` : `Differences: ${found.length} ${size}.`);
    return found.length === 0 ? 0 : 1;
  } finally {
    await database.close();
    await close();
  }
}
