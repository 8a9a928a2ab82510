import pg from 'pg';
import type { Platform } from '../platform.ts';
import { workerLockSpace } from './claim.ts';
import { runChannel } from './runs-context.ts';

/**
 * This process's one listening connection. It receives notifications about runs, and holds a worker's advisory lock,
 * which shows that it is alive. A lost connection is restored, and listeners then check for missed events.
 */
export interface RunListener {
  /** Resolves when the connection and its lock are established. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface RunNotices {
  onNotice(runId: string, mark: string | undefined): void;
  /** Notifications may have been missed. */
  onGap(): void;
}

export function createRunListener(
  platform: Pick<Platform, 'url' | 'log'>,
  options: RunNotices & { worker: number },
): RunListener {
  let client: pg.Client | null = null;
  let starting: Promise<void> | null = null;
  let again: NodeJS.Timeout | null = null;
  let stopped = false;
  let beat: NodeJS.Timeout | null = null;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: platform.url,
      application_name: 'foredraft-listener',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    const lost = () => {
      if (client === fresh) {
        client = null;
        reconnect();
      }
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', ({ payload = '' }) => {
      const [runId = '', mark] = payload.split(':');
      options.onNotice(runId, mark);
    });
    try {
      await fresh.connect();
      await fresh.query('select pg_advisory_lock($1, $2)', [workerLockSpace, options.worker]);
      await fresh.query(`listen ${runChannel}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    if (stopped) return fresh.end();
    client = fresh;
    options.onGap();
  };

  const reconnect = () => {
    if (stopped || again) return;
    again = setTimeout(() => {
      again = null;
      connect().catch((error) => {
        platform.log.warn({ err: error }, 'the listening connection to the database could not be made; trying again');
        reconnect();
      });
    }, 250);
  };

  /** If the other end of a connection vanishes, the connection reports nothing by itself. */
  const check = () => {
    const checked = client;
    checked?.query('select 1').catch(() => {
      checked.end().catch(() => undefined);
      if (client === checked) {
        client = null;
        reconnect();
      }
    });
  };

  return {
    start() {
      starting ??= connect().then(
        () => {
          beat = setInterval(check, 10_000);
          beat.unref();
        },
        (error) => {
          starting = null;
          throw error;
        },
      );
      return starting;
    },
    async stop() {
      stopped = true;
      if (again) clearTimeout(again);
      if (beat) clearInterval(beat);
      await starting?.catch(() => undefined);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
