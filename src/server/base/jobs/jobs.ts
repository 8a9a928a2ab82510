import type { Trx } from '../db/database.ts';

/**
 * Background work on the same database (pg-boss). A job is created with the transaction of what it belongs to, so that
 * both exist or neither does; it may run more than once, so every handler is safe to repeat.
 */
export interface Jobs {
  /** Creates a job within the transaction. */
  send(trx: Trx, queue: string, data: object, options?: SendOptions): Promise<void>;
  /** Starts to work on a queue in this process. `signal` aborts when the process stops. */
  work<Data extends object>(
    queue: JobQueue,
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /** Runs the handler at a fixed interval (cron, UTC), once among all processes. */
  schedule(queue: JobQueue, cron: string, handler: (signal: AbortSignal) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface SendOptions {
  /** Not before this many seconds have passed. */
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
  /** A job that works longer than this counts as lost. */
  readonly expireInSeconds: number;
}
