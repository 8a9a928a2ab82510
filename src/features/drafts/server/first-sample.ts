import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { versionSourceSchema } from '#contract/draft-editor.ts';
import { draftResultSchema } from '#contract/draft-result.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { DraftFile } from '../contract/drafts.ts';
import { addFirstVersion } from './draft-delivery.ts';
import { pdfKey, zipKey } from './draft-keys.ts';
import { draftColumns, presentFile, requireOwnFolder } from './drafts.ts';

/** The sample draft that comes with the product. The engine made it from the sample text. */
export interface ShippedSample {
  readFile(name: 'draft.zip' | 'draft.pdf' | 'draft-source.json'): Promise<Uint8Array>;
}

/**
 * Gives a new user a sample draft. It is a copy of the draft that comes with the product, so nothing runs and nothing
 * is charged. Its cause, which is unique, is the user's id instead of a run's: no user can have two.
 */
export function createFirstSample(
  { files, log }: Pick<Platform, 'files' | 'log'>,
  shipped: ShippedSample,
): (trx: Trx, userId: string) => Promise<void> {
  return async (trx, userId) => {
    const sample = await storeFiles(userId).catch((error) => {
      // A new user needs an account, but not a sample: a failure here must not affect the account.
      log.warn({ err: error }, 'a new user has no sample draft');
      return null;
    });
    if (sample === null) return;
    const { source, result, bytes } = sample;
    const row = { id: randomUUID(), user_id: userId, bytes };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('drafts')
      .values({
        ...row,
        run_id: userId,
        file_name: fileName,
        title: result.title,
        engine: result.engine,
        preview: JSON.stringify(result),
        sample: true,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) await addFirstVersion(trx, row, source, result);
  };

  /**
   * Stored before the row is added, because a listed draft must have its files. Storing them twice writes the same
   * bytes.
   */
  async function storeFiles(userId: string) {
    const [stored, zip, pdf] = await Promise.all([
      shipped.readFile('draft-source.json'),
      shipped.readFile('draft.zip'),
      shipped.readFile('draft.pdf'),
    ]);
    const { source, result } = shippedSchema.parse(JSON.parse(new TextDecoder().decode(stored)));
    await files.put(zipKey(userId, fileName), zip);
    await files.put(pdfKey(userId, fileName), pdf);
    return { source, result, bytes: zip.length };
  }
}

/** The user's own sample draft, or null if they deleted it or their account is older than these samples. */
export async function findSample(db: Db, ownerId: string, folderId: string): Promise<DraftFile | null> {
  requireOwnFolder(ownerId, folderId);
  const row = await db
    .selectFrom('drafts')
    .where('user_id', '=', ownerId)
    .where('run_id', '=', ownerId)
    .select(draftColumns)
    .executeTakeFirst();
  return row ? presentFile(row) : null;
}

const fileName = 'sample-draft.zip';

const shippedSchema = z.object({ source: versionSourceSchema, result: draftResultSchema });
