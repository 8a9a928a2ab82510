import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connectDatabase, type Db } from '../../base/db/database.ts';
import { createLogger } from '../../base/log/logger.ts';
import { BackupError } from './backup-format.ts';
import { type RestoredBackup, restoreBackup } from './restore-backup.ts';
import { withScratchDatabase } from './scratch-database.ts';

/**
 * Restores a backup into a temporary database, checks the ledger there, and removes the database. Files are read and
 * compared but not stored. Throws BackupError when anything differs from what was written, or when the ledger does not
 * balance.
 */
export async function tryRestore(
  content: Readable,
  key: string | undefined,
  checkLedger: (db: Db) => Promise<readonly { readonly text: string }[]>,
): Promise<RestoredBackup> {
  return withScratchDatabase(async (databaseUrl) => {
    const restored = await restoreBackup(content, {
      databaseUrl,
      files: nowhere,
      key,
      keepSecret: async () => undefined,
    });
    const database = connectDatabase(databaseUrl, { log: createLogger('silent'), max: 2 });
    try {
      const [first, ...more] = await checkLedger(database.db);
      if (first) {
        const rest = more.length > 0 ? ` And ${more.length} more.` : '';
        throw new BackupError(`The ledger of the backup doesn't add up: ${first.text}${rest}`);
      }
    } finally {
      await database.close();
    }
    return restored;
  });
}

const nowhere = {
  list: async () => [],
  get: async () => new Uint8Array(),
  async put(_key: string, content: Uint8Array | Readable) {
    if (!(content instanceof Uint8Array)) {
      await pipeline(content, new Writable({ write: (_chunk, _encoding, done) => done() }));
    }
  },
  remove: async () => undefined,
  removeAll: async () => undefined,
};
