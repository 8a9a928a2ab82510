import type { Trx } from '../db/database.ts';

/**
 * Background jobs on the same database (pg-boss). A job is created in the transaction of the change that it belongs to,
 * so that both exist or neither does. A job may run more than once, so every handler is idempotent.
 */
export interface Jobs {
  /** Creates a job within the transaction. */
  send(trx: Trx, queue: string, data: object, options?: SendOptions): Promise<void>;
  /** Starts processing a queue in this process. `signal` aborts when the process stops. */
  work<Data extends object>(
    queue: JobQueue,
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /** Runs the handler on a schedule (cron, UTC), once among all processes. */
  schedule(queue: JobQueue, cron: string, handler: (signal: AbortSignal) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface SendOptions {
  /** Delay in seconds. */
  readonly startAfterSeconds?: number;
  /** At most one job with this key is queued at a time. */
  readonly singletonKey?: string;
}

export interface JobQueue {
  readonly name: string;
  readonly concurrency: number;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  readonly retryBackoff: boolean;
  /** A job that runs longer than this counts as lost. */
  readonly expireInSeconds: number;
}
