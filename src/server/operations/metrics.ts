import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Registry } from 'prom-client';
import { AppError } from '#contract/errors.ts';
import { type Api, createApi } from '../base/http/endpoints.ts';
import type { HttpContext, HttpEnv } from '../base/http/env.ts';
import { isFromThisMachine } from '../base/http/is-from-this-machine.ts';
import { requestSeconds } from '../base/metrics/process-metrics.ts';
import type { Platform } from '../platform.ts';
import { createFigures } from './figures.ts';

/**
 * /metrics for Prometheus, with the token, or from this machine if the product is only used locally. Requests are
 * measured here; values from the database are read when they are requested. For everyone else the address answers 404.
 */
export function createMetrics(
  platform: Pick<Platform, 'config' | 'db' | 'pool' | 'files' | 'log' | 'shared'>,
): Metrics {
  const { config, shared } = platform;
  const figures = createFigures(platform);
  shared.offerMetrics(figures.ofProcess);
  const api = createApi();
  api.get('/metrics', async (c) => {
    if (!(config.isLocal && isFromThisMachine(c)) && !hasToken(c, config.metricsToken)) throw new AppError('not_found');
    const common = await figures.collectCommon();
    return c.body(`${await shared.allMetrics()}\n${await common.metrics()}`, 200, {
      'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE,
    });
  });

  return {
    api,
    measure: async (c, next) => {
      const end = requestSeconds.startTimer();
      await next();
      // The route's pattern instead of the path: each id would create a separate series.
      end({ method: c.req.method, route: routePath(c), status: c.res.status });
    },
  };
}

export interface Metrics {
  readonly api: Api;
  /** Must come before all middleware that is to be measured. */
  readonly measure: MiddlewareHandler<HttpEnv>;
}

function hasToken(c: HttpContext, token: string | undefined): boolean {
  const sent = /^Bearer +(\S+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  if (token === undefined || sent === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(token));
}
