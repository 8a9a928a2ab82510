import { AppError } from '#contract/errors.ts';

/** A failed write as its sender is told: no room (on a disk, in a quota, in a bucket), a read-only disk, or as it was. */
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

/** What Ceph, MinIO and others call a full store or an exhausted quota. */
const refusals = /^(?:InsufficientStorage|QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded|StorageFull)$/;
