import { isMigrated } from '../base/db/migrate.ts';
import { type Api, createApi } from '../base/http/endpoints.ts';
import { findConfinement } from '../base/processes/find-confinement.ts';
import { productVersion } from '../base/version.ts';
import type { Platform } from '../platform.ts';

/** /healthz: the process answers, and says which version it is. /readyz: database, migrations and storage work, so traffic may come; and how far strangers' files are kept apart. */
export function createHealth(health: () => ReturnType<typeof readHealth>, isStopping: () => boolean): Api {
  const api = createApi();
  api.get('/healthz', (c) => c.json({ status: 'ok', ...productVersion }));
  api.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503);
    const { ready, checks, space } = await health();
    const { level: confinement } = await findConfinement();
    return c.json({ status: ready ? 'ready' : 'not ready', checks, space, confinement }, ready ? 200 : 503);
  });
  return api;
}

/** What the product needs in order to work, tried now. What failed is in the log; a caller learns only that it failed. */
export async function readHealth(platform: Pick<Platform, 'pool' | 'files' | 'log' | 'shared'>) {
  const allServe = platform.shared.allServe();
  const checks = {
    database: await holds(() => platform.pool.query('select 1')),
    migrations: await holds(async () => {
      if (!(await isMigrated(platform.pool))) throw new Error('not every migration is applied');
    }),
    storage: await holds(() => platform.files.check()),
    // Where WEB_PROCESSES runs several: one that ended is about to be there again.
    ...(allServe === null ? {} : { processes: allServe ? ('ok' as const) : ('failed' as const) }),
  };
  // Told and not required: with a full disk everything but uploads goes on.
  const space = await platform.files.hasRoom(0).then(
    (room) => (room ? 'ok' : 'full'),
    () => 'unknown',
  );
  return { ready: Object.values(checks).every((check) => check === 'ok'), checks, space };

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
