import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * An administrator's impersonation session. The browser has a cookie for it; pages in such a session add this header to
 * their calls, so that the admin area in another tab still acts as the administrator.
 */
export const impersonationHeader = 'X-View-As-User';

/** Pages and calls in the admin area act as the administrator, even during impersonation. */
export function isAdminArea(path: string): boolean {
  return /^(?:\/api)?\/admin(?:[/.]|$)/.test(path);
}

export const endImpersonation = endpoint({
  method: 'post',
  path: '/api/admin/view/end',
  summary: 'Ends viewing the product as a user',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  answer: z.object({}),
});

export const recentActivity = endpoint({
  method: 'get',
  path: '/api/admin/users/{id}/activity',
  summary: 'The ten features that the user has used most recently, newest first',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: z.object({ id: z.uuid('There is no such user') }),
  answer: z.object({
    activity: z.array(z.object({ id: z.int(), feature: z.string(), slug: z.string(), created_at: z.string() })),
  }),
});
