import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct({ ROLES: 'web' });
});
afterAll(() => product?.stop());

test('a second worker on a host works without its own port, and one whose chosen port is in use does not start [D.171]', async () => {
  const other = createServer().listen(3001, '127.0.0.1');
  // The port may already be taken.
  await Promise.race([once(other, 'listening'), once(other, 'error').catch(() => undefined)]);
  try {
    const worker = start({});
    await expect.poll(worker.output, { timeout: 60_000 }).toContain('"msg":"ready"');
    expect(worker.output()).toContain('port 3001 is taken: this worker answers no health checks');
    expect(await worker.stop()).toBe(0);

    const refused = start({ WORKER_PORT: '3001' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('Port 3001 is taken by another program');
  } finally {
    other.close();
  }
});

/** A worker alongside the product, on its database and folder. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'src', 'main.ts')], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_ENV: 'production',
      ROLES: 'worker',
      APP_URL: product.url,
      DATABASE_URL: product.databaseUrl,
      DATA_DIR: product.dataDir,
      SECRET: 'a secret that only the tests of the product know',
      LITERATURE: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = once(child, 'exit').then(([code]) => code as number);
  return {
    output: () => output,
    ended,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
