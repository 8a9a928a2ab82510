import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { type WholeSite, wholeSite } from '../support/whole-site.ts';

const token = 'a-token-for-the-metrics';

let t: TestDatabase;
let site: WholeSite;
beforeAll(async () => {
  t = await testDatabase({ environment: { METRICS_TOKEN: token } });
  site = await wholeSite(t);
});
afterAll(() => t.close());

/** A request as the Node server passes it on. */
async function ask(from: string, headers: Record<string, string> = {}): Promise<Response> {
  const incoming = { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } };
  return site.app.request('/metrics', { headers }, { incoming });
}

test('metrics are available on this machine, or with the token', async () => {
  const local = { Host: 'localhost:3000' };
  expect((await ask('127.0.0.1', local)).status).toBe(200);
  expect((await ask('::ffff:127.0.0.1', local)).status).toBe(200);
  expect((await ask('203.0.113.9', { Authorization: `Bearer ${token}` })).status).toBe(200);
  for (const [from, headers] of [
    ['203.0.113.9', local],
    ['203.0.113.9', { Authorization: 'Bearer wrong' }],
    ['203.0.113.9', { Authorization: 'Bearer' }],
    ['127.0.0.1', { Host: 'evil.example' }],
    ['127.0.0.1', { ...local, 'X-Forwarded-For': '203.0.113.9' }],
  ] as const) {
    const answer = await ask(from, headers);
    expect([answer.status, await answer.json()], JSON.stringify([from, headers])).toMatchObject([
      404,
      { code: 'not_found' },
    ]);
  }
});

test('metrics name requests by their route, and count waiting work and failures', async () => {
  // Test files share a process and therefore its counters.
  const requests = async () => {
    const text = await (await ask('127.0.0.1', { Host: '127.0.0.1' })).text();
    const line =
      /foredraft_http_request_seconds_count\{method="GET",route="\/api\/blog\/posts\/:slug",status="404"\} (\d+)/;
    return Number(line.exec(text)?.[1] ?? 0);
  };
  const before = await requests();
  await site.fetch('/api/blog/posts/one-post');
  await site.fetch('/api/blog/posts/another-post');
  await site.fetch('/no/such/page');
  await t.database.pool.query(`
    insert into mails (state, sealed, created_at) values ('queued', 'x', now() - interval '90 seconds'), ('failed', 'x', now())`);
  await t.database.pool.query("insert into system_alerts (kind, cause, text) values ('a_kind', 'a cause', 'A text.')");
  const answer = await ask('127.0.0.1', { Host: '127.0.0.1' });
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect((await requests()) - before).toBe(2);
  expect(text).not.toContain('one-post');
  expect(text).not.toContain('/no/such/page');
  for (const line of [
    'foredraft_runs{state="queued"} 0',
    'foredraft_runs_failed_day 0',
    'foredraft_mails{state="queued"} 1',
    'foredraft_mails{state="failed"} 1',
    'foredraft_alerts_day 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(Number(/^foredraft_mails_oldest_seconds (\S+)/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
  expect(text).toContain('process_resident_memory_bytes');
});

test('with a public address a local request is not trusted, and only the token opens the metrics [D.137]', async () => {
  const own = await testDatabase({ environment: { METRICS_TOKEN: token, APP_URL: 'https://drafts.example' } });
  try {
    const published = await wholeSite(own);
    const get = async (headers: Record<string, string>) => {
      const incoming = { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } };
      return (
        await published.app.request('/metrics', { headers: { Host: 'localhost:3000', ...headers } }, { incoming })
      ).status;
    };
    // The default headers of a proxy on the same machine.
    expect(await get({})).toBe(404);
    expect(await get({ Authorization: `Bearer ${token}` })).toBe(200);
  } finally {
    await own.close();
  }
});

test('metrics show the version and the state of pool, payments and space, and work without the database [D.171] [D.172] [D.179]', async () => {
  const own = await testDatabase({ environment: { METRICS_TOKEN: token } });
  const published = await wholeSite(own);
  const read = async () => {
    const response = await published.fetch('/metrics', { headers: { Authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    return response.text();
  };
  const { version } = (await (await published.fetch('/healthz')).json()) as { version: string };
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  const before = await read();
  expect(before).toContain(`foredraft_build_info{version="${version}"`);
  expect(before).toContain('foredraft_database_up 1');
  expect(before).toContain('foredraft_runs_oldest_queued_seconds 0');
  expect(before).toContain('foredraft_purchases_day{state="paid"} 0');
  expect(before).toContain('foredraft_payment_events_waiting 0');
  expect(before).toMatch(/foredraft_database_connections\{state="open"\} \d/);
  await own.close();
  const after = await read();
  expect(after).toContain('foredraft_database_up 0');
  expect(after).toContain('foredraft_http_request_seconds_count');
  expect(after).not.toContain('foredraft_runs');
  expect(after).toContain('foredraft_storage_has_room 1');
  expect(after).toMatch(/^foredraft_data_free_bytes \d{6,}/m);
  expect(after).toContain('nodejs_eventloop_lag_seconds');
});

test('a request id from a proxy is used if it is a UUID, with or without hyphens, and ignored otherwise [D.171]', async () => {
  const idOf = async (id: string) =>
    (await site.fetch('/healthz', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  expect(await idOf(id)).toBe(id);
  expect(await idOf(id.replaceAll('-', '').toUpperCase())).toBe(id);
  for (const odd of ['1', `${id}"`, "'; drop table users", `${id}-1`]) {
    expect(await idOf(odd)).toMatch(/^[0-9a-f-]{36}$/);
  }
});
