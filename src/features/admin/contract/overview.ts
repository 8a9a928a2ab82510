import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

/** The current count and the count a week ago; for alerts, the last seven days and the seven before. */
const figure = z.object({ value: z.int(), before: z.int() });

const event = z.object({
  key: z.string(),
  kind: z.enum(['act', 'alert']),
  text: z.string(),
  /** The user who did it; null for the system, and after the account was deleted. */
  operator: z.string().nullable(),
  created_at: z.string(),
});
export type AdminEvent = z.output<typeof event>;

export const adminOverview = endpoint({
  method: 'get',
  path: '/api/admin/overview',
  summary: 'Figures of the whole installation, and the latest events',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: z.object({
    users: figure,
    /** Sum of all balances. */
    credits: figure,
    /** Unused invitation codes. */
    invites: figure,
    alerts: figure,
    /** The latest five entries of the admin log and the system events together. */
    recent: z.array(event),
    /** The newest ten alerts of the last seven days. */
    latest_alerts: z.array(event),
    /** Problems in the installation's configuration that are not noticed otherwise. */
    warnings: z.array(z.object({ kind: z.string(), text: z.string() })),
    /** Mails of the last 30 days that were given up after five days of attempts. */
    failed_mails: z.int(),
    backup: z.object({
      /** When the last successful backup was made; null if there is none. */
      at: z.string().nullable(),
      /** The last backup, or the installation itself, is more than 48 hours old. */
      late: z.boolean(),
      /** Files that the database refers to and that were not in storage. */
      missing_files: z.number().int(),
    }),
  }),
});
export type AdminOverview = z.output<typeof adminOverview.answer>;

export const retryMails = endpoint({
  method: 'post',
  path: '/api/admin/mails/retry',
  summary: 'Retries the delivery of mails that were given up',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  answer: z.object({
    /** Mails that are delivered again. */
    mails: z.int(),
  }),
});
