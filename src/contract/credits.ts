import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** What the shell shows; credits are whole numbers. */
export const getBalance = endpoint({
  method: 'get',
  path: '/api/credits/balance',
  summary: "The caller's balance",
  access: 'member',
  keyScope: 'read',
  answer: z.object({ credits: z.number().int() }),
});

/** One line of a history (platform specification, section 3): a run with how its hold ended, or another movement. */
export const creditTransactionSchema = z.object({
  id: z.number().int(),
  /** What it did to the credits that can be spent: positive a credit, negative a debit, 0 for a hold that was released. */
  amount: z.number().int(),
  type: z.enum(['feature_use', 'grant', 'purchase', 'refund', 'reinstatement', 'recovery', 'adjustment', 'expiry']),
  /** Of a use: still held, charged, or given back; null for everything else. */
  status: z.enum(['held', 'charged', 'released']).nullable(),
  /** Credits held by a use, however it ended; 0 for everything else. */
  held: z.number().int(),
  /** Change of what the account owes: more after a refund of spent credits, less when that was paid. */
  owed: z.number().int(),
  description: z.string(),
  created_at: z.string(),
  /** The run. */
  workflow_id: z.string().nullable(),
  related_feature_id: z.string().nullable(),
  feature: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
  /** null when the movement belongs to no run, or the run is gone. */
  workflow: z
    .object({
      id: z.string(),
      state: z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
      output: z.object({ kind: z.enum(['draft', 'report']), id: z.string() }).nullable(),
    })
    .nullable(),
  /** Lines of the whole history; on the first row of a page. */
  total_count: z.number().int().optional(),
});

const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(limits.historyPageSize),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
};

export const listTransactions = endpoint({
  method: 'get',
  path: '/api/credits/transactions',
  summary: "The caller's credit history, newest first",
  access: 'member',
  keyScope: 'read',
  query: z.object(pageQuery),
  answer: z.object({ data: z.array(creditTransactionSchema), total: z.number().int() }),
});

export type CreditTransaction = z.infer<typeof creditTransactionSchema>;

/** By calendar month (UTC) and tool, oldest first; months without use are left out. */
export const creditUsageSchema = z.object({
  /** The last month of the chart: '2026-11'. */
  until: z.string(),
  uses: z.array(z.object({ month: z.string(), feature: z.string(), name: z.string(), credits: z.number().int() })),
});
export type CreditUsage = z.infer<typeof creditUsageSchema>;

export const getUsage = endpoint({
  method: 'get',
  path: '/api/credits/usage',
  summary: "The caller's charged credits of the last twelve months, by month and tool",
  access: 'member',
  keyScope: 'read',
  answer: creditUsageSchema,
});

/** Answers text/csv, streamed; not an endpoint of JSON. */
export const historyCsvPath = '/api/credits/history.csv';

export const getActiveUsers = endpoint({
  method: 'get',
  path: '/functions/v1/get-active-users',
  summary: 'Active users with their credits, by name',
  access: 'admin',
  query: z.object({
    /** Part of a name or address. */
    search: z.string().trim().max(254).default(''),
    limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
  }),
  answer: z.array(z.object({ id: z.string(), username: z.string(), email: z.string(), credits: z.number().int() })),
});

export const adminTransactionSchema = creditTransactionSchema.extend({
  user_username: z.string(),
  user_email: z.string(),
  /** Who adjusted; null when it was nobody, or the account is gone. */
  admin_username: z.string().nullable(),
});
export type AdminTransaction = z.infer<typeof adminTransactionSchema>;

export const getCreditTransactions = endpoint({
  method: 'get',
  path: '/functions/v1/get-credit-transactions',
  summary: "A user's credit history, newest first",
  access: 'admin',
  query: z.object({ ...pageQuery, user_id: z.uuid('There is no such user') }),
  answer: z.object({ data: z.array(adminTransactionSchema), total: z.number().int() }),
});

const mostAtOnce = 1_000_000;

/** Positive adds, negative deducts. */
export const adjustmentAmount = z
  .number('Amount must be a whole number')
  .int('Amount must be a whole number')
  .min(-mostAtOnce, 'Amount must be at least -1,000,000')
  .max(mostAtOnce, 'Amount must be at most 1,000,000')
  .refine((amount) => amount !== 0, 'Amount must not be 0');

/** With an `Idempotency-Key` header the same request again changes nothing and answers as before. */
export const adjustCredits = endpoint({
  method: 'post',
  path: '/functions/v1/adjust-credits',
  summary: 'Gives credits to a user, or takes some away',
  access: 'admin',
  body: z.object({
    userId: z.uuid('There is no such user'),
    amount: adjustmentAmount,
    reason: z
      .string('A reason is required')
      .trim()
      .min(1, 'A reason is required')
      .max(500, 'The reason must be at most 500 characters'),
  }),
  answer: z.object({
    success: z.literal(true),
    /** Credits that the user can spend now. */
    credits: z.number().int(),
    transaction: z.object({ id: z.number().int() }),
  }),
});
