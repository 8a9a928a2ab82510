import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../../contract/errors.ts';
import { processRegistry } from '../metrics/run-metrics.ts';
import type { Platform } from '../platform.ts';
import { productVersion } from '../version.ts';
import { type Api, createApi } from './endpoints.ts';
import type { HttpContext, HttpEnv } from './env.ts';
import { isThisMachine } from './is-this-machine.ts';

/**
 * /metrics for Prometheus, for whoever has the token, and for this machine while the product is used on it only: requests are measured here, what lies
 * in the database is counted when it is asked for. Nobody else learns that there is such an address.
 */
export function createMetrics({ config, db, pool, log }: Pick<Platform, 'config' | 'db' | 'pool' | 'log'>): Metrics {
  const registry = new Registry();
  // Left out while the database is away: what it holds is unknown then.
  const inDatabase = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'foredraft_http_request_seconds',
    help: 'Answered requests by method, route and status; the time until the answer began.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = [], home = inDatabase) =>
    new Gauge<Label>({ name: `foredraft_${name}`, help, labelNames, registers: [home] });
  const runs = gauge('runs', 'Runs that have not ended, by state.', ['state']);
  const failedRuns = gauge('runs_failed_day', 'Runs that failed within the last 24 hours.');
  const jobs = gauge('jobs', 'Jobs by queue and state.', ['queue', 'state']);
  const mails = gauge('mails', 'Mails that wait, and those given up within the last 24 hours.', ['state']);
  const oldestMail = gauge('mails_oldest_seconds', 'Age of the oldest mail that waits; 0 when none does.');
  const alerts = gauge('alerts_day', 'System alerts of the last 24 hours.');

  const checkAge = gauge('ledger_check_age_seconds', 'Time since this check of the ledger last came to its end.', [
    'check',
  ]);
  const checkFound = gauge('ledger_differences', 'Differences that this check of the ledger found at last.', ['check']);
  const oldestRun = gauge(
    'runs_oldest_queued_seconds',
    'Age of the oldest run that waits for a worker; 0 when none does.',
  );
  const databaseUp = gauge(
    'database_up',
    '1 while the database answers; what is counted in it is missing otherwise.',
    [],
    registry,
  );
  const connections = gauge(
    'database_connections',
    'Connections of this process, and requests that wait for one.',
    ['state'],
    registry,
  );
  const { version, commit } = productVersion;
  gauge('build_info', 'Which version runs; always 1.', ['version', 'commit'], registry).set(
    { version, commit: commit ?? '' },
    1,
  );

  /** A database that is away must not take the other figures with it: they say what is wrong. */
  async function count(): Promise<Registry> {
    connections.set({ state: 'open' }, pool.totalCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, pool.waitingCount);
    try {
      await Promise.race([countDatabase(), late()]);
      databaseUp.set(1);
      return Registry.merge([registry, processRegistry, inDatabase]);
    } catch (error) {
      log.warn({ err: error }, 'the figures of the database could not be read');
      databaseUp.set(0);
      return Registry.merge([registry, processRegistry]);
    }
  }

  async function countDatabase(): Promise<void> {
    const [counted, queues, checks] = await Promise.all([countStates(db), countJobs(db), ledgerChecks(db)]);
    for (const { name, age, differences } of checks) {
      checkAge.set({ check: name }, age);
      checkFound.set({ check: name }, differences);
    }
    oldestRun.set(counted.runs_oldest);
    runs.set({ state: 'queued' }, counted.runs_queued);
    runs.set({ state: 'running' }, counted.runs_running);
    failedRuns.set(counted.runs_failed);
    mails.set({ state: 'queued' }, counted.mails_queued);
    mails.set({ state: 'failed' }, counted.mails_failed);
    oldestMail.set(counted.mails_oldest);
    alerts.set(counted.alerts);
    for (const { name, waiting, active } of queues) {
      jobs.set({ queue: name, state: 'waiting' }, waiting);
      jobs.set({ queue: name, state: 'active' }, active);
    }
  }

  const api = createApi();
  api.get('/metrics', async (c) => {
    if (!(config.isLocal && isThisMachine(c)) && !hasToken(c, config.metricsToken)) throw new AppError('not_found');
    const all = await count();
    return c.body(await all.metrics(), 200, { 'Content-Type': registry.contentType });
  });

  return {
    api,
    measure: async (c, next) => {
      const end = requests.startTimer();
      await next();
      // The route's pattern, never the path: ids would make a series of each.
      end({ method: c.req.method, route: routePath(c), status: c.res.status });
    },
  };
}

export interface Metrics {
  readonly api: Api;
  /** Stands before everything that is to be measured. */
  readonly measure: MiddlewareHandler<HttpEnv>;
}

async function late(): Promise<never> {
  await sleep(3_000, undefined, { ref: false });
  throw new Error('the database did not answer within 3 s');
}

function hasToken(c: HttpContext, token: string | undefined): boolean {
  const sent = /^Bearer +(\S+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  if (token === undefined || sent === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(token));
}

/** Each by an index that holds only what is counted. */
async function countStates(db: Platform['db']) {
  const { rows } = await sql<{
    runs_queued: number;
    runs_running: number;
    runs_failed: number;
    runs_oldest: number;
    mails_queued: number;
    mails_failed: number;
    mails_oldest: number;
    alerts: number;
  }>`
    with open_run as (select state, created_at from runs where state in ('queued', 'running')),
    waiting_mail as (select created_at from mails where state = 'queued')
    select
      (select count(*) from open_run where state = 'queued') as runs_queued,
      (select count(*) from open_run where state = 'running') as runs_running,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float from open_run where state = 'queued') as runs_oldest,
      (select count(*) from runs where state = 'failed' and finished_at > now() - interval '1 day') as runs_failed,
      (select count(*) from waiting_mail) as mails_queued,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float from waiting_mail) as mails_oldest,
      (select count(*) from mails where state = 'failed' and created_at > now() - interval '1 day') as mails_failed,
      (select count(*) from system_alerts where created_at > now() - interval '1 day') as alerts`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count without a row');
  return row;
}

async function ledgerChecks(db: Platform['db']) {
  const { rows } = await sql<{ name: string; age: number; differences: number }>`
    select name, extract(epoch from now() - completed_at)::float as age, last_differences as differences
    from ledger_checks where completed_at is not null`.execute(db);
  return rows;
}

/** What the queue keeps count of by itself; none before it has made its tables. */
async function countJobs(db: Platform['db']): Promise<{ name: string; waiting: number; active: number }[]> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('pgboss.queue') is not null as made`.execute(db);
  if (!rows[0]?.made) return [];
  const queues = await sql<{ name: string; waiting: number; active: number }>`
    select name, queued_count as waiting, active_count as active from pgboss.queue order by name`.execute(db);
  return queues.rows;
}
