import type { Platform } from '../platform.ts';
import { type Api, createApi } from './endpoints.ts';
import { answerFailure } from './failures.ts';
import { createHealth, readHealth } from './health.ts';
import { createMetrics } from './metrics.ts';
import { trackRequests } from './requests.ts';

/** What a process without pages answers: whether it is alive and ready, and its metrics. */
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
