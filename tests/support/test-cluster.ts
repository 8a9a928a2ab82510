import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A throw-away PostgreSQL for tests. */
export async function startTestCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = '/usr/lib/postgresql/15/bin';
  const folder = mkdtempSync(join(tmpdir(), 'fd-pg-'));
  const uid = process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'postgres']).toString()) : undefined;
  if (uid !== undefined) chownSync(folder, uid, uid);
  const port = await freePort();
  execFileSync(`${bin}/initdb`, ['-D', folder, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'], {
    uid,
    cwd: '/',
    stdio: 'ignore',
  });
  const args = [
    '-D',
    folder,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    '',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=300',
    '-c',
    'synchronous_commit=off',
  ];
  const server = spawn(`${bin}/postgres`, args, { uid, cwd: '/', stdio: 'ignore' });
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  for (let tries = 0; ; tries += 1) {
    try {
      const { default: pg } = await import('pg');
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.end();
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
