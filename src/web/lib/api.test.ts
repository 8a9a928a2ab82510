import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { accessToken } from './access-token.ts';
import { call, callFunction } from './api.ts';
import { openStream } from './open-stream.ts';

const user = {
  id: '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d',
  username: 'ada',
  email: 'ada@example.org',
  role: 'user' as const,
  credits: 100,
  status: 'active' as const,
  has_password: true,
};

const getThing = endpoint({
  method: 'get',
  path: '/api/things/{id}',
  summary: 'A thing',
  access: 'member',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.coerce.number().optional(), find: z.string().optional() }),
  answer: z.object({ name: z.string() }),
});
const addThing = endpoint({
  method: 'post',
  path: '/api/things',
  summary: 'Adds a thing',
  access: 'guest',
  rateLimit: 'none',
  idempotency: 'none',
  fallback: 'internal',
  bodyLimit: 1_000,
  body: z.object({ name: z.string() }),
  answer: z.object({}),
});

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  accessToken.clear();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test('fills in the path, leaves out undefined parameters, and sends the token', async () => {
    accessToken.set({ access_token: 'good', expires_in: 900 }, user);
    await call(getThing, { params: { id: 'a/b c' }, query: { find: 'x&y', page: undefined } });
    expect(server.seen).toEqual([{ method: 'GET', path: '/api/things/a%2Fb%20c?find=x%26y', bearer: 'Bearer good' }]);
  });

  test('requests a token first if it has none', async () => {
    server.good = 'fresh';
    await expect(call(getThing, { params: { id: '1' } })).resolves.toEqual({ name: 'thing' });
    expect(server.seen.map(({ path }) => path)).toEqual(['/functions/v1/auth', '/api/things/1']);
  });

  test('is sent once more with a new token if its token was refused', async () => {
    accessToken.set({ access_token: 'old', expires_in: 900 }, user);
    server.good = 'fresh';
    await call(getThing, { params: { id: '1' } });
    expect(server.seen.map(({ path, bearer }) => [path, bearer])).toEqual([
      ['/api/things/1', 'Bearer old'],
      ['/functions/v1/auth', null],
      ['/api/things/1', 'Bearer fresh'],
    ]);
  });

  test('is not sent a third time if it is refused twice', async () => {
    accessToken.set({ access_token: 'old', expires_in: 900 }, user);
    server.good = 'fresh';
    server.refuseAll = true;
    await expect(call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ code: 'token_expired' });
    expect(server.seen).toHaveLength(3);
  });

  test('is not repeated if the refused token was new', async () => {
    server.refuseAll = true;
    await expect(call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ code: 'token_expired' });
    expect(server.seen.map(({ path }) => path)).toEqual(['/functions/v1/auth', '/api/things/1']);
  });

  test('shares one token renewal with parallel calls', async () => {
    accessToken.set({ access_token: 'old', expires_in: 900 }, user);
    server.good = 'fresh';
    await Promise.all(['1', '2', '3'].map((id) => call(getThing, { params: { id } })));
    expect(server.seen.filter(({ path }) => path === '/functions/v1/auth')).toHaveLength(1);
  });

  test('for guests is sent without a token and never requests one', async () => {
    await call(addThing, { body: { name: 'x' } });
    expect(server.seen).toEqual([{ method: 'POST', path: '/api/things', bearer: null }]);
  });

  test('throws the error of the catalog with its fields and waiting time if it fails', async () => {
    server.next = () =>
      Response.json(
        {
          error: 'Too many attempts. Please wait a few minutes before trying again.',
          code: 'too_many_attempts',
          fields: { name: 'No' },
        },
        { status: 429, headers: { 'Retry-After': '30' } },
      );
    await expect(call(addThing, { body: { name: '' } })).rejects.toMatchObject({
      name: 'AppError',
      code: 'too_many_attempts',
      status: 429,
      retryAfter: 30,
      fields: { name: 'No' },
    });
  });

  test('keeps the code, message and status of an error that the catalog of the pages lacks', async () => {
    server.next = () => Response.json({ error: 'The archive is frozen.', code: 'archive_frozen' }, { status: 423 });
    await expect(call(addThing, { body: { name: '' } })).rejects.toMatchObject({
      code: 'archive_frozen',
      message: 'The archive is frozen.',
      status: 423,
    });
  });

  test('names the reference to report if it fails inside the server', async () => {
    server.next = () =>
      Response.json({ error: 'Something went wrong.', code: 'internal', reference: 'r-1' }, { status: 500 });
    await expect(call(addThing, { body: { name: '' } })).rejects.toThrow('Something went wrong. Reference: r-1');
  });

  test.each([
    [413, 'too_large'],
    [502, 'unavailable'],
    [418, 'internal'],
  ])('answered %i by something other than this product becomes %s', async (status, code) => {
    server.next = () => new Response('<html>proxy</html>', { status });
    await expect(call(addThing, { body: { name: '' } })).rejects.toMatchObject({ code });
  });

  test('is reported as unavailable if the connection breaks, and as aborted if it was cancelled', async () => {
    server.next = () => {
      throw new TypeError('fetch failed');
    };
    await expect(call(addThing, { body: { name: '' } })).rejects.toMatchObject({ code: 'unavailable' });
    server.next = () => {
      throw new DOMException('given up', 'AbortError');
    };
    await expect(call(addThing, { body: { name: '' } })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a function call', () => {
  test('names its function in a header, and sends the token and JSON', async () => {
    accessToken.set({ access_token: 'good', expires_in: 900 }, user);
    const init = await initOf(() =>
      callFunction('/functions/v1/run-workflow-text', {
        slug: 'base-rent-sens',
        body: { text: '{}' },
        idempotencyKey: 'k',
      }),
    );
    expect(init).toMatchObject({ method: 'POST', body: '{"text":"{}"}' });
    expect(init.headers).toEqual({
      'x-function-slug': 'base-rent-sens',
      'Idempotency-Key': 'k',
      'Content-Type': 'application/json',
      Authorization: 'Bearer good',
    });
  });

  test('of a guest contains the public key, even if its answer is 401', async () => {
    server.next = () =>
      Response.json({ error: 'Invalid login credentials', code: 'invalid_credentials' }, { status: 401 });
    await expect(
      callFunction('/functions/v1/auth', { access: 'guest', body: { action: 'login' } }),
    ).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    expect(server.seen).toEqual([{ method: 'POST', path: '/functions/v1/auth', bearer: 'Bearer foredraft-anon' }]);
  });

  test('with a form lets the browser set the content type with its boundary', async () => {
    accessToken.set({ access_token: 'good', expires_in: 900 }, user);
    const init = await initOf(() => callFunction('/functions/v1/upload-zip-to-temp', { form: new FormData() }));
    expect(init.headers).not.toHaveProperty('Content-Type');
  });

  test('without an error message gets the caller’s message, but never in place of one about the session', async () => {
    accessToken.set({ access_token: 'good', expires_in: 900 }, user);
    const upload = () => callFunction('/functions/v1/upload-zip-to-temp', { wordless: 'upload_failed' });
    server.next = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
    await expect(upload()).rejects.toMatchObject({ code: 'upload_failed', message: 'File upload failed.' });
    server.next = () => Response.json({ error: 'The disk is full.' }, { status: 500 });
    await expect(upload()).rejects.toMatchObject({ code: 'internal', message: 'The disk is full.' });
    server.next = () => new Response(null, { status: 401 });
    await expect(upload()).rejects.toMatchObject({ status: 401 });
  });
});

test('resumes a stream by the id of the last event, and returns its events', async () => {
  accessToken.set({ access_token: 'good', expires_in: 900 }, user);
  server.next = () => new Response('id: 8\ndata: {"event":"x"}\n\n');
  const events: unknown[] = [];
  const init = await initOf(async () => {
    for await (const event of openStream('/api/runs/1/events', { lastEventId: '7' })) events.push(event);
  });
  expect(events).toEqual([{ id: '8', data: { event: 'x' } }]);
  expect(init).toMatchObject({ method: 'GET', headers: { 'Last-Event-ID': '7', Accept: 'text/event-stream' } });
});

async function initOf(act: () => Promise<unknown>): Promise<RequestInit> {
  await act();
  return server.inits.at(-1) ?? {};
}

interface FakeServer {
  /** The accepted token; any other is refused as expired. */
  good: string;
  refuseAll: boolean;
  /** Used instead of the real answer, if set. */
  next: (() => Response) | null;
  readonly seen: { method: string; path: string; bearer: string | null }[];
  readonly inits: RequestInit[];
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
}

function fakeServer(): FakeServer {
  const fake: FakeServer = {
    good: 'good',
    refuseAll: false,
    next: null,
    seen: [],
    inits: [],
    async fetch(path, init) {
      const bearer = new Headers(init.headers).get('Authorization');
      fake.seen.push({ method: init.method ?? 'GET', path, bearer });
      fake.inits.push(init);
      if (fake.next) return fake.next();
      if (path === '/functions/v1/auth') {
        return Response.json({ session: { access_token: fake.good, expires_in: 900 }, user });
      }
      if (path.startsWith('/api/things/') && (fake.refuseAll || bearer !== `Bearer ${fake.good}`)) {
        return Response.json({ error: 'JWT expired', code: 'token_expired' }, { status: 401 });
      }
      return Response.json({ name: 'thing' });
    },
  };
  return fake;
}
