import { AppError } from '#contract/errors.ts';

/** Maps a failed write to the error for the user: no room (disk, quota or bucket), a read-only disk, or unchanged. */
export function asWriteFailure(error: unknown): unknown {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    const { code, name, $metadata } = cause as Error & { code?: string; $metadata?: { httpStatusCode?: number } };
    if (code === 'ENOSPC' || code === 'EDQUOT' || $metadata?.httpStatusCode === 507 || refusals.test(name)) {
      return new AppError('storage_full', { cause: error });
    }
    if (code === 'EROFS') return new AppError('storage_read_only', { cause: error, retryAfter: 60 });
  }
  return error;
}

/** What Ceph, MinIO and others return for a full store or an exhausted quota. */
const refusals = /^(?:InsufficientStorage|QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded|StorageFull)$/;
