import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';

/** Events that can be simulated for a payment of the built-in test checkout. */
export const testPaymentActs = [
  'pay',
  'pay_later',
  'arrive',
  'fail',
  'refund_half',
  'refund',
  'dispute',
  'win_dispute',
  'lose_dispute',
] as const;
export type TestPaymentAct = (typeof testPaymentActs)[number];

const testPaymentSchema = z.object({
  credits: z.number().int(),
  amount: z.number().int(),
  currency: z.string(),
  state: z.enum(['open', 'processing', 'paid', 'failed']),
  refunded: z.number().int(),
  dispute: z.enum(['needs_response', 'won', 'lost']).nullable(),
  success_url: z.string(),
  cancel_url: z.string(),
  paid_at: z.string().nullable(),
});
export type TestPayment = z.infer<typeof testPaymentSchema>;

/** As with a real provider, anyone with the session's URL may pay it, logged in or not. */
const session = z.object({ sessionId: z.string().regex(/^cs_test_[0-9a-f]{32}$/) });

export const getTestPayment = endpoint({
  method: 'get',
  path: '/api/test-checkout/{sessionId}',
  summary: 'A payment of the built-in test checkout',
  access: 'guest',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: session,
  answer: testPaymentSchema,
});

export const playTestPayment = endpoint({
  method: 'post',
  path: '/api/test-checkout/{sessionId}',
  summary: 'Simulates one event of a test payment, for example payment, refund or dispute',
  access: 'guest',
  rateLimit: 'none',
  idempotency: 'none',
  fallback: 'internal',
  params: session,
  bodyLimit: smallBody,
  body: z.object({ act: z.enum(testPaymentActs, 'There is no such act') }),
  answer: testPaymentSchema,
});
