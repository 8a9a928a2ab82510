import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';

/** Days before a date on which a reminder can be mailed. */
export const reminderDays = [90, 30, 7] as const;
export type ReminderDays = (typeof reminderDays)[number];

const daysField = z
  .array(
    z.union(
      reminderDays.map((days) => z.literal(days)),
      'Choose 90, 30 or 7 days.',
    ),
  )
  .max(3);

export const readReminders = endpoint({
  method: 'get',
  path: '/api/reminders',
  summary: 'When the caller is reminded of dates by email, and whether a calendar subscribes to them',
  access: 'member',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: z.object({
    days: daysField,
    /** null without a subscription address; the address itself is shown when it is created, and never again. */
    calendar: z.object({ created_at: z.string(), last_opened_at: z.string().nullable() }).nullable(),
  }),
});

export const changeReminders = endpoint({
  method: 'put',
  path: '/api/reminders',
  summary: 'Sets how many days before a date the caller is reminded by email; an empty list turns reminders off',
  access: 'member',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ days: daysField }),
  answer: z.object({ days: daysField }),
});

/** The reports of one page: one, or those of a tenancy. */
const reportIds = z.array(z.uuid()).min(1).max(30);

export const readReportReminders = endpoint({
  method: 'get',
  path: '/api/report-reminders',
  summary:
    'Whether reminder emails are on for any of these reports of the caller; `reports` is a list of ids with commas',
  access: 'member',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object({
    reports: z
      .string()
      .max(30 * 37)
      .transform((text) => text.split(','))
      .pipe(reportIds),
  }),
  answer: z.object({ on: z.boolean() }),
});

export const changeReportReminders = endpoint({
  method: 'put',
  path: '/api/report-reminders',
  summary: 'Turns reminder emails about the dates of these reports off or on; other reports stay as they are',
  access: 'member',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ reports: reportIds, on: z.boolean() }),
  answer: z.object({ on: z.boolean() }),
});

export const stopReminders = endpoint({
  method: 'post',
  path: '/api/reminders/off/{token}',
  summary: 'Turns reminder emails off with the link in one of them; mail programs can call it themselves (RFC 8058)',
  access: 'guest',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: z.object({ token: z.string().min(1).max(200) }),
  answer: z.object({ stopped: z.literal(true) }),
});

export const createCalendar = endpoint({
  method: 'post',
  path: '/api/calendar-subscription',
  summary: "Creates the secret address of the caller's dates for calendar programs; an earlier address stops working",
  access: 'member',
  rateLimit: 'none',
  idempotency: 'none',
  fallback: 'internal',
  answer: z.object({ url: z.string() }),
});

export const revokeCalendar = endpoint({
  method: 'delete',
  path: '/api/calendar-subscription',
  summary: "Revokes the secret address of the caller's dates",
  access: 'member',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  answer: z.object({ revoked: z.boolean() }),
});
