import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';

export const adminOverview = endpoint({
  method: 'get',
  path: '/api/admin/overview',
  summary: 'Figures of the whole installation',
  access: 'admin',
  answer: z.object({
    users: z.number().int(),
    /** Sum of all balances. */
    credits: z.number().int(),
    runs: z.number().int(),
    /** Failed runs and undelivered mail of the last seven days. */
    alerts: z.number().int(),
  }),
});
