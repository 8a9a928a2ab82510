import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The balance shown in the page header; credits are whole numbers. */
export const getBalance = endpoint({
  method: 'get',
  path: '/api/credits/balance',
  summary: "The caller's balance",
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: z.object({ credits: z.number().int() }),
});
