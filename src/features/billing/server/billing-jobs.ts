import type { JobQueue } from '#server/base/jobs/jobs.ts';
import type { BillingContext } from './billing-context.ts';
import { checkDuePurchases } from './check-purchase.ts';
import { settleWaiting } from './take-report.ts';

/** Starts the jobs that settle waiting events and check purchases without a webhook. */
export async function startBillingJobs(context: BillingContext): Promise<void> {
  const { jobs } = context.platform;
  await jobs.schedule(waitingEvents, '* * * * *', () => settleWaiting(context));
  // Events left by an earlier process are settled immediately, not after a minute.
  await settleWaiting(context);
  await jobs.schedule(duePurchases, '* * * * *', () => checkDuePurchases(context));
}

const waitingEvents: JobQueue = {
  name: 'payment-events',
  concurrency: 1,
  retryLimit: 0,
  retryDelaySeconds: 10,
  retryBackoff: false,
  expireInSeconds: 300,
};
const duePurchases: JobQueue = { ...waitingEvents, name: 'payment-checks' };
