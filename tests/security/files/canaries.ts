import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bait } from './hostile-file.ts';

/** The content of the file that must never be read; no answer may contain it. */
export const secretWords = 'canary-7c1f-the-words-of-a-file-of-the-server';

/** A server and a file that detect access. */
export async function layCanaries(): Promise<Canaries> {
  const folder = mkdtempSync(join(tmpdir(), 'foredraft-canary-'));
  const path = join(folder, 'secret.txt');
  writeFileSync(path, secretWords);
  // A read updates the access time if it is older than the last change (mount option relatime).
  const forget = () => utimesSync(path, new Date('2001-01-01'), new Date());
  const wasRead = () => statSync(path).atime.getUTCFullYear() !== 2001;
  forget();
  readFileSync(path);
  const noticesReads = wasRead();
  forget();
  const connections: string[] = [];
  const server = createServer((request, response) => {
    connections.push(`${request.method} ${request.url}`);
    response.end(secretWords);
  });
  server.on('connection', () => connections.push('connection'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  return {
    bait: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, path },
    connections,
    noticesReads,
    wasRead,
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export interface Canaries {
  readonly bait: Bait;
  readonly connections: readonly string[];
  /** Whether this file system records when a file is read. */
  readonly noticesReads: boolean;
  wasRead(): boolean;
  close(): void;
}
