import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

/**
 * The load balancer below runs in one process with 50 simulated users, so it may take seconds to notice that a server
 * is stopping.
 */
const settings = { ROLES: 'web', DRAIN_SECONDS: '6' };
const userCount = Number(process.env.ROLLING_USERS ?? 50);
let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct(settings);
});
afterAll(() => product.stop());

/** Acts as a load balancer: checks which processes are ready, and sends requests to those. */
function balance(urls: Set<string>) {
  const ready = new Set(urls);
  let over = false;
  const watching = (async () => {
    while (!over) {
      for (const url of urls) {
        const answer = await fetch(`${url}/readyz`).catch(() => null);
        await answer?.body?.cancel();
        if (answer?.ok) ready.add(url);
        else ready.delete(url);
      }
      await sleep(100);
    }
  })();
  let turn = 0;
  return {
    next: () => [...ready][turn++ % ready.size] ?? '',
    async end() {
      over = true;
      await watching;
    },
  };
}

test('web processes are replaced one by one under load, and no request fails [D.180]', async () => {
  const beside = () => product.startAnother({ ...settings, DATA_DIR: product.dataDir });
  const second = await beside();
  const urls = new Set([product.url, second.url]);
  const balancer = balance(urls);
  const failures: string[] = [];
  let answered = 0;
  let over = false;
  const paths = ['/', '/login', '/blog', '/api/blog/posts', '/api/openapi.json', '/healthz'];
  const user = async (number: number) => {
    for (let turn = number; !over; turn += 1) {
      const url = `${balancer.next()}${paths[turn % paths.length]}`;
      try {
        const response = await fetch(url);
        await response.arrayBuffer();
        if (response.ok) answered += 1;
        else failures.push(`${url} answered ${response.status}`);
      } catch (error) {
        failures.push(`${url}: ${(error as Error).cause ?? error}`);
      }
      await sleep(20);
    }
  };
  const users = Array.from({ length: userCount }, (_, number) => user(number));
  const third = await beside();
  urls.add(third.url);
  const stopped = second.stop();
  await expect.poll(async () => (await fetch(`${second.url}/readyz`)).status).toBe(503);
  // The process still serves until every load balancer has noticed.
  const late = await fetch(`${second.url}/login`);
  expect([late.status, late.headers.get('Connection')]).toEqual([200, 'close']);
  await late.arrayBuffer();
  await stopped;
  urls.delete(second.url);
  const before = answered;
  await product.terminate();
  await sleep(500);
  over = true;
  await Promise.all(users);
  await balancer.end();
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(before);
});
