/**
 * Why execution of a run stops early: another worker has claimed it, it has ended elsewhere (usually cancelled), it
 * timed out, or this process stops.
 */
export type StopReason = 'lost' | 'ended' | 'timed-out' | 'stopping';

export class WorkStopped extends Error {
  override readonly name = 'WorkStopped';
  readonly reason: StopReason;
  constructor(reason: StopReason) {
    super(`the work was stopped: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Work that stops with the signal even if it does not listen to it: then it is abandoned, and `settled` resolves when
 * it has really ended, so that its files are not removed while it runs.
 */
export function createStoppable(signal: AbortSignal) {
  const underWay = new Set<Promise<unknown>>();
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      signal.throwIfAborted();
      const started = work();
      underWay.add(started);
      const ended = () => underWay.delete(started);
      started.then(ended, ended);
      let stop = () => {};
      const stopped = new Promise<never>((_, reject) => {
        stop = () => reject(signal.reason);
        signal.addEventListener('abort', stop, { once: true });
      });
      try {
        return await Promise.race([started, stopped]);
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    /** Resolves when nothing is running, or after this many seconds. */
    async settled(seconds: number): Promise<void> {
      if (underWay.size === 0) return;
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, seconds * 1_000);
      });
      await Promise.race([Promise.allSettled(underWay), limit]);
      clearTimeout(timer);
    },
  };
}
