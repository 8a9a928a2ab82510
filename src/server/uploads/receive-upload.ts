import { AppError } from '../../contract/errors.ts';
import type { Platform } from '../platform.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { announceUpload, markReceived, removeUpload, uploadKey } from './upload-store.ts';

export interface Upload extends ReceivedFile {
  readonly id: string;
}

/**
 * Takes the file of a request into the store as an upload of this user, for whatever tool it is; call it after the caller
 * was authorised, because it reads the body. When it throws, nothing is left behind.
 */
export async function receiveUpload(
  platform: Pick<Platform, 'db' | 'files'>,
  request: Request,
  upload: {
    userId: string;
    feature: string;
    maxBytes: number;
    problemOfName?(name: string): AppError | null;
  },
): Promise<Upload> {
  const id = await announceUpload(platform, upload);
  try {
    const file = await receiveFile(request, {
      maxBytes: upload.maxBytes,
      ...(upload.problemOfName ? { problemOfName: upload.problemOfName } : {}),
      store: (content) => platform.files.put(uploadKey(id), content),
    });
    if (!(await markReceived(platform, id, file))) throw new AppError('upload_failed');
    return { id, ...file };
  } catch (error) {
    await removeUpload(platform, id);
    throw error;
  }
}
