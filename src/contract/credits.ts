import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What the shell shows; credits are whole numbers. */
export const getBalance = endpoint({
  method: 'get',
  path: '/api/credits/balance',
  summary: "The caller's balance",
  access: 'member',
  answer: z.object({ credits: z.number().int() }),
});
