import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { readConfig } from '#server/base/config/config.ts';
import { connectDatabase } from '#server/base/db/database.ts';
import { clusterFolder } from '#server/base/db/embedded/data-dir.ts';
import { databaseUser } from '#server/base/db/embedded/database-user.ts';
import { startEmbeddedPostgres } from '#server/base/db/embedded/start-embedded-postgres.ts';
import { createLogger } from '#server/base/log/logger.ts';
import { freePort } from '../support/free-port.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { plainInsights, researchPackage } from '../support/research-package.ts';
import { startProduct } from '../support/running-product.ts';
import { runEnd, submitPackage } from '../support/submit-package.ts';

const pgBouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));
const log = createLogger('silent');

test.skipIf(!pgBouncer)(
  'PgBouncer in transaction mode works: a draft is written through two connections [D.178]',
  async () => {
    const direct = new URL(inject('clusterUrl'));
    const folder = await mkdtemp(join(tmpdir(), 'foredraft-bouncer-'));
    await chmod(folder, 0o755);
    const port = await freePort();
    const settings = `[databases]
* = host=${direct.hostname} port=${direct.port} user=${direct.username} password=${direct.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
`;
    await writeFile(join(folder, 'pgbouncer.ini'), settings);
    const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const bouncer = spawn(pgBouncer ?? '', [...asOther, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
    try {
      const product = await startProduct({}, (url) => {
        const pooled = new URL(url);
        pooled.port = String(port);
        return { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: url, DATABASE_POOL: '10' };
      });
      try {
        const user = await signUpByCalls(product);
        const { body } = await submitPackage(product, user.token, researchPackage({ text: plainInsights(150) }));
        expect((await runEnd(product, user.token, body.runId ?? '')).state).toBe('succeeded');
        expect(product.output()).not.toMatch(/prepared statement|unsupported startup parameter/);
      } finally {
        await product.stop();
      }
    } finally {
      const ended = once(bouncer, 'exit');
      bouncer.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    }
  },
);

test('a server certificate from a private authority is trusted only with DATABASE_CA [D.178]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-tls-'));
  await chmod(dataDir, 0o755);
  const certificate = join(dataDir, 'server.crt');
  const key = join(dataDir, 'server.key');
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  await chmod(key, 0o600);
  const user = databaseUser(clusterFolder(dataDir));
  if (user) await chown(key, user.uid, user.gid);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log,
    settings: { ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key },
  });
  const isEncrypted = async (environment: Record<string, string>) => {
    const { databaseUrl } = readConfig({ SECRET: 'a secret of thirty-two characters', ...environment });
    const database = connectDatabase(databaseUrl ?? '', { log, max: 1 });
    try {
      const { rows } = await database.pool.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
      return rows[0].ssl;
    } finally {
      await database.close();
    }
  };
  try {
    expect(await isEncrypted({ DATABASE_URL: postgres.url, DATABASE_CA: certificate })).toBe(true);
    expect(await isEncrypted({ DATABASE_URL: `${postgres.url}?sslmode=no-verify` })).toBe(true);
    await expect(isEncrypted({ DATABASE_URL: `${postgres.url}?sslmode=verify-full` })).rejects.toThrow(/self-signed/);
    expect(() => readConfig({ DATABASE_URL: postgres.url, DATABASE_CA: '/nowhere.pem' })).toThrow(
      'The setting DATABASE_CA is wrong: must be the path of a file with certificates (PEM).',
    );
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
