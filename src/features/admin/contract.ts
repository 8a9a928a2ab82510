import { z } from 'zod';
import { userSchema } from '#contract/account.ts';
import { endpoint, smallBody } from '#contract/endpoint.ts';
import { runLimits } from '#contract/run-limits.ts';
import { runStates } from '#contract/runs.ts';
import { settingKeys, typedValue } from '#contract/settings.ts';

/** The current count and the count a week ago; for alerts, the last seven days and the seven before. */
const figure = z.object({ value: z.int(), before: z.int() });

const event = z.object({
  key: z.string(),
  kind: z.enum(['act', 'alert']),
  text: z.string(),
  /** The user who did it; null for the system, and after the account was deleted. */
  operator: z.string().nullable(),
  created_at: z.string(),
});
export type AdminEvent = z.output<typeof event>;

export const adminOverview = endpoint({
  method: 'get',
  path: '/api/admin/overview',
  summary: 'Figures of the whole installation, and the latest events',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: z.object({
    users: figure,
    /** Sum of all balances. */
    credits: figure,
    /** Unused invitation codes. */
    invites: figure,
    alerts: figure,
    /** The latest five entries of the admin log and the system events together. */
    recent: z.array(event),
    /** The newest ten alerts of the last seven days. */
    latest_alerts: z.array(event),
    /** Silent problems of the installation's configuration. */
    warnings: z.array(z.object({ kind: z.string(), text: z.string() })),
    /** Mails of the last 30 days that were given up after five days of attempts. */
    failed_mails: z.int(),
    backup: z.object({
      /** When the last good backup was made; null if there is none. */
      at: z.string().nullable(),
      /** The last backup, or the installation itself, is more than 48 hours old. */
      late: z.boolean(),
      /** Files that the database refers to and that were not in storage. */
      missing_files: z.number().int(),
    }),
  }),
});
export type AdminOverview = z.output<typeof adminOverview.answer>;

export const retryMails = endpoint({
  method: 'post',
  path: '/api/admin/mails/retry',
  summary: 'Retries the delivery of mails that were given up',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  answer: z.object({
    /** Mails that are delivered again. */
    mails: z.int(),
  }),
});

export const failedRunsPageSize = 10;

export const listFailedRuns = endpoint({
  method: 'get',
  path: '/api/admin/failed-runs',
  summary: 'A page of the runs that failed in the last 30 days, newest first, and whether each can be retried',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  answer: z.object({
    runs: z.array(
      z.object({
        id: z.string(),
        tool: z.string(),
        /** null after the account was deleted. */
        username: z.string().nullable(),
        cost: z.int(),
        code: z.string(),
        reason: z.string(),
        failed_at: z.string(),
        /** Whether it can be retried, why not, or the state of its retry. */
        retry: z.enum(['possible', 'started_again', 'cause', 'file_deleted', 'input_deleted', ...runStates]),
      }),
    ),
    total: z.int(),
  }),
});
export type FailedRun = z.output<typeof listFailedRuns.answer>['runs'][number];

export const retryRun = endpoint({
  method: 'post',
  path: '/api/admin/runs/{id}/retry',
  summary: 'Starts a failed run again for its user, once, for the same credits',
  access: 'admin',
  rateLimit: [runLimits.openRuns],
  idempotency: 'repeatable',
  fallback: 'internal',
  params: z.object({ id: z.uuid('There is no such run') }),
  answer: z.object({ runId: z.string() }),
});

/** The periods, in days, that the overview can cover. */
export const usageDays = [7, 30, 90] as const;

export const adminUsage = endpoint({
  method: 'get',
  path: '/api/admin/usage',
  summary: 'Runs by tool and state, failures with their reasons, revenue and model cost of the last days',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object({
    days: z.coerce
      .number()
      .pipe(
        z.union(
          usageDays.map((days) => z.literal(days)),
          'Choose 7, 30 or 90 days',
        ),
      )
      .default(30),
  }),
  answer: z.object({
    days: z.int(),
    tools: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        queued: z.int(),
        running: z.int(),
        succeeded: z.int(),
        failed: z.int(),
        cancelled: z.int(),
        /** How many of them were runs on the tool's sample. */
        samples: z.int(),
      }),
    ),
    /** Every day (UTC), oldest first. */
    daily: z.array(z.object({ day: z.string(), succeeded: z.int(), failed: z.int(), others: z.int() })),
    /** The fifty most frequent reasons. */
    failures: z.array(
      z.object({ tool: z.string(), code: z.string(), reason: z.string(), count: z.int(), last_at: z.string() }),
    ),
    /** Amounts in the smallest unit of the currency. */
    revenue: z.array(
      z.object({
        currency: z.string(),
        /** From the simulated checkout: no real money. */
        simulated: z.boolean(),
        purchases: z.int(),
        paid: z.number(),
        refunded: z.number(),
      }),
    ),
    new_users: z.int(),
    credits_used: z.int(),
    model: z.array(
      z.object({
        model: z.string(),
        calls: z.int(),
        failures: z.int(),
        input_tokens: z.number(),
        output_tokens: z.number(),
        /** In US dollars at the configured prices; null if no price is set for this model. */
        cost: z.number().nullable(),
      }),
    ),
  }),
});
export type AdminUsage = z.output<typeof adminUsage.answer>;

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

export const highestPrice = 10_000;
const priceMessage = `The price must be a whole number from 0 to ${highestPrice.toLocaleString('en-US')}`;
export const priceField = z.int(priceMessage).min(0, priceMessage).max(highestPrice, priceMessage);

const scheduledPrice = z.object({
  credit_cost: priceField,
  /** The first day on which it applies (UTC), YYYY-MM-DD. */
  from: z.iso.date('Choose a day'),
});

/** Data that is removed after a time that the operator sets. */
export const retentionKinds = ['runs', 'run_events', 'reports', 'admin_log', 'alerts', 'security_log'] as const;

export const readSettings = endpoint({
  method: 'get',
  path: '/api/admin/settings',
  summary: 'The settings of the installation, every feature with its price, and how long data is stored',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: z.object({
    settings: z.array(z.object({ key: z.enum(settingKeys), value: typedValue, default: typedValue })),
    features: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        group: z.string(),
        credit_cost: z.int(),
        /** The price that is scheduled to replace it. */
        next_price: scheduledPrice.nullable(),
        is_active: z.boolean(),
        /** Has a price like a tool, but is only a part of one. */
        is_workflow: z.boolean(),
        /** This version has no such tool, so it can't be enabled. */
        awaits_tool: z.boolean(),
      }),
    ),
    /** In days; 0: no time limit. `setting` is the environment variable. */
    retention: z.array(z.object({ kind: z.enum(retentionKinds), setting: z.string(), days: z.int() })),
  }),
});
export type AdminSettings = z.output<typeof readSettings.answer>;
export type AdminFeature = z.output<typeof readSettings.answer>['features'][number];

export const changeSetting = endpoint({
  method: 'put',
  path: '/api/admin/settings/{key}',
  summary: 'Changes one setting of the installation; null restores its default',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: z.object({ key: z.enum(settingKeys, 'There is no such setting') }),
  bodyLimit: smallBody,
  body: z.object({ value: typedValue }),
  answer: z.object({}),
});

export const settingHistory = endpoint({
  method: 'get',
  path: '/api/admin/setting-history',
  summary: 'The latest hundred changes of one setting or feature, newest first',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object({ kind: z.enum(['setting', 'feature']), name: z.string().max(100) }),
  answer: z.object({
    changes: z.array(
      z.object({
        id: z.int(),
        created_at: z.string(),
        /** null after the account was deleted. */
        operator: z.string().nullable(),
        /** What changed: the value of a setting, or the price, scheduled price or availability of a feature. */
        changed: z.array(
          z.object({ what: z.enum(['value', 'price', 'next_price', 'active']), from: typedValue, to: typedValue }),
        ),
      }),
    ),
  }),
});
export type SettingChange = z.output<typeof settingHistory.answer>['changes'][number];

const featureChange = z.object({
  credit_cost: priceField,
  is_active: z.boolean(),
  /** null cancels the scheduled price; without it the scheduled price stays. */
  next_price: scheduledPrice.nullable().optional(),
});
export type FeatureChange = z.output<typeof featureChange>;

export const changeFeature = endpoint({
  method: 'put',
  path: '/api/admin/features/{slug}',
  summary: 'Changes the price of a feature, now or from a later day, and whether it is enabled',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: z.object({ slug: z.string().max(100) }),
  bodyLimit: smallBody,
  body: featureChange,
  answer: z.object({}),
});
