import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * An administrator looks at the product as a user sees it. The browser has a cookie for it; a page that is such a view
 * says so with this header on its calls, so that the admin area in another tab stays the administrator's.
 */
export const viewHeader = 'X-View-As-User';

/** Pages and calls of the admin area stay the administrator's, even during a view as a user. */
export function isAdminArea(path: string): boolean {
  return /^(?:\/api)?\/admin(?:[/.]|$)/.test(path);
}

export const endView = endpoint({
  method: 'post',
  path: '/api/admin/view/end',
  summary: 'Ends the look at the product as a user sees it',
  access: 'admin',
  answer: z.object({}),
});

export const recentActivity = endpoint({
  method: 'get',
  path: '/api/admin/users/{id}/activity',
  summary: 'The ten features that the user used last, newest first',
  access: 'admin',
  params: z.object({ id: z.uuid('There is no such user') }),
  answer: z.object({
    activity: z.array(z.object({ id: z.int(), feature: z.string(), slug: z.string(), created_at: z.string() })),
  }),
});
