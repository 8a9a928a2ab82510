import type { Claim } from './claim.ts';

/** A run's working files are under `runs/<id>/`, which is removed after the run. */
export function runFolder(runId: string): string {
  return `runs/${runId}`;
}

/**
 * Every claim writes to a separate folder, and a checkpoint lists its files: a worker that lost its claim cannot
 * overwrite what its successor reads.
 */
export function artifactKey({ runId, fence }: Claim, name: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/.test(name) || name.includes('..')) {
    throw new Error('an artifact needs a plain file name');
  }
  return `${runFolder(runId)}/${fence}/${name}`;
}
