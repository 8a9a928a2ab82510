import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret of an embedded installation: generated at the first start, readable by its owner only, and never changed.
 */
export async function readSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`The file ${path} holds no secret; remove it to make a new one.`);
  return secret;
}
