import { AppError } from '#contract/errors.ts';
import type { Viewer } from '../base/http/env.ts';
import type { Turn } from '../base/limits/turns.ts';
import type { Platform } from '../platform.ts';
import { type EventStreamOptions, eventStream } from './event-stream.ts';

/** Filters these session ids to those that are valid and whose user is active. */
export type LiveSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** The event streams of this process: how many each user may have, and whether they may still be read. */
export interface OpenStreams {
  /**
   * Responds with a stream. Its slot is taken before `begin` is called, so that nothing starts that could not be
   * followed. Throws too_many_streams and streams_full.
   */
  answer(viewer: Viewer, begin: () => Promise<EventStreamOptions> | EventStreamOptions): Promise<Response>;
  /** Call this before the streams themselves end. */
  stop(): void;
}

export function createOpenStreams(
  { config, log, shared }: Pick<Platform, 'config' | 'log' | 'shared'>,
  options: { readonly liveSessions: LiveSessions; readonly checkMilliseconds: number },
): OpenStreams {
  const { perUser, perProcess } = config.streams;
  // The limit per user counts all processes; the limit per process protects its memory.
  const ofUsers = shared.turns('event streams', { perKey: perUser, waiting: 0 });
  const open = new Set<OpenStream>();
  let timer: NodeJS.Timeout | null = null;
  let stopping = false;

  const take = async ({ user, sessionId }: Viewer): Promise<OpenStream> => {
    const giveBack = await ofUsers.take(user.id);
    if (giveBack === null) throw new AppError('too_many_streams', { retryAfter: 10 });
    if (open.size >= perProcess) {
      giveBack();
      throw new AppError('streams_full', { retryAfter: 10 });
    }
    const stream = { giveBack, sessionId, revoked: new AbortController() };
    open.add(stream);
    timer ??= setInterval(check, options.checkMilliseconds).unref();
    return stream;
  };
  const leave = (stream: OpenStream) => {
    open.delete(stream);
    stream.giveBack();
    if (open.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };
  /** Closes the streams of ended sessions, and of disabled or deleted users. */
  const check = async () => {
    const looked = [...open];
    try {
      const live = await options.liveSessions([...new Set(looked.map((stream) => stream.sessionId))]);
      for (const stream of looked) if (!live.has(stream.sessionId)) stream.revoked.abort();
    } catch (error) {
      log.warn({ err: error }, 'the sessions of event streams could not be checked; trying again');
    }
  };

  return {
    async answer(viewer, begin) {
      const stream = await take(viewer);
      try {
        const begun = await begin();
        return eventStream({
          ...begun,
          request: AbortSignal.any([begun.request, stream.revoked.signal]),
          onEnd(complete) {
            leave(stream);
            // When the process stops, the client is still connected: the run continues in the next process.
            if (!stopping) begun.onEnd?.(complete);
          },
        });
      } catch (error) {
        leave(stream);
        throw error;
      }
    },
    stop() {
      stopping = true;
      if (timer) clearInterval(timer);
      timer = null;
    },
  };
}

interface OpenStream {
  readonly giveBack: Turn;
  readonly sessionId: string;
  readonly revoked: AbortController;
}
