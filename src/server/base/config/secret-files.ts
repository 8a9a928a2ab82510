import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

/**
 * Settings that contain a secret. Each can be read from a file instead, as secrets managers provide them: SECRET_FILE.
 */
const secretSettings = [
  'SECRET',
  'SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'LINKEDIN_CLIENT_SECRET',
  'LLM_API_KEY',
  'ANTHROPIC_API_KEY',
  'OPENALEX_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'METRICS_TOKEN',
];
const keyOfTool = /^(DIFY_API_KEY_.+)_FILE$/;

/** Replaces the paths of secret files with their contents. Throws ConfigError when a file cannot be used. */
export function withSecretFiles(
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const values = { ...given };
  const keysOfTools = Object.keys(given).flatMap((name) => keyOfTool.exec(name)?.[1] ?? []);
  for (const name of [...secretSettings, ...keysOfTools]) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) throw new ConfigError(`Set either ${name} or ${name}_FILE, not both.`);
    values[name] = secretIn(path, `${name}_FILE`);
    delete values[`${name}_FILE`];
  }
  return values;
}

function secretIn(path: string, setting: string): string {
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ConfigError(`The setting ${setting} is wrong: ${path} can't be read (${code}).`);
  }
  if (secret === '') throw new ConfigError(`The setting ${setting} is wrong: ${path} is empty.`);
  return secret;
}
