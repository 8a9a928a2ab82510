import type { Platform } from '../platform.ts';
import { findWarnings, warnOfLateBackup } from './find-warnings.ts';

/**
 * Logs what is wrong with the installation. Never fails: requests are already being served, so if the database becomes
 * unavailable at this moment, startup must not end.
 */
export async function logWarnings(platform: Pick<Platform, 'config' | 'pool' | 'files' | 'db' | 'log'>): Promise<void> {
  const { log } = platform;
  try {
    for (const { kind, text } of await findWarnings(platform)) log.warn({ kind }, text);
    const lateBackup = await warnOfLateBackup(platform);
    if (lateBackup !== null) log.warn({ kind: 'late_backup' }, lateBackup);
  } catch (error) {
    log.warn({ err: error }, 'the installation could not be checked for problems');
  }
}
