import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { backupSettings } from './backup-settings.ts';
import { databaseSettings } from './database-settings.ts';
import { limitSettings } from './limit-settings.ts';
import { retentionSettings } from './retention-settings.ts';
import { s3Settings } from './s3-settings.ts';
import { isSafeAddress } from './safe-address.ts';
import { telemetrySettings } from './telemetry-settings.ts';
import { readTrustedProxies } from './trusted-proxies.ts';
import { wholeNumber } from './whole-number.ts';

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});
/** Users are notified 14 days before, so nothing can expire sooner. */
const expiryDays = wholeNumber(0, 36_500).refine(
  (days) => days === 0 || days >= 15,
  'must be 0 (never) or at least 15, because users are notified 14 days before',
);

export const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  WEB_PROCESSES: z
    .literal('auto', 'must be auto or a whole number from 1 to 64')
    .transform(() => availableParallelism())
    .or(wholeNumber(1, 64))
    .default(1),
  WORKER_PORT: wholeNumber(0, 65_535).optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address to listen on, for instance 127.0.0.1 or 0.0.0.0')
    .optional(),
  APP_URL: z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' }).optional(),
  DATA_DIR: z.string().optional(),
  ...databaseSettings,
  ROLES: z
    .string()
    .default('web,worker')
    .transform((value) => value.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['web', 'worker'], 'must be web, worker, or web,worker')).min(1)),
  ADMIN_EMAIL: z.email('must be an email address').toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_PREVIOUS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((secret) => secret.trim() || []))
    .pipe(z.array(z.string().min(32, 'must be secrets of at least 32 characters, separated by commas'))),
  SESSION_DAYS: wholeNumber(1, 3_650).default(90),
  ADMIN_SECOND_FACTOR: z.enum(['on', 'off'], 'must be on or off').optional(),
  PASSWORD_BREACH_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with https://' })
    .refine(isSafeAddress, 'must be an address that starts with https:// (http:// only on localhost)')
    .optional(),
  ...retentionSettings,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.string().optional(),
  BRAND_NAME: z.string().min(1).max(60).default('Foredraft'),
  SUPPORT_EMAIL: z.email('must be an email address').default('support@foredraft.example'),
  FOUNDER_NAME: z.string().min(1).max(100).default('the founder'),
  SIGNUP_CREDITS: wholeNumber(0, 1_000_000).default(20),
  CREDITS_EXPIRE_DAYS: expiryDays.default(0),
  GIVEN_CREDITS_EXPIRE_DAYS: expiryDays.optional(),
  LOW_CREDITS: wholeNumber(0, 1_000_000).default(10),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with https://' })
    .refine(isSafeAddress, 'must be an address that starts with https:// (http:// only on localhost)')
    .default('https://www.linkedin.com/oauth'),
  LITERATURE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ...limitSettings,
  ...s3Settings,
  ...backupSettings,
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  STORAGE_RESERVE_MB: wholeNumber(0, 100_000_000).default(500),
  CLAMAV_URL: z
    .url({
      protocol: /^(?:tcp|unix)$/,
      error: 'must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
    })
    .optional(),
  OCR: z.enum(['on', 'off'], 'must be on or off').default('off'),
  CROSSREF_BASE_URL: webAddress.default('https://api.crossref.org'),
  OPENALEX_BASE_URL: webAddress.default('https://api.openalex.org'),
  DATACITE_BASE_URL: webAddress.default('https://api.datacite.org'),
  ARXIV_BASE_URL: webAddress.default('https://export.arxiv.org'),
  OPENALEX_API_KEY: z.string().optional(),
  CROSSREF_MAILTO: z.email('must be an email address').optional(),
  LLM_BASE_URL: webAddress.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: webAddress.optional(),
  LLM_PRICE_INPUT: z.coerce.number('must be a number').min(0, 'must be 0 or more').optional(),
  LLM_PRICE_OUTPUT: z.coerce.number('must be a number').min(0, 'must be 0 or more').optional(),
  LLM_DRAFT_SECONDS: wholeNumber(11, 200).default(60),
  LLM_RUN_TOKENS: wholeNumber(1_000, 10_000_000).default(150_000),
  DIFY_BASE_URL: webAddress.optional(),
  DIFY_FILES_URL: webAddress.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value, { addIssue }) => {
      const trusted = readTrustedProxies(value);
      if (trusted) return trusted;
      addIssue('must be addresses, blocks such as 10.0.0.0/8, or loopback, separated by commas');
      return z.NEVER;
    }),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_ID: z.string().optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with https://' })
    .refine(isSafeAddress, 'must be an address that starts with https:// (http:// only on localhost)')
    .optional(),
  CREDIT_PACK_SIZE: wholeNumber(1, 1_000_000).default(100),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces')
    .optional(),
  ...telemetrySettings,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Settings = z.output<typeof settings>;
