import type { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

/** 0, or enough days that nothing is removed that the product still needs. */
const daysFrom = (least: number, why: string) =>
  wholeNumber(0, 36_500).refine(
    (days) => days === 0 || days >= least,
    `must be 0 (for ever) or at least ${least}, because ${why}`,
  );

/** How long data is stored, in days; 0: indefinitely. */
export const retentionSettings = {
  KEEP_RUNS_DAYS: daysFrom(90, 'the overview of administrators shows the runs of 90 days').default(0),
  KEEP_RUN_EVENTS_DAYS: daysFrom(1, 'readers of a run may come again').default(30),
  KEEP_REPORTS_DAYS: daysFrom(30, 'users need time to download them').default(0),
  KEEP_ADMIN_LOG_DAYS: daysFrom(90, 'the admin log is append-only for 90 days').default(0),
  KEEP_ALERTS_DAYS: daysFrom(14, 'the overview of administrators compares two weeks').default(365),
  SECURITY_LOG_DAYS: wholeNumber(7, 3_650).default(365),
};

export function retentionOf(values: z.output<z.ZodObject<typeof retentionSettings>>): Retention {
  return {
    runs: values.KEEP_RUNS_DAYS,
    runEvents: values.KEEP_RUN_EVENTS_DAYS,
    reports: values.KEEP_REPORTS_DAYS,
    adminLog: values.KEEP_ADMIN_LOG_DAYS,
    alerts: values.KEEP_ALERTS_DAYS,
    securityLog: values.SECURITY_LOG_DAYS,
  };
}

/** In days; 0: indefinitely. */
export interface Retention {
  /** Ended runs. Their results are kept. */
  readonly runs: number;
  /** The events of ended runs, except for the last one. */
  readonly runEvents: number;
  readonly reports: number;
  readonly adminLog: number;
  readonly alerts: number;
  readonly securityLog: number;
}
