import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';
import type { RequestLimit } from '#contract/rate-limits.ts';

/** The one pack of credits that is on sale. */
const creditPackSchema = z.object({
  priceId: z.string(),
  credits: z.number().int(),
  /** The price of one pack, in the currency's smallest unit; null if the provider does not return it. */
  amount: z.number().int().nullable(),
  /** ISO 4217, lower case. */
  currency: z.string().nullable(),
  /** Whether credits can be bought here at all. */
  available: z.boolean(),
  /** Whether payments are simulated: no money moves. */
  test: z.boolean(),
});

export const getCreditPack = endpoint({
  method: 'get',
  path: '/api/credit-pack',
  summary: 'The pack of credits that is on sale',
  access: 'member',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: creditPackSchema,
});

const checkoutLimit: RequestLimit = {
  counts: 'requests',
  name: 'checkout',
  per: 'user',
  attempts: 500,
  seconds: 3_600,
};

/**
 * Starts a purchase: the answer contains the URL of the provider's payment page (platform specification, 7.5).
 * Repeating the request with the same `Idempotency-Key` header returns the same session.
 */
export const createCheckoutSession = endpoint({
  method: 'post',
  path: '/functions/v1/create-checkout-session',
  summary: 'Starts a purchase and returns the address of the payment page',
  access: 'member',
  // Its own messages for a caller without a session (platform specification, section 8).
  guestErrors: { noToken: 'checkout_signed_out', badToken: 'checkout_no_session' },
  rateLimit: [checkoutLimit],
  idempotency: 'key',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ priceId: z.string('priceId is required').trim().min(1, 'priceId is required').max(200) }),
  answer: z.object({ url: z.string() }),
});
