import { randomUUID } from 'node:crypto';
import type { DraftEditor } from '../../../contract/draft-editor.ts';
import type { DraftResult } from '../../../contract/draft-result.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Db, Trx } from '../../../server/db/database.ts';
import { requireOwnFolder } from './drafts.ts';

const fileName = 'sample-draft.zip';

/** Everybody has a sample draft until they delete it, also before it was opened for the first time. */
export async function hasSample(db: Db, ownerId: string, folderId: string): Promise<boolean> {
  requireOwnFolder(ownerId, folderId);
  const row = await db.selectFrom('sample_drafts').where('user_id', '=', ownerId).select('draft_id').executeTakeFirst();
  return row === undefined || row.draft_id !== null;
}

/**
 * The user's sample draft, composed when it is asked for first: registration does not wait for it. Asked twice at once, it
 * is made once. Throws draft_not_found after it was deleted.
 */
export async function takeSample(
  db: Db,
  editor: DraftEditor,
  ownerId: string,
): Promise<{ draftId: string; fileName: string; made: boolean }> {
  return db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('sample_drafts')
      .values({ user_id: ownerId, draft_id: null })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (first) return { draftId: await storeSample(trx, editor, ownerId), fileName, made: true };
    const row = await trx
      .selectFrom('sample_drafts')
      .where('user_id', '=', ownerId)
      .select('draft_id')
      .executeTakeFirst();
    if (!row || row.draft_id === null) throw new AppError('draft_not_found');
    return { draftId: row.draft_id, fileName, made: false };
  });
}

/** Remembers that the user wants no sample. Answers the file name of the draft that is to be removed, where it was made. */
export async function giveUpSample(db: Db, ownerId: string): Promise<string | null> {
  const row = await db
    .insertInto('sample_drafts')
    .values({ user_id: ownerId, draft_id: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: ownerId }))
    .returning('draft_id')
    .executeTakeFirstOrThrow();
  return row.draft_id === null ? null : fileName;
}

async function storeSample(trx: Trx, editor: DraftEditor, ownerId: string): Promise<string> {
  const { research, composition, template } = editor.sample();
  const id = randomUUID();
  const owned = { draft_id: id, user_id: ownerId };
  const findings = editor.findings(composition);
  // Its files come by the run of its first version; until then there is no PDF of which anything could be said.
  const preview: DraftResult = { ...findings, pdf: { engine: '', pages: 0 } };
  await trx
    .insertInto('drafts')
    .values({
      id,
      user_id: ownerId,
      run_id: id,
      file_name: fileName,
      bytes: 0,
      title: findings.title,
      engine: findings.engine,
      preview: JSON.stringify(preview),
    })
    .execute();
  await trx
    .insertInto('draft_inputs')
    .values({ ...owned, research: JSON.stringify(research), findings: null, figures: '{}', images: 0 })
    .execute();
  await trx
    .insertInto('draft_versions')
    .values({
      ...owned,
      number: 1,
      cause: 'first',
      change: null,
      title: findings.title,
      template,
      composition: JSON.stringify(composition),
    })
    .execute();
  await trx.updateTable('sample_drafts').set({ draft_id: id }).where('user_id', '=', ownerId).execute();
  return id;
}
