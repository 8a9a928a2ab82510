import type { Claim } from './claim.ts';

/** Working files of a run stand below `runs/<id>/`, which goes when the run has ended. */
export function runFolder(runId: string): string {
  return `runs/${runId}`;
}

/**
 * Every claim writes into a folder of its own, and a checkpoint names the files that belong to it: a worker that was
 * taken over cannot write into what its successor reads.
 */
export function artifactKey({ runId, fence }: Claim, name: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/.test(name) || name.includes('..')) {
    throw new Error('an artifact needs a plain file name');
  }
  return `${runFolder(runId)}/${fence}/${name}`;
}
