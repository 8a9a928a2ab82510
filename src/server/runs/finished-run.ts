import { AppError } from '#contract/errors.ts';
import { FileMissing } from '../base/files/file-store.ts';
import type { ClaimedRun } from './claim.ts';
import type { FinishedRun } from './runnable-tool.ts';
import type { RunsContext } from './runs-context.ts';
import { uploadKey } from './upload-store.ts';

/** What a delivery can see of a run, both when it is delivered and when that is undone. */
export function finishedRun(
  context: RunsContext,
  run: Pick<ClaimedRun, 'runId' | 'userId' | 'feature' | 'createdAt' | 'input' | 'sample' | 'uploadId'>,
  made: { engine: string; result: unknown; artifacts: ReadonlyMap<string, string> },
  signal?: AbortSignal,
): FinishedRun<unknown, unknown> {
  return {
    runId: run.runId,
    userId: run.userId,
    feature: run.feature,
    engine: made.engine,
    createdAt: run.createdAt,
    sample: run.sample,
    input: run.input,
    result: made.result,
    upload: () => readUpload(context, run),
    artifacts: {
      async put() {
        throw new Error('a delivery stores no working files');
      },
      async get(name) {
        signal?.throwIfAborted();
        return readArtifact(context, made.artifacts.get(name), name);
      },
    },
  };
}

/** The uploaded file of a run, or its tool's sample; throws upload_not_found if it no longer exists. */
export async function readUpload(
  context: RunsContext,
  { feature, sample, uploadId }: Pick<ClaimedRun, 'feature' | 'sample' | 'uploadId'>,
): Promise<Uint8Array> {
  const sampleFile = sample ? context.tools.get(feature)?.sample?.file : undefined;
  if (sampleFile) return sampleFile();
  if (uploadId === null) throw new Error('this run has no upload to read');
  return context.platform.files.get(uploadKey(uploadId)).catch((error) => {
    throw error instanceof FileMissing ? new AppError('upload_not_found', { cause: error }) : error;
  });
}

/** Reads a working file by the key in its checkpoint. */
export async function readArtifact(context: RunsContext, key: string | undefined, name: string): Promise<Uint8Array> {
  if (key === undefined) throw new Error(`no step has left a file named ${name}`);
  return context.platform.files.get(key);
}
