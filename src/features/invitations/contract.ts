import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';

const countMessage = `Count must be a whole number from 1 to ${limits.invitationsAtOnce}`;

export const countField = z.int(countMessage).min(1, countMessage).max(limits.invitationsAtOnce, countMessage);

export const createInvitations = endpoint({
  method: 'post',
  path: '/api/admin/invitations',
  summary: 'Creates invitation codes, each valid for one registration',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'none',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({
    count: countField,
    /** When the codes expire; never by default. */
    expires_at: z.iso.datetime({ offset: true, error: 'The expiry must be a date with its time zone' }).nullish(),
    note: z.string().trim().max(200, 'The note must be at most 200 characters').nullish(),
  }),
  answer: z.object({ codes: z.array(z.string()) }),
  status: 201,
});

export const invitationStates = ['unused', 'used', 'revoked', 'expired'] as const;

const invitation = z.object({
  id: z.string(),
  code: z.string(),
  status: z.enum(invitationStates),
  /** null after the account was deleted, also for usedBy. */
  creator: z.string().nullable(),
  created_at: z.string(),
  usedBy: z.string().nullable(),
  used_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  note: z.string().nullable(),
});
export type Invitation = z.output<typeof invitation>;

export const invitationsPageSize = 20;

export const listInvitations = endpoint({
  method: 'get',
  path: '/api/admin/invitations',
  summary: 'A page of the invitation codes, newest first',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object({
    /** Part of the code, the note, or the name of the person who created or used it. */
    search: z.string().trim().max(200, 'The search must be at most 200 characters').default(''),
    status: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(invitationStates, 'There is no such status').optional(),
    ),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  answer: z.object({ invitations: z.array(invitation), total: z.int() }),
});

export const revokeInvitation = endpoint({
  method: 'post',
  path: '/api/admin/invitations/{id}/revoke',
  summary: 'Revokes an unused invitation code',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: z.object({ id: z.uuid('There is no such code') }),
  bodyLimit: smallBody,
  body: z.object({ reason: z.string().trim().max(500, 'The reason must be at most 500 characters').optional() }),
  answer: z.object({}),
});
