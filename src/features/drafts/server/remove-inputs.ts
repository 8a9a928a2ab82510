import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/base/db/database.ts';
import type { FileStore } from '#server/base/files/file-store.ts';
import { runsView } from '#server/runs/runs-view.ts';
import { figureKey, readFigures } from './draft-keys.ts';
import { requireOwnFolder } from './drafts.ts';
import { type DraftPath, readDraft } from './read-draft.ts';
import { runOfVersion } from './version-files.ts';

/**
 * Deletes the author's inputs for a draft, row first, and keeps the draft with its versions. Throws draft_busy while a
 * run is generating files from them, so that no version stays incomplete. Idempotent. Returns how many images were
 * deleted.
 */
export async function removeDraftInputs(
  { db, files }: { db: Db; files: FileStore },
  ownerId: string,
  path: DraftPath,
): Promise<{ images: number }> {
  requireOwnFolder(ownerId, path.userId);
  const row = await db
    .deleteFrom('draft_inputs')
    .using('drafts')
    .whereRef('drafts.id', '=', 'draft_inputs.draft_id')
    .where('drafts.user_id', '=', ownerId)
    .where('drafts.file_name', '=', path.fileName)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('draft_versions')
            .innerJoin(runsView.as('runs'), (join) => join.on(runOfVersion))
            .select('runs.id')
            .whereRef('draft_versions.draft_id', '=', 'drafts.id')
            .where('runs.state', 'in', ['queued', 'running']),
        ),
      ),
    )
    .returning(['draft_inputs.draft_id', 'draft_inputs.figures', 'draft_inputs.images'])
    .executeTakeFirst();
  if (row) {
    await Promise.all(
      Object.values(readFigures(row.figures)).map((name) => files.remove(figureKey(ownerId, row.draft_id, name))),
    );
    return { images: row.images };
  }
  // No inputs: the draft doesn't exist, they were already deleted, or a run is using them.
  const { inputs } = await readDraft(db, ownerId, path);
  if (inputs !== null) throw new AppError('draft_busy');
  return { images: 0 };
}
