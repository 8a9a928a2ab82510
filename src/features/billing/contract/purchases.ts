import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import type { AttemptsLimit } from '#contract/rate-limits.ts';

export const purchaseStates = ['open', 'processing', 'paid', 'failed', 'expired'] as const;

const purchaseSchema = z.object({
  id: z.uuid(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  state: z.enum(purchaseStates),
  credits: z.number().int(),
  /** How many of them were taken back later because of refunds and disputes. */
  revoked: z.number().int(),
  /** In the currency's smallest unit, like `refunded`. */
  amount: z.number().int().nullable(),
  currency: z.string().nullable(),
  refunded: z.number().int(),
  disputed: z.boolean(),
  /** The provider's receipt; null until it is known. */
  receipt_url: z.string().nullable(),
  /** Whether it was simulated: nothing was charged. */
  test: z.boolean(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const listPurchases = endpoint({
  method: 'get',
  path: '/api/purchases',
  summary: "The caller's purchases that were paid or are on their way, newest first",
  access: 'member',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({ purchases: z.array(purchaseSchema), total: z.number().int() }),
});

/** Requests that ask the provider about a payment. */
export const providerQuestions = {
  counts: 'attempts',
  name: 'checkout-question',
  words: 'questions to the payment provider per user',
  attempts: 1_500,
  seconds: 3_600,
} as const satisfies AttemptsLimit;

/** For the page after the payment, which doesn't wait for the webhook. */
export const checkPurchase = endpoint({
  method: 'post',
  path: '/api/purchases/{id}/check',
  summary: 'Requests the state of a purchase from the payment provider, and returns it',
  access: 'member',
  rateLimit: [providerQuestions],
  idempotency: 'repeatable',
  fallback: 'internal',
  params: z.object({ id: z.uuid() }),
  answer: purchaseSchema,
});
