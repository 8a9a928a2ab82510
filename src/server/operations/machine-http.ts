import { type Api, createApi } from '../base/http/endpoints.ts';
import { answerFailure } from '../base/http/failures.ts';
import { trackRequests } from '../base/http/requests.ts';
import type { Platform } from '../platform.ts';
import { createHealth, readHealth } from './health.ts';
import { createMetrics } from './metrics.ts';

/** The HTTP server of a process without pages: health, readiness and metrics. */
export function createMachineHttp(platform: Platform): Api {
  const app = createApi();
  app.use(trackRequests(platform.log, platform.config.trustedProxies));
  app.onError(answerFailure);
  app.route(
    '/',
    createHealth(
      () => readHealth(platform),
      () => platform.stopping.aborted,
    ),
  );
  app.route('/', createMetrics(platform).api);
  return app;
}
