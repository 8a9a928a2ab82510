// `npm run migrate`: applies the missing database migrations and exits; for a step before new processes start.
import { loadEnvironmentFile, readConfig } from '#server/base/config/config.ts';
import { ConfigError } from '#server/base/config/config-error.ts';
import { CannotStart } from '#server/base/db/embedded/cannot-start.ts';
import { migrateDirectly } from '#server/base/db/migrate.ts';
import { findDatabase } from './find-database.ts';

try {
  loadEnvironmentFile();
  const { url, close } = await findDatabase(readConfig(), 'npm run migrate');
  try {
    const applied = await migrateDirectly({ url });
    console.log(applied.length === 0 ? 'Nothing to apply.' : `Applied: ${applied.join(', ')}.`);
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
