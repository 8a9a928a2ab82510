import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { limits } from '../../contract/limits.ts';

const countMessage = `Count must be a whole number from 1 to ${limits.invitationsAtOnce}`;

export const createInvitations = endpoint({
  method: 'post',
  path: '/api/admin/invitations',
  summary: 'Makes invitation codes, each good for one registration',
  access: 'admin',
  body: z.object({
    count: z.int(countMessage).min(1, countMessage).max(limits.invitationsAtOnce, countMessage),
    /** From when on the codes are worth nothing; never unless said. */
    expires_at: z.iso.datetime({ offset: true, error: 'The expiry must be a date with its time zone' }).nullish(),
    note: z.string().trim().max(200, 'The note must be at most 200 characters').nullish(),
  }),
  answer: z.object({ codes: z.array(z.string()) }),
  status: 201,
});
