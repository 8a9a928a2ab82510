import type { JobQueue } from '../../../server/jobs/jobs.ts';
import type { Platform } from '../../../server/platform.ts';
import { raiseAlert } from '../../audit/server/index.ts';
import type { LedgerCheck } from './check-ledger.ts';
import { expireCredits } from './expiry.ts';

/** Every night: credits expire and are announced, and the books are checked. */
export async function startNightly(
  platform: Pick<Platform, 'db' | 'config' | 'jobs' | 'log'>,
  checks: readonly LedgerCheck[],
): Promise<void> {
  await platform.jobs.schedule({ ...nightly, name: 'credits-expiry' }, '7 2 * * *', () => expireCredits(platform));
  await platform.jobs.schedule({ ...nightly, name: 'ledger-check' }, '37 2 * * *', () =>
    alertDifferences(platform, checks),
  );
}

/** Looks through the books; every difference becomes a System Alert, once. */
export async function alertDifferences(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  checks: readonly LedgerCheck[],
): Promise<void> {
  for (const check of checks) {
    for (const { key, text } of await check(db)) {
      log.error({ difference: key }, 'the ledger does not add up');
      await raiseAlert(db, { kind: 'ledger_difference', cause: key, text });
    }
  }
}

const nightly: Omit<JobQueue, 'name'> = {
  concurrency: 1,
  retryLimit: 3,
  retryDelaySeconds: 60,
  retryBackoff: true,
  expireInSeconds: 3_600,
};
