import type { Platform } from '../platform.ts';
import { readLastBackup } from './backup/last-backup.ts';

/** Something in the configuration that appears to work but does not. */
export interface SetupWarning {
  readonly kind: 'no_mail_server' | 'no_payments' | 'guessable_secret' | 'storage_unusable' | 'clock_skew';
  readonly text: string;
}

type Installation = Pick<Platform, 'config' | 'pool' | 'files'>;

/**
 * Configuration problems of the installation that are not noticed otherwise; for the log at startup and the
 * administrators' overview.
 */
export async function findWarnings({ config, pool, files }: Installation): Promise<SetupWarning[]> {
  const warnings: SetupWarning[] = [];
  const isPublic = !config.isLocal;
  if (config.smtpUrl === undefined && (isPublic || !config.embedded)) {
    warnings.push({
      kind: 'no_mail_server',
      text: 'No mail server is configured, so no email is delivered: mails are written to files. Set SMTP_URL.',
    });
  }
  if (config.payments.secretKey === undefined && isPublic) {
    warnings.push({
      kind: 'no_payments',
      text: 'Users cannot buy credits: no payment provider is configured, and the test checkout is for local use only. Set STRIPE_SECRET_KEY.',
    });
  }
  if (isGuessable(config.secret)) {
    warnings.push({
      kind: 'guessable_secret',
      text: 'SECRET looks like an example or can be guessed. Anyone who knows it can forge links and webhooks. Set a random one.',
    });
  }
  if (await fails(files.check())) {
    warnings.push({
      kind: 'storage_unusable',
      text: 'The file storage cannot be read and written, or is not the one of this installation. Uploads and downloads fail.',
    });
  }
  const skew = await clockSkew(pool);
  if (Math.abs(skew) > mostSkewSeconds) {
    const how = skew > 0 ? 'ahead of' : 'behind';
    warnings.push({
      kind: 'clock_skew',
      text: `The clock of this machine is ${Math.round(Math.abs(skew))} s ${how} the database's. Login codes and links may fail. Synchronize both.`,
    });
  }
  return warnings;
}

/**
 * For the log at startup; the administrators' overview shows the last backup itself. A local trial needs no backups.
 */
export async function warnOfLateBackup({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<string | null> {
  if (config.isLocal && config.embedded) return null;
  const { at, late } = await readLastBackup(db);
  if (!late) return null;
  const what =
    at === null ? 'There is no backup of this installation' : `The last good backup is of ${at.slice(0, 10)}`;
  return `${what}. Run npm run backup, or set BACKUP_SCHEDULE.`;
}

/** Authenticator codes are valid for 30 s. */
const mostSkewSeconds = 5;

/** Example placeholders, and texts with few different characters: a random text of 32 characters has more. */
function isGuessable(secret: string): boolean {
  const placeholder =
    /change[-_ ]?(?:me|this)|replace[-_ ]?(?:me|this)|your[-_ ]?secret|example|012345678|abcdefgh|qwert/i;
  return placeholder.test(secret) || new Set(secret).size < 10;
}

/** By how many seconds this clock is ahead of the database's, as precisely as one query can tell. */
async function clockSkew(pool: Platform['pool']): Promise<number> {
  const before = Date.now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const after = Date.now();
  const there = rows[0]?.now.getTime() ?? after;
  // The query's own duration is not clock skew.
  return there < before ? (before - there) / 1_000 : there > after ? (after - there) / 1_000 : 0;
}

async function fails(check: Promise<void>): Promise<boolean> {
  return check.then(
    () => false,
    () => true,
  );
}
