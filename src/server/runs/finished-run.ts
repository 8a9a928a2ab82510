import type { ClaimedRun } from './lease.ts';
import type { RunKit } from './run-kit.ts';
import type { FinishedRun } from './runnable-tool.ts';

/** What a delivery gets to see of a run; the same when its delivery is taken back. */
export function finishedRun(
  kit: RunKit,
  run: Pick<ClaimedRun, 'runId' | 'userId' | 'createdAt' | 'input'>,
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

/** Reads a working file by the key that its checkpoint names. */
export async function readArtifact(kit: RunKit, key: string | undefined, name: string): Promise<Uint8Array> {
  if (key === undefined) throw new Error(`no step has left a file named ${name}`);
  return kit.platform.files.get(key);
}
