import type { JobQueue } from '../../../server/jobs/jobs.ts';
import type { BillingContext } from './billing-context.ts';
import { checkDuePurchases } from './check-purchase.ts';
import { settleWaiting } from './take-report.ts';

/** Starts, in this process, to settle what was left lying, and to ask about purchases that were not heard of again. */
export async function startBillingJobs(context: BillingContext): Promise<void> {
  const { jobs } = context.platform;
  await jobs.schedule(waitingEvents, '* * * * *', () => settleWaiting(context));
  // What the process before this one left lying need not wait for the minute.
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
