import { withSecretFiles } from '#server/base/config/secret-files.ts';
import { settings } from '#server/base/config/settings.ts';

/** Variables that are read by code other than the product's configuration. */
const others = ['NODE_ENV', 'SOURCE_COMMIT', 'HOME', 'TMPDIR'];

/** Names of environment variables that the product does not know. */
export function unknownSettings(names: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name) && !(name in settings.shape) && !namesSecretFile(name));
}

/** Whether the product reads this setting's value from a file: it reports an error if the file is missing. */
function namesSecretFile(name: string): boolean {
  if (!name.endsWith('_FILE')) return false;
  try {
    withSecretFiles({ [name]: '/nowhere/at/all' });
    return false;
  } catch {
    return true;
  }
}
