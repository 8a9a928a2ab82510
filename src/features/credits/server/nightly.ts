import type { JobQueue } from '#server/base/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import type { LedgerCheck } from './check-ledger.ts';
import { expireCredits } from './expiry.ts';
import { runLedgerChecks } from './run-ledger-checks.ts';

/** Every night: expires credits, sends notices, and checks the ledger. */
export async function startNightly(
  platform: Pick<Platform, 'db' | 'config' | 'jobs' | 'log'>,
  checks: readonly LedgerCheck[],
): Promise<void> {
  await platform.jobs.schedule({ ...nightly, name: 'credits-expiry' }, '7 2 * * *', () => expireCredits(platform));
  await platform.jobs.schedule({ ...nightly, name: 'ledger-check' }, '37 2 * * *', () =>
    runLedgerChecks(platform, checks),
  );
}

const nightly: Omit<JobQueue, 'name'> = {
  concurrency: 1,
  retryLimit: 3,
  retryDelaySeconds: 60,
  retryBackoff: true,
  expireInSeconds: 3_600,
};
