import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the embedded database of a running product is reached. */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const port = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3];
  const password = (await readFile(join(dataDir, 'database-password'), 'utf8')).trim();
  return `postgres://foredraft:${password}@127.0.0.1:${port}/foredraft`;
}
