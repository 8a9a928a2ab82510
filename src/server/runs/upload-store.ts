import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Platform } from '../platform.ts';

type Store = Pick<Platform, 'db' | 'files'>;

/** Key of an upload's bytes; the client's file name is not used. */
export function uploadKey(id: string): string {
  return `uploads/${id}`;
}

/**
 * The row is created before the first byte is written, so that the file is always found and removed. Until the file has
 * arrived, the row reserves `bytes`. Throws upload_quota_full if the user has reached their storage limit.
 */
export async function announceUpload(
  { db, config }: Store & Pick<Platform, 'config'>,
  upload: { userId: string; feature: string; bytes: number },
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    if (config.userLimits !== null) {
      const { storedUploads, storedBytes } = config.userLimits;
      // Parallel uploads of one user are serialized here, so that the sum is exact.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${upload.userId}`}, 0))`.execute(trx);
      const { rows } = await sql<{ full: boolean }>`
        select count(*) >= ${storedUploads} or coalesce(sum(bytes), 0) + ${upload.bytes} > ${storedBytes} as full
        from uploads where user_id = ${upload.userId}`.execute(trx);
      if (rows[0]?.full) throw new AppError('upload_quota_full', { retryAfter: 60 });
    }
    const { id } = await trx
      .insertInto('uploads')
      .values({ user_id: upload.userId, feature: upload.feature, bytes: upload.bytes })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/**
 * Marks the upload as received; from then on a run may use it. Returns false if the upload took so long that it was
 * removed.
 */
export async function markReceived(
  { db }: Store,
  id: string,
  file: { bytes: number; sha256: string },
): Promise<boolean> {
  const row = await db
    .updateTable('uploads')
    .set({ bytes: file.bytes, sha256: file.sha256, received_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeUpload({ db, files }: Store, id: string): Promise<void> {
  await files.remove(uploadKey(id));
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

/**
 * A rejected upload is removed immediately. If that fails (a read-only disk), its sender is still told why it was
 * rejected, and the file is removed later with abandoned uploads.
 */
export async function discardUpload(store: Store, id: string): Promise<void> {
  await removeUpload(store, id).catch(() => undefined);
}

/**
 * Uploads that no run has used within this time, that were interrupted, that have expired, or whose user was deleted.
 */
export async function removeForgottenUploads({ db, files }: Store, seconds: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from uploads
    where (
      user_id is null
      or keep_until < now()
      or coalesce(used_at, created_at) < now() - make_interval(secs => ${seconds})
    )
      and not exists (select from runs where runs.upload_id = uploads.id and runs.state in ('queued', 'running'))
    returning id`.execute(db);
  for (const { id } of rows) await files.remove(uploadKey(id));
}

/** Files without a row: the process died between the two deletions. */
export async function removeOrphanedUploads({ db, files }: Store): Promise<void> {
  const keys = await files.list('uploads');
  const ids = keys.map((key) => key.slice('uploads/'.length)).filter((id) => /^[0-9a-f-]{36}$/.test(id));
  if (ids.length === 0) return;
  const rows = await db.selectFrom('uploads').select('id').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
  const known = new Set(rows.map((row) => row.id));
  for (const id of ids) if (!known.has(id)) await files.remove(uploadKey(id));
}
