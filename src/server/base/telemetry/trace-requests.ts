import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { traceOf, withSpan } from './spans.ts';

/**
 * A span for each request, in the caller's trace where a traceparent names one; until the answer begins. It has the
 * route's pattern, never the address: addresses contain ids, searches and signatures.
 */
export function traceRequests(): MiddlewareHandler {
  return async (c, next) => {
    if (quiet.test(c.req.path)) return next();
    const { method } = c.req;
    const parent = traceOf({ traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') });
    return withSpan(
      method,
      { kind: SpanKind.SERVER, parent, attributes: { 'http.request.method': method } },
      async (span) => {
        await next();
        const route = routePath(c);
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': c.res.status });
        if (c.res.status >= 500) {
          span.setAttribute('error.type', String(c.res.status));
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
      },
    );
  };
}

/** Health checks and hashed files would be most of what is sent. */
const quiet = /^\/(?:healthz|readyz|metrics)$|^\/assets\//;
