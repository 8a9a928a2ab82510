import type { BackupPlace } from './backup-place.ts';

/**
 * After a good backup: leaves the newest `keep` of the installation, and no earlier one that turned out not to be good.
 * Answers what was removed.
 */
export async function removeOldBackups(
  place: BackupPlace,
  { installation, keep, failed }: { installation: string; keep: number; failed: ReadonlySet<string> },
): Promise<string[]> {
  const names = await place.list(installation);
  const stay = new Set(names.filter((name) => !failed.has(name)).slice(0, keep));
  const old = names.filter((name) => !stay.has(name));
  for (const name of old) await place.remove(name);
  return old;
}
