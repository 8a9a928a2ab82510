import { AppError } from '../../contract/errors.ts';
import { FileMissing } from '../files/file-store.ts';
import { uploadKey } from '../uploads/upload-store.ts';
import type { ClaimedRun } from './lease.ts';
import type { RunKit } from './run-kit.ts';
import type { FinishedRun } from './runnable-tool.ts';

/** What a delivery gets to see of a run; the same when its delivery is taken back. */
export function finishedRun(
  kit: RunKit,
  run: Pick<ClaimedRun, 'runId' | 'userId' | 'createdAt' | 'input' | 'uploadId'>,
  made: { feature: string; engine: string; result: unknown; artifacts: ReadonlyMap<string, string> },
  signal?: AbortSignal,
): FinishedRun<unknown, unknown> {
  return {
    runId: run.runId,
    userId: run.userId,
    feature: made.feature,
    engine: made.engine,
    createdAt: run.createdAt,
    input: run.input,
    result: made.result,
    upload: () => readUpload(kit, run.uploadId),
    artifacts: {
      async put() {
        throw new Error('a delivery leaves no working files');
      },
      async get(name) {
        signal?.throwIfAborted();
        return readArtifact(kit, made.artifacts.get(name), name);
      },
    },
  };
}

/** The uploaded file of a run; throws upload_not_found when it is no longer there. */
export async function readUpload(kit: RunKit, uploadId: string | null): Promise<Uint8Array> {
  if (uploadId === null) throw new Error('this run has no upload to read');
  return kit.platform.files.get(uploadKey(uploadId)).catch((error) => {
    throw error instanceof FileMissing ? new AppError('upload_not_found', { cause: error }) : error;
  });
}

/** Reads a working file by the key that its checkpoint names. */
export async function readArtifact(kit: RunKit, key: string | undefined, name: string): Promise<Uint8Array> {
  if (key === undefined) throw new Error(`no step has left a file named ${name}`);
  return kit.platform.files.get(key);
}
