import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';

/**
 * One line in a history (platform specification, section 3): a run and the outcome of its hold, or another movement.
 */
export const creditTransactionSchema = z.object({
  id: z.number().int(),
  /**
   * The change in available credits: positive if credits were added, negative if they were taken, 0 for a released
   * hold.
   */
  amount: z.number().int(),
  type: z.enum(['feature_use', 'grant', 'purchase', 'refund', 'reinstatement', 'recovery', 'adjustment', 'expiry']),
  /** State of a use's hold: held, charged or released; null for other lines. */
  status: z.enum(['held', 'charged', 'released']).nullable(),
  /** Credits held by a use, whatever its outcome; 0 for other lines. */
  held: z.number().int(),
  /** The change in what the account owes: more after a refund of spent credits, less after a payment. */
  owed: z.number().int(),
  description: z.string(),
  created_at: z.string(),
  /** The run's id. */
  workflow_id: z.string().nullable(),
  related_feature_id: z.string().nullable(),
  feature: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
  /** null if the line belongs to no run, or the run was deleted. */
  workflow: z
    .object({
      id: z.string(),
      state: z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
      output: z.object({ kind: z.enum(['draft', 'report']), id: z.string() }).nullable(),
    })
    .nullable(),
  /** Number of lines in the whole history; on the first row of a page. */
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
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object(pageQuery),
  answer: z.object({ data: z.array(creditTransactionSchema), total: z.number().int() }),
});

export type CreditTransaction = z.infer<typeof creditTransactionSchema>;

/** By calendar month (UTC) and tool, oldest first; months without usage are omitted. */
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
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: creditUsageSchema,
});

/** A text/csv stream, so it isn't a JSON endpoint. */
export const historyCsvPath = '/api/credits/history.csv';

export const getActiveUsers = endpoint({
  method: 'get',
  path: '/functions/v1/get-active-users',
  summary: 'Active users with their credits, by name',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'users_not_fetched',
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
  /** The administrator; null if there was none, or the account was deleted. */
  admin_username: z.string().nullable(),
});
export type AdminTransaction = z.infer<typeof adminTransactionSchema>;

export const getCreditTransactions = endpoint({
  method: 'get',
  path: '/functions/v1/get-credit-transactions',
  summary: "A user's credit history, newest first",
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'transactions_not_fetched',
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

/** Repeating the request with the same `Idempotency-Key` header changes nothing and returns the first answer. */
export const adjustCredits = endpoint({
  method: 'post',
  path: '/functions/v1/adjust-credits',
  summary: "Adds credits to a user's balance or deducts them",
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'key',
  fallback: 'internal',
  bodyLimit: smallBody,
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
