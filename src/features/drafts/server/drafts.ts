import { type DraftResult, draftResultSchema } from '../../../contract/draft-result.ts';
import { type DraftFile, draftsBucket } from '../../../contract/drafts.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../../server/db/database.ts';
import { FileMissing, type FileStore, type SignedUrlOptions } from '../../../server/files/file-store.ts';

/**
 * The drafts of a folder, newest first, and how many there are in all; another user's folder is refused. Only zip files
 * count as drafts; anything else in the folder, as the placeholder of an empty one, is passed over.
 */
export async function listFolder(
  db: Db,
  ownerId: string,
  folderId: string,
  page: { limit: number; offset: number },
): Promise<{ files: DraftFile[]; total: number }> {
  requireOwnFolder(ownerId, folderId);
  const zips = db.selectFrom('drafts').where('user_id', '=', ownerId).where('file_name', 'ilike', '%.zip');
  const [rows, { total }] = await Promise.all([
    zips
      .select(['id', 'file_name', 'bytes', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    zips.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const files = rows.map((row) => ({
    id: row.id,
    name: row.file_name,
    created_at: row.created_at.toISOString(),
    metadata: { size: row.bytes },
  }));
  return { files, total };
}

export interface Draft {
  readonly id: string;
  readonly userId: string;
  readonly fileName: string;
  readonly createdAt: Date;
  readonly preview: DraftResult;
}

export async function findDraft(db: Db, ownerId: string, path: { userId: string; fileName: string }): Promise<Draft> {
  requireOwnFolder(ownerId, path.userId);
  const row = await db
    .selectFrom('drafts')
    .select(['id', 'file_name', 'created_at', 'preview'])
    .where('user_id', '=', ownerId)
    .where('file_name', '=', path.fileName)
    .executeTakeFirst();
  if (!row) throw new AppError('draft_not_found');
  return {
    id: row.id,
    userId: ownerId,
    fileName: row.file_name,
    createdAt: row.created_at,
    preview: draftResultSchema.parse(row.preview),
  };
}

/** The browser saves the file under its own name. */
export function signedDownload(files: FileStore, draft: Draft): Promise<string> {
  return signed(files, zipKey(draft.userId, draft.fileName), {
    downloadName: draft.fileName,
    contentType: 'application/zip',
  });
}

export function previewUrl(files: FileStore, draft: Draft): Promise<string> {
  return signed(files, pdfKey(draft.userId, draft.fileName), { contentType: 'application/pdf' });
}

/** An address is given for a file that is there only: one that leads nowhere would fail after the click, without words. */
async function signed(files: FileStore, key: string, how: Omit<SignedUrlOptions, 'seconds'>): Promise<string> {
  try {
    if ((await files.stat(key)) === null) throw new FileMissing(key);
    return await files.signedUrl(key, { ...how, seconds: limits.drafts.signedUrlSeconds });
  } catch (cause) {
    throw new AppError('signed_url_failed', { cause });
  }
}

/** Rows first: a draft without its row is unreachable at once, and its files go right after. Answers what was removed. */
export async function removeFiles(db: Db, files: FileStore, ownerId: string, paths: string[]): Promise<string[]> {
  const names = paths.map((path) => {
    const [folderId = '', ...rest] = path.split('/');
    requireOwnFolder(ownerId, folderId);
    return rest.join('/');
  });
  const rows = await db
    .deleteFrom('drafts')
    .where('user_id', '=', ownerId)
    .where('file_name', 'in', names)
    .returning('file_name')
    .execute();
  if (rows.length === 0) throw new AppError('draft_not_found');
  for (const row of rows) {
    await files.remove(zipKey(ownerId, row.file_name));
    await files.remove(pdfKey(ownerId, row.file_name));
  }
  return rows.map((row) => `${ownerId}/${row.file_name}`);
}

export function draftsFolder(userId: string): string {
  return `${draftsBucket}/${userId}`;
}

export function previewsFolder(userId: string): string {
  return `previews/${userId}`;
}

export function zipKey(userId: string, fileName: string): string {
  return `${draftsFolder(userId)}/${fileName}`;
}

/** The PDF for the preview stands beside the bucket, so that the folder holds zip files only. */
export function pdfKey(userId: string, fileName: string): string {
  return `${previewsFolder(userId)}/${fileName.replace(/\.zip$/i, '.pdf')}`;
}

/** A user reaches only the folder of his own id. */
function requireOwnFolder(ownerId: string, folderId: string): void {
  if (ownerId !== folderId) throw new AppError('forbidden');
}
