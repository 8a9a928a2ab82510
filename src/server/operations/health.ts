import { isMigrated } from '../base/db/migrate.ts';
import { type Api, createApi } from '../base/http/endpoints.ts';
import { findConfinement } from '../base/processes/find-confinement.ts';
import { productVersion } from '../base/version.ts';
import type { Platform } from '../platform.ts';

/**
 * /healthz: the process responds, and reports its version. /readyz: database, migrations and storage work, so it can
 * receive traffic; also reports how strictly untrusted files are confined.
 */
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

/**
 * Checks what the product needs right now. Details of failures go to the log; callers only learn that a check failed.
 */
export async function readHealth(platform: Pick<Platform, 'pool' | 'files' | 'log' | 'shared'>) {
  const allServe = platform.shared.allServe();
  const checks = {
    database: await holds(() => platform.pool.query('select 1')),
    migrations: await holds(async () => {
      if (!(await isMigrated(platform.pool))) throw new Error('not every migration is applied');
    }),
    storage: await holds(() => platform.files.check()),
    // With WEB_PROCESSES, a process that ended is restarted soon.
    ...(allServe === null ? {} : { processes: allServe ? ('ok' as const) : ('failed' as const) }),
  };
  // Reported but not required: with a full disk everything except uploads works.
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
