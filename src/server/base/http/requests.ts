import { randomBytes, randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import type { TrustedProxies } from '../config/trusted-proxies.ts';
import { addressBlock } from '../limits/address-block.ts';
import { logContext } from '../log/log-context.ts';
import type { Logger } from '../log/logger.ts';
import { requestOrigin } from '../log/request-origin.ts';
import { activeTraceparent } from '../telemetry/spans.ts';
import { clientAddress } from './client-address.ts';
import type { HttpEnv } from './env.ts';

/**
 * Gives every request an id (a proxy's X-Request-Id if it is a UUID), a logger, a nonce and the client's address, and
 * logs one line when it is answered. Address headers are used only from trusted proxies.
 */
export function trackRequests(log: Logger, trusted: TrustedProxies): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const requestId = givenId(c.req.header('X-Request-Id')) ?? randomUUID();
    const traceId = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-/.exec(
      activeTraceparent() ?? c.req.header('traceparent') ?? '',
    )?.[1];
    c.set('requestId', requestId);
    c.set('log', log);
    c.set('viewer', null);
    c.set('tokenProblem', null);
    c.set('apiKey', null);
    c.set('nonce', randomBytes(16).toString('base64'));
    const address = clientAddress(remoteOf(c), c.req.header('X-Forwarded-For'), trusted);
    c.set('address', address);
    const startedAt = performance.now();
    await logContext.run({ requestId, ...(traceId ? { traceId } : {}) }, async () => {
      await requestOrigin.run({ requestId, addressBlock: addressBlock(address) }, next);
      c.header('X-Request-Id', requestId);
      const milliseconds = Math.round(performance.now() - startedAt);
      const line = { method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, milliseconds };
      // Requests for hashed assets and health checks would hide the important lines.
      if (c.req.path.startsWith('/assets/') || machinePaths.has(c.req.path)) log.debug(line, 'request');
      else log.info(line, 'request');
    });
  };
}

/** A UUID with or without hyphens, as proxies generate them; the security log can't search for anything else. */
function givenId(header: string | undefined): string | null {
  const [, a, b, c, d, e] =
    /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i.exec(header ?? '') ?? [];
  return a ? [a, b, c, d, e].join('-').toLowerCase() : null;
}

/**
 * URLs of files, calendars and shared pages grant access to anyone who has them, and links in mails trigger actions, so
 * they are masked.
 */
function loggedPath(path: string): string {
  return path.replace(/^\/(files|calendar|api\/reminders\/off)\/.+/, '/$1/:token').replace(sharedPath, '$1:token');
}

const machinePaths = new Set(['/healthz', '/readyz', '/metrics']);
const sharedPath = /^(\/(?:api\/shared|shared\/\w+)\/)[^/.]+/;

function remoteOf(c: Parameters<MiddlewareHandler<HttpEnv>>[0]): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Requests without a socket, as in tests of a single handler.
    return 'unknown';
  }
}
