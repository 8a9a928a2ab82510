import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/base/db/database.ts';
import type { FileStore } from '#server/base/files/file-store.ts';
import type { Runs } from '#server/runs/runs.ts';
import { runsView } from '#server/runs/runs-view.ts';
import type { DraftFile } from '../contract/drafts.ts';
import { draftFolder, pdfKey, zipKey } from './draft-keys.ts';
import { runOfVersion } from './version-files.ts';

/**
 * The drafts in a folder, newest first, and their total number; another user's folder is forbidden. Only zip files
 * count as drafts; anything else in the folder, such as an empty folder's placeholder, is skipped. So is the sample
 * draft that every new user gets.
 */
export async function listFolder(
  db: Db,
  ownerId: string,
  folderId: string,
  page: { limit: number; offset: number },
): Promise<{ files: DraftFile[]; total: number }> {
  requireOwnFolder(ownerId, folderId);
  const zips = db
    .selectFrom('drafts')
    .where('user_id', '=', ownerId)
    .where('run_id', '!=', ownerId)
    .where('file_name', 'ilike', '%.zip');
  const [rows, { total }] = await Promise.all([
    zips
      .select(draftColumns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    zips.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { files: rows.map(presentFile), total };
}

export const draftColumns = ['id', 'file_name', 'title', 'bytes', 'created_at', 'sample'] as const;

export function presentFile(row: {
  readonly id: string;
  readonly file_name: string;
  readonly title: string;
  readonly bytes: number;
  readonly created_at: Date;
  readonly sample: boolean;
}): DraftFile {
  return {
    id: row.id,
    name: row.file_name,
    title: row.title === '' ? row.file_name : row.title,
    created_at: row.created_at.toISOString(),
    metadata: { size: row.bytes },
    sample: row.sample,
  };
}

/**
 * Rows are deleted first, so that a draft is immediately unreachable, and then the files of all its versions; runs that
 * are generating files are cancelled. Returns what was removed.
 */
export async function removeFiles(
  { db, files, runs }: { db: Db; files: FileStore; runs: Pick<Runs, 'cancelRun'> },
  ownerId: string,
  paths: string[],
): Promise<string[]> {
  const names = paths.map((path) => {
    const [folderId = '', ...rest] = path.split('/');
    requireOwnFolder(ownerId, folderId);
    return rest.join('/');
  });
  // The runs are cancelled before the rows are deleted: otherwise a run would fail because its version is missing.
  for (const run of await openRuns(db, ownerId, names)) await cancelIfOpen(runs, ownerId, run);
  const rows = await db
    .deleteFrom('drafts')
    .where('user_id', '=', ownerId)
    .where('file_name', 'in', names)
    .returning(['id', 'file_name'])
    .execute();
  if (rows.length === 0) throw new AppError('draft_not_found');
  for (const row of rows) {
    await files.remove(zipKey(ownerId, row.file_name));
    await files.remove(pdfKey(ownerId, row.file_name));
    await files.removeAll(draftFolder(ownerId, row.id));
  }
  return rows.map((row) => `${ownerId}/${row.file_name}`);
}

/** The runs that are generating files for these drafts. */
async function openRuns(db: Db, ownerId: string, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('drafts')
    .innerJoin('draft_versions', 'draft_versions.draft_id', 'drafts.id')
    .innerJoin(runsView.as('runs'), (join) => join.on(runOfVersion))
    .select('runs.id')
    .where('drafts.user_id', '=', ownerId)
    .where('drafts.file_name', 'in', [...names])
    .where('runs.state', 'in', ['queued', 'running'])
    .execute();
  return rows.map(({ id }) => id);
}

/** A run that has ended doesn't need to be cancelled. */
export async function cancelIfOpen(runs: Pick<Runs, 'cancelRun'>, ownerId: string, runId: string): Promise<void> {
  try {
    await runs.cancelRun(ownerId, runId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** Users can only access the folder of their own id. */
export function requireOwnFolder(ownerId: string, folderId: string): void {
  if (ownerId !== folderId) throw new AppError('forbidden');
}
