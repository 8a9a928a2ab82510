import type { DraftEditor } from '#contract/draft-editor.ts';
import type { SentenceChange } from '#contract/draft-text.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/base/db/database.ts';
import { requireOwnFolder } from './drafts.ts';
import type { DraftPath } from './read-draft.ts';

/** The differences between two versions of a draft. Throws draft_version_not_found if one of them does not exist. */
export async function compareTwo(
  db: Db,
  editor: DraftEditor,
  ownerId: string,
  path: DraftPath,
  older: number,
  newer: number,
): Promise<SentenceChange[]> {
  requireOwnFolder(ownerId, path.userId);
  const rows = await db
    .selectFrom('drafts')
    .innerJoin('draft_versions', 'draft_versions.draft_id', 'drafts.id')
    .select(['draft_versions.number', 'draft_versions.composition'])
    .where('drafts.user_id', '=', ownerId)
    .where('drafts.file_name', '=', path.fileName)
    .where('draft_versions.number', 'in', [older, newer])
    .execute();
  const compositions = new Map(rows.map(({ number, composition }) => [number, composition]));
  const [before, after] = [compositions.get(older), compositions.get(newer)];
  if (before === undefined || after === undefined) throw new AppError('draft_version_not_found');
  return editor.compare(before, after);
}
