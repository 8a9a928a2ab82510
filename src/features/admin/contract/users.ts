import { z } from 'zod';
import { userSchema } from '#contract/account.ts';
import { endpoint, smallBody } from '#contract/endpoint.ts';

export const usersPageSize = 20;
export const userSorts = ['username', 'status', 'credits', 'created_at'] as const;

const adminUser = userSchema
  .pick({ id: true, username: true, email: true, role: true, status: true, credits: true })
  .extend({
    created_at: z.string(),
  });
export type AdminUser = z.output<typeof adminUser>;

export const listUsers = endpoint({
  method: 'get',
  path: '/api/admin/users',
  summary: 'A page of the users',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object({
    /** Part of the username or the address; a search of one or two characters matches beginnings only. */
    search: z.string().trim().max(200, 'The search must be at most 200 characters').default(''),
    sort: z.enum(userSorts, 'Users cannot be sorted by this').default('created_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  answer: z.object({ users: z.array(adminUser), total: z.int() }),
});

const userParams = z.object({ id: z.uuid('There is no such user') });
const reasonField = z.string().trim().max(500, 'The reason must be at most 500 characters');
const requiredReason = reasonField.min(1, 'Please give a reason: it stands in the log');

export const readUser = endpoint({
  method: 'get',
  path: '/api/admin/users/{id}',
  summary: 'A user with their latest runs, purchases and sessions',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: userParams,
  answer: z.object({
    user: adminUser.extend({
      held: z.int(),
      email_verified: z.boolean(),
      has_password: z.boolean(),
      second_factor: z.boolean(),
    }),
    runs: z.array(
      z.object({
        id: z.string(),
        /** Its name. */
        feature: z.string(),
        state: z.string(),
        cost: z.int(),
        created_at: z.string(),
      }),
    ),
    purchases: z.array(z.object({ id: z.int(), description: z.string(), amount: z.int(), created_at: z.string() })),
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        address_block: z.string(),
        created_at: z.string(),
        last_used_at: z.string(),
      }),
    ),
  }),
});
export type UserDetails = z.output<typeof readUser.answer>;

export const setUserStatus = endpoint({
  method: 'put',
  path: '/api/admin/users/{id}/status',
  summary: 'Disables a user, which ends all their sessions immediately, or enables them',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: userParams,
  bodyLimit: smallBody,
  body: z.discriminatedUnion('status', [
    z.object({ status: z.literal('disabled'), reason: requiredReason }),
    z.object({ status: z.literal('active'), reason: reasonField.optional() }),
  ]),
  answer: z.object({}),
});

export const setUserRole = endpoint({
  method: 'put',
  path: '/api/admin/users/{id}/role',
  summary: "Changes a user's role; for superadmins",
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: userParams,
  bodyLimit: smallBody,
  body: z.object({ role: userSchema.shape.role, reason: requiredReason }),
  answer: z.object({}),
});

export const endUserSessions = endpoint({
  method: 'post',
  path: '/api/admin/users/{id}/sessions/end',
  summary: 'Signs a user out on every device',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'none',
  fallback: 'internal',
  params: userParams,
  bodyLimit: smallBody,
  body: z.object({ reason: reasonField.optional() }),
  answer: z.object({}),
});

export const sendPasswordReset = endpoint({
  method: 'post',
  path: '/api/admin/users/{id}/password-reset',
  summary: 'Emails the user a link to set a new password',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'none',
  fallback: 'internal',
  params: userParams,
  bodyLimit: smallBody,
  body: z.object({ reason: reasonField.optional() }),
  answer: z.object({}),
});

export const startView = endpoint({
  method: 'post',
  path: '/api/admin/users/{id}/view',
  summary: 'Shows the product as this user sees it, read-only, for 30 minutes',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'none',
  fallback: 'internal',
  params: userParams,
  bodyLimit: smallBody,
  body: z.object({ reason: reasonField.optional() }),
  answer: z.object({ expires_at: z.string() }),
});
