import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ClosableProxy, closableProxy } from '../support/closable-proxy.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

let product: RunningProduct;
let gate: ClosableProxy;
beforeAll(async () => {
  const server = new URL(inject('clusterUrl'));
  gate = await closableProxy(server.hostname, Number(server.port));
  product = await startProduct({ LOG_LEVEL: 'error' }, (url) => {
    const gated = new URL(url);
    gated.port = String(gate.port);
    return { DATABASE_URL: gated.href };
  });
});
afterAll(async () => {
  await product?.stop();
  await gate?.shut();
});

test.each(['/blog', '/blog.data', '/blog/a-post', '/'])(
  '%s answers 503 while the database is away [D.176]',
  async (path) => {
    await gate.shut();
    const response = await fetch(`${product.url}${path}`);
    await response.arrayBuffer();
    await gate.reopen();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status).toBe(200);
  },
);

test.each(['//', '///', '//evil.example/', '//evil.example/login'])(
  'the address %s fails nothing and names no other site',
  async (path) => {
    const { status, body } = await get(path);
    expect([200, 404]).toContain(status);
    expect(body).not.toMatch(/(?:href|content)="https?:\/\/evil\.example/);
  },
);

test('a page that fails is logged as one line with the id of its request', async () => {
  const client = new pg.Client(product.databaseUrl);
  await client.connect();
  await client.query('alter table blog_posts rename to moved');
  const response = await fetch(`${product.url}/blog`);
  expect(response.status).toBe(500);
  await response.text();
  await client.query('alter table moved rename to blog_posts');
  await client.end();
  const written = () => product.output().split('\n').filter(Boolean);
  await expect.poll(() => written().at(-1)).toContain('a page failed');
  const line = JSON.parse(written().at(-1) ?? '');
  expect(line).toMatchObject({ level: 'error', requestId: response.headers.get('X-Request-Id') });
  expect(line.err.message).toContain('blog_posts');
  expect(written().filter((one) => !one.startsWith('{') && /error|^\s+at /i.test(one))).toEqual([]);
});

/** Unlike fetch, sends the path as it is. */
async function get(path: string): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const { hostname, port } = new URL(product.url);
  request({ hostname, port, path }, async (answer) => {
    resolve({ status: answer.statusCode ?? 0, body: await text(answer) });
  })
    .on('error', reject)
    .end();
  return promise;
}
