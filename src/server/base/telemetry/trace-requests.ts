import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { traceOf, withSpan } from './spans.ts';

/**
 * A span for each request, within the caller's trace if a traceparent is given, until the answer starts. It contains
 * the route's pattern instead of the address: addresses contain ids, searches and signatures.
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

/** Health checks and hashed files would make up most of the data. */
const quiet = /^\/(?:healthz|readyz|metrics)$|^\/assets\//;
