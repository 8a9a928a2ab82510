import { AppError } from '#contract/errors.ts';
import { ScannerUnavailable } from '../adapters/scanner/scanner.ts';
import { createAttemptLimit } from '../base/limits/attempt-limit.ts';
import { recordEvent } from '../base/security-log/record-event.ts';
import type { Platform } from '../platform.ts';
import { announceUpload, discardUpload, markReceived, uploadKey } from '../runs/upload-store.ts';
import { expectedBytes, type ReceivedFile, receiveFile } from './receive-file.ts';

export interface Upload extends ReceivedFile {
  readonly id: string;
}

export interface UploadRequest {
  readonly userId: string;
  readonly feature: string;
  readonly maxBytes: number;
  problemOfName?(name: string): AppError | null;
}

/**
 * Stores a request's file as this user's upload, for any tool; call it after authorization, because it reads the body.
 * When it throws, nothing is left behind. Throws too_many_uploads, upload_quota_full and storage_full before anything
 * of the file is stored, and upload_infected and scanner_unavailable after the scan.
 */
export type ReceiveUpload = (request: Request, upload: UploadRequest) => Promise<Upload>;

export function createUploadReceiver(platform: Platform): ReceiveUpload {
  const { config, db, files, pool, scanner } = platform;
  // Rejected files count too, because each of them was read and checked.
  const perHour =
    config.userLimits &&
    createAttemptLimit(pool, { name: 'uploads', attempts: config.userLimits.uploadsPerHour, seconds: 3_600 });

  const admit = async (request: Request, { userId, feature, maxBytes }: UploadRequest): Promise<string> => {
    await perHour?.take(userId).catch((error) => {
      if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
      throw new AppError('too_many_uploads', { retryAfter: error.retryAfter, cause: error });
    });
    // Checked before the body is read and processed.
    if (!(await files.hasRoom(expectedBytes(request, maxBytes)))) throw new AppError('storage_full');
    return announceUpload(platform, { userId, feature, bytes: expectedBytes(request, maxBytes) });
  };

  const scan = async (id: string, userId: string): Promise<void> => {
    if (scanner === null) return;
    try {
      const found = await scanner.scan(await files.stream(uploadKey(id)));
      if (found === null) return;
      await recordEvent(db, { kind: 'upload_infected', userId, details: { found } });
    } catch (error) {
      if (!(error instanceof ScannerUnavailable)) throw error;
      throw new AppError('scanner_unavailable', { retryAfter: 60, cause: error });
    }
    throw new AppError('upload_infected');
  };

  return async (request, upload) => {
    const id = await admit(request, upload);
    try {
      const file = await receiveFile(request, {
        maxBytes: upload.maxBytes,
        ...(upload.problemOfName ? { problemOfName: upload.problemOfName } : {}),
        store: (content) => files.put(uploadKey(id), content),
      });
      await scan(id, upload.userId);
      if (!(await markReceived(platform, id, file))) throw new AppError('upload_failed');
      return { id, ...file };
    } catch (error) {
      await discardUpload(platform, id);
      throw error;
    }
  };
}
