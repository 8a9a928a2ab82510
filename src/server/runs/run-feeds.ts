import type { Db } from '../base/db/database.ts';
import type { Logger } from '../base/log/logger.ts';
import { endsRun, readEvents, type StoredEvent } from './run-events.ts';

/**
 * The events of runs that are followed in this process. All followers of a run share one feed and one query. A
 * notification wakes up the feeds; the fallback is one query for all of them every two seconds.
 */
export interface RunFeeds {
  /**
   * Yields the events after `after` as they are published; ends after the last event, when the signal aborts, or when
   * the feeds stop.
   */
  follow(runId: string, after: number, signal: AbortSignal): AsyncGenerator<StoredEvent, void>;
  wake(runId: string): void;
  wakeAll(): void;
  stop(): void;
}

export function createRunFeeds(options: { db: Db; log: Logger; pollMilliseconds: number }): RunFeeds {
  const feeds = new Map<string, Feed>();
  const stopping = new AbortController();
  let due = new Set<string>();
  let reading = false;

  /** Reads new events for every feed that is due; notifications during a read trigger another one. */
  const read = async (): Promise<void> => {
    if (reading) return;
    reading = true;
    try {
      while (due.size > 0) {
        const now = new Map(
          [...due].flatMap((runId) => (feeds.has(runId) ? [[runId, feeds.get(runId)?.last ?? 0] as const] : [])),
        );
        due = new Set();
        const touched = new Set(now.keys());
        for (const { runId, seq, event } of await readEvents(options.db, now)) {
          const feed = feeds.get(runId);
          if (!feed || seq <= feed.last) continue;
          feed.events.push({ seq, event });
          feed.last = seq;
        }
        for (const runId of touched) feeds.get(runId)?.announce();
      }
    } catch (error) {
      options.log.warn({ err: error }, 'the events of runs could not be read; trying again');
    } finally {
      reading = false;
    }
  };
  const wake = (runIds: Iterable<string>) => {
    for (const runId of runIds) if (feeds.has(runId)) due.add(runId);
    if (due.size > 0) void read();
  };

  let poll: NodeJS.Timeout | null = null;
  const enter = (runId: string): Feed => {
    const feed = feeds.get(runId) ?? createFeed();
    feed.followers += 1;
    feeds.set(runId, feed);
    poll ??= setInterval(() => wake(feeds.keys()), options.pollMilliseconds);
    return feed;
  };
  const leave = (runId: string, feed: Feed) => {
    feed.followers -= 1;
    if (feed.followers === 0 && feeds.get(runId) === feed) feeds.delete(runId);
    if (feeds.size === 0 && poll) {
      clearInterval(poll);
      poll = null;
    }
  };

  return {
    async *follow(runId, after, signal) {
      const ended = AbortSignal.any([signal, stopping.signal]);
      if (ended.aborted) return;
      const feed = enter(runId);
      try {
        wake([runId]);
        let position = 0;
        while (!ended.aborted) {
          const next = feed.events[position];
          if (!next) {
            await feed.change(ended);
            continue;
          }
          position += 1;
          if (next.seq > after) yield next;
          if (endsRun(next.event)) return;
        }
      } finally {
        leave(runId, feed);
      }
    },
    wake: (runId) => wake([runId]),
    wakeAll: () => wake(feeds.keys()),
    stop() {
      stopping.abort();
      if (poll) clearInterval(poll);
    },
  };
}

interface Feed {
  followers: number;
  /** All events of the run so far; a run has about twenty. */
  readonly events: StoredEvent[];
  last: number;
  announce(): void;
  /** Resolves with the next notification, or when the signal aborts. */
  change(signal: AbortSignal): Promise<void>;
}

function createFeed(): Feed {
  const waiting = new Set<() => void>();
  return {
    followers: 0,
    events: [],
    last: 0,
    announce() {
      for (const wakeUp of [...waiting]) wakeUp();
    },
    change(signal) {
      return new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const done = () => {
          signal.removeEventListener('abort', done);
          waiting.delete(done);
          resolve();
        };
        signal.addEventListener('abort', done);
        waiting.add(done);
      });
    },
  };
}
