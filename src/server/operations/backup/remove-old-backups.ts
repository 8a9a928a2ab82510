import type { BackupPlace } from './backup-place.ts';

/**
 * Called after a successful backup: keeps the newest `keep` backups of the installation and removes the rest, and also
 * all earlier ones that failed their check. Returns what was removed.
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
