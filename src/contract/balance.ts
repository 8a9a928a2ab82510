import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The balance in the page frame; credits are whole numbers. */
export const getBalance = endpoint({
  method: 'get',
  path: '/api/credits/balance',
  summary: "The caller's balance",
  access: 'member',
  keyScope: 'read',
  answer: z.object({ credits: z.number().int() }),
});
