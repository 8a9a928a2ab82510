import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import type { JobQueue, Jobs } from './jobs.ts';

/**
 * Jobs on pg-boss, in a separate schema. When a process dies, its jobs are assigned to another one about 10 s later:
 * heartbeats are checked every 2 s. A new job wakes up a worker through NOTIFY, with polling every second as a
 * fallback.
 */
export async function createJobs(database: Pick<Database, 'url'>, options: { log: Logger }): Promise<Jobs> {
  const { log } = options;
  const boss = new PgBoss({
    connectionString: database.url,
    application_name: 'foredraft-jobs',
    schema: 'pgboss',
    // Handlers use the product's pool; this one only fetches, sends heartbeats and completes jobs.
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'));
  boss.on('warning', (warning) => log.debug({ warning }, 'the job queue reported a warning'));
  await boss.start();

  const stopping = new AbortController();
  const known = new Map<string, Promise<void>>();
  const ensure = (name: string, queue?: JobQueue): Promise<void> => {
    const before = known.get(name);
    if (before && !queue) return before;
    const made = createQueue(boss, name, queue ?? undeclaredQueue).catch((error) => {
      known.delete(name);
      throw error;
    });
    known.set(name, made);
    return made;
  };

  const jobs: Jobs = {
    async send(trx, queue, data, { startAfterSeconds, singletonKey } = {}) {
      await ensure(queue);
      await boss.send(queue, data, {
        db: fromKysely(trx),
        // The queues allow one waiting job per key, so a job without a key gets a unique one.
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
      });
    },

    async work<Data extends object>(queue: JobQueue, handler: (data: Data, signal: AbortSignal) => Promise<void>) {
      await ensure(queue.name, queue);
      for (let slot = 0; slot < queue.concurrency; slot += 1) {
        const id: string = await boss.work<Data>(queue.name, polling, async ([job]) => {
          if (!job) return;
          // Fetches the next job as soon as this one ends instead of waiting for the polling interval.
          boss.notifyWorker(id);
          try {
            await handler(job.data, AbortSignal.any([job.signal, stopping.signal]));
          } catch (error) {
            log.warn({ err: error, queue: queue.name, job: job.id }, 'a job failed');
            throw error;
          }
        });
      }
    },

    async schedule(queue, cron, handler) {
      await jobs.work(queue, (_data, signal) => handler(signal));
      await boss.schedule(queue.name, cron, null, { singletonKey: 'schedule' });
    },

    async stop() {
      stopping.abort(new Error('the process is stopping'));
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
  return jobs;
}

const polling = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };

/** Settings for a queue that gets jobs before any process works on it; the first worker sets the real ones. */
const undeclaredQueue: Omit<JobQueue, 'name' | 'concurrency'> = {
  retryLimit: 5,
  retryDelaySeconds: 2,
  retryBackoff: true,
  expireInSeconds: 900,
};

async function createQueue(boss: PgBoss, name: string, queue: Omit<JobQueue, 'name' | 'concurrency'>): Promise<void> {
  const settings = {
    retryLimit: queue.retryLimit,
    retryDelay: queue.retryDelaySeconds,
    retryBackoff: queue.retryBackoff,
    expireInSeconds: queue.expireInSeconds,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 24 * 3_600,
    notify: true,
  };
  const exists = (await boss.getQueue(name)) !== null;
  // `short`: one waiting job per key, any number active.
  if (!exists) await boss.createQueue(name, { ...settings, policy: 'short' });
  else if (queue !== undeclaredQueue) await boss.updateQueue(name, settings);
}
