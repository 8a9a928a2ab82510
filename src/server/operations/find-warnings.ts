import type { Platform } from '../platform.ts';

/** Something that looks as if it worked and does not, as it is set up now. */
export interface SetupWarning {
  readonly kind: 'no_mail_server' | 'no_payments' | 'guessable_secret' | 'storage_unusable' | 'clock_skew';
  readonly text: string;
}

type Installation = Pick<Platform, 'config' | 'pool' | 'files'>;

/** What is silently wrong with the installation; for the log of each start and the overview of administrators. */
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

/** Codes of authenticator apps count for 30 s. */
const mostSkewSeconds = 5;

/** Placeholders of examples, and texts of few different characters: a random one of 32 characters has more. */
function isGuessable(secret: string): boolean {
  const placeholder =
    /change[-_ ]?(?:me|this)|replace[-_ ]?(?:me|this)|your[-_ ]?secret|example|012345678|abcdefgh|qwert/i;
  return placeholder.test(secret) || new Set(secret).size < 10;
}

/** By how many seconds this clock is ahead of the database's, as near as one question can tell. */
async function clockSkew(pool: Platform['pool']): Promise<number> {
  const before = Date.now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const after = Date.now();
  const there = rows[0]?.now.getTime() ?? after;
  // What the question itself took is no skew.
  return there < before ? (before - there) / 1_000 : there > after ? (after - there) / 1_000 : 0;
}

async function fails(check: Promise<void>): Promise<boolean> {
  return check.then(
    () => false,
    () => true,
  );
}
