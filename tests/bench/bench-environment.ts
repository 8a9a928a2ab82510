import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { settings } from '#server/base/config/settings.ts';

/**
 * The environment of a measured product: the machine's, without the operator's settings. A benchmark writes thousands
 * of users, so it never uses the database, bucket or mail server of an environment or a `.env` file. Empty variables
 * are not overwritten by that file, and count as not set.
 */
export function benchEnvironment(
  own: Record<string, string>,
  { environment = process.env, file = join(import.meta.dirname, '..', '..', '.env') } = {},
): Record<string, string | undefined> {
  const inFile = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];
  const settingsOfOperator = [...Object.keys(settings.shape), ...Object.keys(environment), ...inFile].filter(
    (name) => name in settings.shape || inFile.includes(name) || name.startsWith('DIFY_API_KEY_'),
  );
  return { ...environment, ...Object.fromEntries(settingsOfOperator.map((name) => [name, ''])), ...own };
}
