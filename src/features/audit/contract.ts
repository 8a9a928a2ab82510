import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { type SecurityEventKind, securityEvents } from '#contract/security-events.ts';

/** Every administrator action that is logged, with its description, which contains no personal data. */
export const adminActions = {
  password_change: 'Admin password changed',
  adjust_credits: 'Credits adjusted',
  disable_user: 'User disabled, every session ended',
  enable_user: 'User enabled',
  change_role: 'Role changed',
  end_sessions: 'Sessions of a user signed out',
  send_password_reset: 'Password reset sent',
  view_as_user: 'Viewed the product as a user',
  end_view_as_user: 'Ended the view as a user',
  create_invitations: 'Invitation codes created',
  revoke_invitation: 'Invitation code revoked',
  change_setting: 'Setting changed',
  change_feature: 'Feature changed',
  create_blog_post: 'Blog post created',
  update_blog_post: 'Blog post saved',
  restore_blog_post: 'Earlier text of a blog post restored',
  delete_blog_post: 'Blog post deleted',
  upload_blog_image: 'Picture for the blog uploaded',
  create_blog_category: 'Blog category created',
  rename_blog_category: 'Blog category renamed',
  delete_blog_category: 'Blog category deleted',
  export_logs: 'Admin log exported',
  retry_mails: 'Undelivered mails sent again',
  retry_run: 'Failed run started again',
} as const;
export type AdminAction = keyof typeof adminActions;

/** The tables whose rows actions can target. */
export const targetTypes = [
  'users',
  'invitations',
  'system_settings',
  'features',
  'blog_posts',
  'blog_images',
  'blog_categories',
  'purchases',
  'admin_logs',
  'mails',
  'runs',
] as const;

/** The form sends empty fields as empty text, which means no filter. */
const blankIsNone = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const logFilter = z.object({
  /** Searches operator, action, target and details. */
  search: blankIsNone(z.string().trim().max(200, 'The search must be at most 200 characters')),
  actor: blankIsNone(z.uuid('There is no such operator')),
  action: blankIsNone(z.string().max(61)),
  target_type: blankIsNone(z.enum(targetTypes, 'There is no such kind of target')),
  /** Inclusive start. */
  from: blankIsNone(z.iso.datetime({ offset: true, error: 'From must be a date with its time zone' })),
  /** Exclusive end. */
  to: blankIsNone(z.iso.datetime({ offset: true, error: 'To must be a date with its time zone' })),
});
export type LogFilter = z.output<typeof logFilter>;

const logEntry = z.object({
  id: z.int(),
  created_at: z.string(),
  admin_id: z.string(),
  /** null after the account was deleted. */
  operator: z.string().nullable(),
  action: z.string(),
  target_type: z.string(),
  target_id: z.string().nullable(),
  /** The target's readable name; null if it was deleted or never had one. */
  target: z.string().nullable(),
  description: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  reason: z.string().nullable(),
  address: z.string().nullable(),
});
export type LogEntry = z.output<typeof logEntry>;

export const logsPageSize = 20;

export const listLogs = endpoint({
  method: 'get',
  path: '/api/admin/logs',
  summary: 'A page of the admin log, newest first',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: logFilter.extend({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  answer: z.object({
    entries: z.array(logEntry),
    total: z.int(),
    /** All administrators in the log, for the filter. */
    actors: z.array(z.object({ id: z.string(), username: z.string().nullable() })),
  }),
});

export const securityEventFilter = z.object({
  /** A part of the username or the email, or the id. */
  user: blankIsNone(z.string().trim().max(200, 'The search must be at most 200 characters')),
  kind: blankIsNone(
    z.enum(
      Object.keys(securityEvents) as [SecurityEventKind, ...SecurityEventKind[]],
      'There is no such kind of event',
    ),
  ),
  /** An address, its block, or part of one. */
  address: blankIsNone(z.string().trim().max(50, 'The address must be at most 50 characters')),
  from: logFilter.shape.from,
  to: logFilter.shape.to,
});
export type SecurityEventFilter = z.output<typeof securityEventFilter>;

const securityEvent = z.object({
  id: z.int(),
  created_at: z.string(),
  kind: z.string(),
  user_id: z.string().nullable(),
  /** null if no account is known, or after it was deleted. */
  username: z.string().nullable(),
  address_block: z.string(),
  /** As in the log and in the X-Request-Id header. */
  request_id: z.string().nullable(),
  reason: z.string().nullable(),
  details: logEntry.shape.details,
});
export type SecurityEvent = z.output<typeof securityEvent>;

export const securityEventsPageSize = 20;

export const listSecurityEvents = endpoint({
  method: 'get',
  path: '/api/admin/security-events',
  summary: 'A page of the security log, newest first',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: securityEventFilter.extend({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  answer: z.object({ events: z.array(securityEvent), total: z.int() }),
});

/** A text/csv stream, so it isn't an endpoint of the typed client. */
export const exportLogsPath = '/api/admin/logs.csv';

/** Details as one line of text: 'amount: 50, count: 3'. */
export function describeDetails(details: LogEntry['details']): string {
  // The database does not preserve order; sorted by name, 'from' comes before 'to'.
  return Object.entries(details)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value === null ? 'none' : String(value)}`)
    .join(', ');
}
