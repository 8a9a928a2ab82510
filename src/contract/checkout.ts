import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The one pack of credits that is on sale. */
const creditPackSchema = z.object({
  priceId: z.string(),
  credits: z.number().int(),
  /** Of one pack, in the currency's smallest unit; null while the provider does not say. */
  amount: z.number().int().nullable(),
  /** ISO 4217, in lower case. */
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
  answer: creditPackSchema,
});

/**
 * Begins a purchase: the answer's address is the provider's page, where it is paid (platform specification, 7.5). With an
 * `Idempotency-Key` header the same request again answers the same session.
 */
export const createCheckoutSession = endpoint({
  method: 'post',
  path: '/functions/v1/create-checkout-session',
  summary: 'Begins a purchase and answers the address where it is paid',
  access: 'member',
  body: z.object({ priceId: z.string('priceId is required').trim().min(1, 'priceId is required').max(200) }),
  answer: z.object({ url: z.string() }),
});
