import { isMigrated } from '../db/migrate.ts';
import type { Platform } from '../platform.ts';
import { findConfinement } from '../processes/find-confinement.ts';
import { productVersion } from '../version.ts';
import { type Api, createApi } from './endpoints.ts';

/** /healthz: the process answers, and says which version it is. /readyz: database, migrations and storage work, so traffic may come; and how far strangers' files are kept apart. */
export function createHealth(health: () => ReturnType<typeof readHealth>): Api {
  const api = createApi();
  api.get('/healthz', (c) => c.json({ status: 'ok', ...productVersion }));
  api.get('/readyz', async (c) => {
    const { ready, checks } = await health();
    const { level: confinement } = await findConfinement();
    return c.json({ status: ready ? 'ready' : 'not ready', checks, confinement }, ready ? 200 : 503);
  });
  return api;
}

/** What the product needs in order to work, tried now. What failed is in the log; a caller learns only that it failed. */
export async function readHealth(platform: Pick<Platform, 'pool' | 'files' | 'log'>) {
  const checks = {
    database: await holds(() => platform.pool.query('select 1')),
    migrations: await holds(async () => {
      if (!(await isMigrated(platform.pool))) throw new Error('not every migration is applied');
    }),
    storage: await holds(() => platform.files.check()),
  };
  return { ready: Object.values(checks).every((check) => check === 'ok'), checks };

  async function holds(check: () => Promise<unknown>): Promise<'ok' | 'failed'> {
    try {
      await check();
      return 'ok';
    } catch (error) {
      platform.log.warn({ err: error }, 'a readiness check failed');
      return 'failed';
    }
  }
}
