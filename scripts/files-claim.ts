// `npm run files:claim`: marks the configured file store as this installation's after the earlier store was lost. Files
// of the earlier store are missing from then on. Refuses a store that another installation uses.
import { loadEnvironmentFile, readConfig } from '#server/base/config/config.ts';
import { ConfigError } from '#server/base/config/config-error.ts';
import { connectDatabase } from '#server/base/db/database.ts';
import { CannotStart } from '#server/base/db/embedded/cannot-start.ts';
import { claimStore, StorageNotShared } from '#server/base/files/prove-shared.ts';
import { createLogger } from '#server/base/log/logger.ts';
import { openPlace } from './file-place.ts';
import { findDatabase } from './find-database.ts';

try {
  loadEnvironmentFile();
  const config = readConfig();
  const store = await openPlace(config.s3 ? 's3' : 'folder', config);
  const { url, close } = await findDatabase(config, 'npm run files:claim');
  const database = connectDatabase(url, { log: createLogger('silent'), max: 1 });
  try {
    const { id } = await database.db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
    await claimStore(store, id);
    console.log('The file storage now belongs to this installation.');
  } finally {
    await database.close();
    await close();
  }
} catch (error) {
  const known = error instanceof ConfigError || error instanceof CannotStart || error instanceof StorageNotShared;
  if (!known) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
