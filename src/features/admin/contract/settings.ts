import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';
import { settingKeys, typedValue } from '#contract/settings.ts';

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
