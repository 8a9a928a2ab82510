import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase, type Database } from '#server/base/db/database.ts';
import { reachDatabase } from '#server/base/db/reach-database.ts';
import { type ClosableProxy, closableProxy } from '../support/closable-proxy.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { type Person, type WholeSite, wholeSite } from '../support/whole-site.ts';

let t: TestDatabase;
let gate: ClosableProxy;
let gated: Database;
let site: WholeSite;
let member: Person;
beforeAll(async () => {
  t = await testDatabase();
  const address = new URL(t.url);
  gate = await closableProxy(address.hostname, Number(address.port));
  address.port = String(gate.port);
  gated = connectDatabase(address.href, { log: t.platform.log, max: 5 });
  const platform = { ...t.platform, ...gated };
  site = await wholeSite({ ...t, database: gated, platform });
  member = await site.person('member');
});
afterAll(async () => {
  await gated.close();
  await gate.shut();
  await t.close();
});

test('without the database pages answer with a 503 page and calls with 503 and Retry-After, and everything recovers afterwards [D.176]', async () => {
  expect((await site.fetch('/')).status).toBe(200);
  await gate.shut();
  for (const path of ['/', '/login', '/dashboard', '/blog/a-post']) {
    const page = await site.fetch(path, { headers: { Cookie: member.cookie } });
    expect([page.status, page.headers.get('Retry-After')], path).toEqual([503, '5']);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('We’ll be right back');
  }
  for (const [method, path, body] of [
    ['GET', '/api/reports'],
    ['GET', '/api/blog/posts'],
    ['GET', '/functions/v1/get-credit-transactions'],
    ['POST', '/functions/v1/auth', { action: 'login', email: member.email, password: 'x' }],
  ] as const) {
    const answer = await site.call(member, method, path, body);
    expect([answer.status, answer.headers.get('Retry-After')], path).toEqual([503, '5']);
    expect(answer.body).toMatchObject({
      error: expect.any(String),
      code: expect.any(String),
      reference: expect.any(String),
    });
  }
  const { body } = await site.call(member, 'GET', '/api/reports');
  expect(body).toMatchObject({ code: 'database_unavailable' });
  await gate.reopen();
  expect((await site.call(member, 'GET', '/api/reports')).status).toBe(200);
  expect((await site.fetch('/')).status).toBe(200);
});

test('a start waits up to its limit for a database that is not there yet, but not after a wrong password [D.176]', async () => {
  const { log } = t.platform;
  await gate.shut();
  const waiting = reachDatabase(gated.pool, { log, connections: 1 });
  await new Promise((resolve) => setTimeout(resolve, 400));
  await gate.reopen();
  await waiting;
  await gate.shut();
  await expect(reachDatabase(gated.pool, { log, connections: 1, waitMs: 300 })).rejects.toThrow(
    /^The database cannot be reached: connect ECONNREFUSED/,
  );
  await gate.reopen();
  const address = new URL(t.url);
  address.password = 'wrong';
  const stranger = connectDatabase(address.href, { log, max: 1 });
  const before = Date.now();
  await expect(reachDatabase(stranger.pool, { log, connections: 1 })).rejects.toThrow(/password authentication failed/);
  expect(Date.now() - before).toBeLessThan(20_000);
  await stranger.close();
});

test('a start reports if the server allows fewer connections than the process may open [D.178]', async () => {
  const said: unknown[] = [];
  const log = { ...t.platform.log, warn: (...words: unknown[]) => void said.push(words) } as never;
  await reachDatabase(gated.pool, { log, connections: 10 });
  expect(said).toEqual([]);
  await reachDatabase(gated.pool, { log, connections: 100_000 });
  expect(said).toEqual([[expect.objectContaining({ connections: 100_000 }), expect.stringContaining('DATABASE_POOL')]]);
});
