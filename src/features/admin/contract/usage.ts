import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

/** The periods, in days, that the overview can cover. */
export const usageDays = [7, 30, 90] as const;

export const adminUsage = endpoint({
  method: 'get',
  path: '/api/admin/usage',
  summary: 'Runs by tool and state, failures with their reasons, revenue and model cost of the last days',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object({
    days: z.coerce
      .number()
      .pipe(
        z.union(
          usageDays.map((days) => z.literal(days)),
          'Choose 7, 30 or 90 days',
        ),
      )
      .default(30),
  }),
  answer: z.object({
    days: z.int(),
    tools: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        queued: z.int(),
        running: z.int(),
        succeeded: z.int(),
        failed: z.int(),
        cancelled: z.int(),
        /** How many of them were runs with the tool's sample. */
        samples: z.int(),
      }),
    ),
    /** Every day (UTC), oldest first. */
    daily: z.array(z.object({ day: z.string(), succeeded: z.int(), failed: z.int(), others: z.int() })),
    /** The fifty most frequent reasons. */
    failures: z.array(
      z.object({ tool: z.string(), code: z.string(), reason: z.string(), count: z.int(), last_at: z.string() }),
    ),
    /** Amounts in the smallest unit of the currency. */
    revenue: z.array(
      z.object({
        currency: z.string(),
        /** From the simulated checkout: no real money. */
        simulated: z.boolean(),
        purchases: z.int(),
        paid: z.number(),
        refunded: z.number(),
      }),
    ),
    new_users: z.int(),
    credits_used: z.int(),
    model: z.array(
      z.object({
        model: z.string(),
        calls: z.int(),
        failures: z.int(),
        input_tokens: z.number(),
        output_tokens: z.number(),
        /** In US dollars at the configured prices; null if no price is set for this model. */
        cost: z.number().nullable(),
      }),
    ),
  }),
});
export type AdminUsage = z.output<typeof adminUsage.answer>;
