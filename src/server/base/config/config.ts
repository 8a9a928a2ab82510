import { existsSync } from 'node:fs';
import { plainProblem } from '#contract/plain-messages.ts';
import { type BackupConfig, backupOf } from './backup-settings.ts';
import { ConfigError } from './config-error.ts';
import { type DatabaseConfig, databaseOf } from './database-settings.ts';
import { type LimitConfig, limitsOf } from './limit-settings.ts';
import { refuseUnknownSettings } from './refuse-unknown-settings.ts';
import { type Retention, retentionOf } from './retention-settings.ts';
import { type S3Settings, s3Of } from './s3-settings.ts';
import { isLoopbackHost } from './safe-address.ts';
import { withSecretFiles } from './secret-files.ts';
import type { LiteratureSettings, ModelSettings, WorkflowSettings } from './service-settings.ts';
import { type Settings, settings } from './settings.ts';
import { type TelemetryConfig, telemetryOf } from './telemetry-settings.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/**
 * Reads every setting once at startup. Environment variables override the `.env` file, and an invalid value stops
 * startup with one sentence that names the setting.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = withSecretFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')),
  );
  refuseUnknownSettings(Object.keys(given), Object.keys(settings.shape));
  const parsed = settings.safeParse(given, { error: (issue) => `it ${plainProblem(issue)}` });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`The setting ${String(issue?.path[0])} is wrong: ${issue?.message ?? 'unreadable value'}.`);
  }
  const values = parsed.data;
  if (values.DATABASE_URL && !values.SECRET) {
    throw new ConfigError(
      'The setting SECRET is missing: with DATABASE_URL every process needs the same secret of at least 32 characters.',
    );
  }
  if (Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD belong together: please set both or none.');
  }
  if (Boolean(values.LINKEDIN_CLIENT_ID) !== Boolean(values.LINKEDIN_CLIENT_SECRET)) {
    throw new ConfigError('LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET belong together: please set both or none.');
  }
  if (values.STRIPE_SECRET_KEY && !(values.STRIPE_WEBHOOK_SECRET && values.STRIPE_PRICE_ID)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID belong together: please set all three, or leave out the key to use the built-in test checkout.',
    );
  }
  const appUrl = values.APP_URL ?? `http://localhost:${values.PORT}`;
  if (values.LLM_BASE_URL && !values.LLM_MODEL) {
    throw new ConfigError('LLM_BASE_URL also needs LLM_MODEL: the name of the model to use.');
  }
  if ((values.LLM_PRICE_INPUT === undefined) !== (values.LLM_PRICE_OUTPUT === undefined)) {
    throw new ConfigError('LLM_PRICE_INPUT and LLM_PRICE_OUTPUT belong together: please set both or none.');
  }
  const isLocalAddress = isLoopbackHost(new URL(appUrl).hostname);
  const host = values.HOST ?? (isLocalAddress ? '127.0.0.1' : undefined);
  return {
    port: values.PORT,
    webProcesses: values.WEB_PROCESSES,
    workerPort: values.WORKER_PORT ?? (values.ROLES.includes('web') ? 0 : 3001),
    workerPortChosen: values.WORKER_PORT !== undefined,
    host,
    isLocal: isLocalAddress && host !== undefined && isLoopbackHost(host),
    appUrl: appUrl.replace(/(?<!\/)\/+$/, ''),
    secure: appUrl.startsWith('https:'),
    dataDir: values.DATA_DIR,
    ...databaseOf(values),
    s3: s3Of(values),
    backup: backupOf(values),
    storageReserveMb: values.STORAGE_RESERVE_MB,
    drainSeconds: values.DRAIN_SECONDS ?? (isLocalAddress ? 0 : 5),
    roles: values.ROLES,
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : null,
    secret: values.SECRET,
    previousSecrets: values.SECRET_PREVIOUS,
    sessionDays: values.SESSION_DAYS,
    adminSecondFactor: values.ADMIN_SECOND_FACTOR ? values.ADMIN_SECOND_FACTOR === 'on' : !isLocalAddress,
    breachCheckUrl: values.PASSWORD_BREACH_URL?.replace(/(?:(?<!\/)\/+)?$/, '/') ?? null,
    retention: retentionOf(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${values.BRAND_NAME} <${values.SUPPORT_EMAIL}>`,
    brand: { name: values.BRAND_NAME, supportEmail: values.SUPPORT_EMAIL, founder: values.FOUNDER_NAME },
    signupCredits: values.SIGNUP_CREDITS,
    credits: {
      boughtDays: values.CREDITS_EXPIRE_DAYS || null,
      givenDays: (values.GIVEN_CREDITS_EXPIRE_DAYS ?? values.CREDITS_EXPIRE_DAYS) || null,
      lowBalance: values.LOW_CREDITS,
    },
    linkedIn:
      values.LINKEDIN_CLIENT_ID && values.LINKEDIN_CLIENT_SECRET
        ? {
            issuer: values.LINKEDIN_ISSUER,
            clientId: values.LINKEDIN_CLIENT_ID,
            clientSecret: values.LINKEDIN_CLIENT_SECRET,
          }
        : null,
    literature:
      values.LITERATURE === 'off'
        ? null
        : {
            crossref: values.CROSSREF_BASE_URL.replace(/(?<!\/)\/+$/, ''),
            openAlex: values.OPENALEX_BASE_URL.replace(/(?<!\/)\/+$/, ''),
            datacite: values.DATACITE_BASE_URL.replace(/(?<!\/)\/+$/, ''),
            arxiv: values.ARXIV_BASE_URL.replace(/(?<!\/)\/+$/, ''),
            openAlexKey: values.OPENALEX_API_KEY ?? null,
            mailto: values.CROSSREF_MAILTO ?? null,
            supportEmail: values.SUPPORT_EMAIL,
            product: values.BRAND_NAME,
          },
    model: modelOf(values),
    draftModelSeconds: values.LLM_DRAFT_SECONDS,
    workflows: workflowsOf(values, given),
    ...limitsOf(values),
    scannerUrl: values.CLAMAV_URL,
    recognition: values.OCR === 'on',
    trustedProxies: values.TRUSTED_PROXIES,
    payments: {
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      priceId: values.STRIPE_PRICE_ID,
      apiBase: values.STRIPE_API_BASE,
      packSize: values.CREDIT_PACK_SIZE,
    },
    metricsToken: values.METRICS_TOKEN,
    telemetry: telemetryOf(values),
    logLevel: values.LOG_LEVEL,
  };
}

function modelOf(values: Settings): ModelSettings | null {
  const limits = {
    prices:
      values.LLM_PRICE_INPUT === undefined || values.LLM_PRICE_OUTPUT === undefined
        ? null
        : { input: values.LLM_PRICE_INPUT, output: values.LLM_PRICE_OUTPUT },
    runTokens: values.LLM_RUN_TOKENS,
  };
  if (values.LLM_BASE_URL && values.LLM_MODEL) {
    const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey = null, LLM_MODEL: model } = values;
    return { kind: 'openai-compatible', baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''), apiKey, model, ...limits };
  }
  if (values.ANTHROPIC_API_KEY) {
    const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseUrl = null, LLM_MODEL: model } = values;
    return { kind: 'anthropic', apiKey, baseUrl, model: model ?? 'claude-sonnet-4-5', ...limits };
  }
  return null;
}

/**
 * One key for each tool that runs as an external workflow: DIFY_API_KEY_LEASE_ABSTRACT is the key for lease-abstract.
 */
function workflowsOf(values: Settings, given: Readonly<Record<string, string | undefined>>): WorkflowSettings | null {
  const keys = Object.entries(given).flatMap(([name, key]): [string, string][] => {
    const tool = /^DIFY_API_KEY_([A-Z0-9_]+)$/.exec(name)?.[1];
    return tool === undefined || key === undefined ? [] : [[tool.toLowerCase().replaceAll('_', '-'), key]];
  });
  if (keys.length === 0) return null;
  if (!values.DIFY_BASE_URL) {
    throw new ConfigError(
      'DIFY_API_KEY_… also needs DIFY_BASE_URL: the address of the API, for example https://api.dify.ai/v1.',
    );
  }
  return {
    baseUrl: values.DIFY_BASE_URL.replace(/(?<!\/)\/+$/, ''),
    filesUrl: values.DIFY_FILES_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
    keys: Object.fromEntries(keys),
  };
}

export interface Config extends LimitConfig, DatabaseConfig {
  readonly port: number;
  /** Number of processes that share PORT. */
  readonly webProcesses: number;
  /** Port on which a process without the role web answers /healthz, /readyz and /metrics; 0: none. */
  readonly workerPort: number;
  /** Whether the operator set it. The default port may be taken by another worker on the same host. */
  readonly workerPortChosen: boolean;
  /** The address to listen on; undefined: all addresses. */
  readonly host: string | undefined;
  /** Used on this machine only: APP_URL is local, and only loopback connections are accepted. */
  readonly isLocal: boolean;
  /** Without a trailing slash. */
  readonly appUrl: string;
  /** Whether the site uses https: then cookies are Secure, and HSTS is sent. */
  readonly secure: boolean;
  /** As configured. The actual folder depends on the database's user and is decided at startup. */
  readonly dataDir: string | undefined;
  /** null: files are stored in DATA_DIR. */
  readonly s3: S3Settings | null;
  readonly backup: BackupConfig;
  /** How long a stopping process continues to serve, so that load balancers notice that it is no longer ready. */
  readonly drainSeconds: number;
  /** Free disk space in MB that uploads must leave. */
  readonly storageReserveMb: number;
  readonly roles: readonly Role[];
  readonly admin: { readonly email: string; readonly password: string } | null;
  /** undefined: generated and stored in DATA_DIR. */
  readonly secret: string | undefined;
  /** Earlier secrets, which are still accepted for existing signatures and encrypted data. */
  readonly previousSecrets: readonly string[];
  /** A session expires this long after login, however often it is used. */
  readonly sessionDays: number;
  /** Administrators need a second factor or a passkey before they can do anything else. */
  readonly adminSecondFactor: boolean;
  /**
   * Service that receives the first five characters of a new password's hash and reports whether the password was
   * leaked; null: nothing is sent.
   */
  readonly breachCheckUrl: string | null;
  readonly retention: Retention;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly brand: Brand;
  readonly signupCredits: number;
  readonly credits: CreditSettings;
  /** null: login with LinkedIn is not set up. */
  readonly linkedIn: LinkedInClient | null;
  /** null: literature lookups are turned off. */
  readonly literature: Omit<LiteratureSettings, 'keepDays' | 'pace'> | null;
  /** null: only the built-in engines are used. */
  readonly model: ModelSettings | null;
  /** The longest time in seconds that a language model may add to a draft. */
  readonly draftModelSeconds: number;
  /** External workflows that replace tools; null: none. */
  readonly workflows: WorkflowSettings | null;
  /** Address of the ClamAV daemon that scans uploads; undefined: uploads are not scanned. */
  readonly scannerUrl: string | undefined;
  /** Whether scanned pages are read with OCR. */
  readonly recognition: boolean;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: TrustedProxies;
  readonly payments: PaymentSettings;
  /** With this token, other machines can read /metrics too. */
  readonly metricsToken: string | undefined;
  /** null: traces and metrics are not sent over OTLP. */
  readonly telemetry: TelemetryConfig | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export type Role = 'web' | 'worker';

export interface CreditSettings {
  /** Age in days at which purchased and granted credits expire; null: never. */
  readonly boughtDays: number | null;
  readonly givenDays: number | null;
  /** A user whose balance falls below this number is notified once; 0: no notifications. */
  readonly lowBalance: number;
}

/** This product's registration at the OpenID provider. Everything else is discovered from the issuer. */
export interface LinkedInClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface PaymentSettings {
  /** undefined: the built-in test checkout. If it is set, webhookSecret and priceId are set too. */
  readonly secretKey: string | undefined;
  /** undefined: derived from the product's secret. */
  readonly webhookSecret: string | undefined;
  /** The price that is for sale. */
  readonly priceId: string | undefined;
  /** Origin of the provider's API; undefined: the provider's default. */
  readonly apiBase: string | undefined;
  /** Number of credits in a pack. */
  readonly packSize: number;
}

export interface Brand {
  readonly name: string;
  readonly supportEmail: string;
  readonly founder: string;
}

/**
 * Loads `.env` from the working folder into the environment; existing variables are kept, including empty ones. An
 * empty variable then counts as not set and is removed, because some libraries read such variables and stop if they are
 * empty.
 */
export function loadEnvironmentFile(path = '.env'): void {
  if (existsSync(path)) process.loadEnvFile(path);
  for (const name of Object.keys(settings.shape)) if (process.env[name] === '') delete process.env[name];
}
