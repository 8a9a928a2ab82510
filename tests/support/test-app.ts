import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { User } from '#contract/account.ts';
import { type Api, createApi } from '#server/base/http/endpoints.ts';
import type { HttpEnv } from '#server/base/http/env.ts';
import { answerFailure } from '#server/base/http/failures.ts';
import { refuseCrossSite } from '#server/base/http/origin-check.ts';
import { trackRequests } from '#server/base/http/requests.ts';
import type { Platform } from '#server/platform.ts';

/**
 * Calls of some slices behind the product's middleware, for tests that don't need the whole server (whole-site.ts). The
 * caller is the user of a session (`identify`), or a fixed one; null for a guest.
 */
export function testApp(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  apis: readonly Api[],
  caller: { readonly identify: MiddlewareHandler<HttpEnv> } | { readonly user: User | null },
): TestApp {
  const app = createApi();
  app.use(trackRequests(log, config.trustedProxies));
  app.use(refuseCrossSite(config.appUrl));
  app.onError(answerFailure);
  if ('identify' in caller) {
    app.use('/api/*', caller.identify);
    app.use('/functions/*', caller.identify);
  } else {
    app.use(async (c, next) => {
      c.set('viewer', caller.user && { user: caller.user, sessionId: randomUUID() });
      await next();
    });
  }
  for (const api of apis) app.route('/', api);
  return {
    async request(path, init = {}, { address = '203.0.113.7' } = {}) {
      // The values that the Node server passes with each request.
      const socket = {
        remoteAddress: address,
        remotePort: 1,
        remoteFamily: address.includes(':') ? 'IPv6' : 'IPv4',
      };
      return app.request(path, init, { incoming: { socket } });
    },
    async listen() {
      const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
      const server = createServer(listener).listen(0, '127.0.0.1');
      await once(server, 'listening');
      return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        stop() {
          server.closeAllConnections();
          server.close();
        },
      };
    },
  };
}

export interface TestApp {
  /** Answers in this process, as to a request from this address. */
  request(path: string, init?: RequestInit, from?: { readonly address?: string }): Promise<Response>;
  /** Listens on a free port. */
  listen(): Promise<{ readonly url: string; stop(): void }>;
}
