import type { StoredEvent } from './run-events.ts';

export interface EventStreamOptions {
  readonly events: AsyncGenerator<StoredEvent, void>;
  /** What is sent of an event; the event itself unless said. */
  present?(event: StoredEvent['event']): object;
  /** Ends the generator; aborted when the reader has gone. */
  readonly reader: AbortController;
  /** Called once: true when every event was handed over, false when the reader went away before. */
  onEnd?(complete: boolean): void;
  readonly heartbeatMilliseconds?: number;
}

/**
 * Answers events as `id:` and `data:` lines (server-sent events, WHATWG HTML section 9.2), with a comment every 15 s that
 * keeps proxies from closing a silent connection. An event is read only when the reader has room for it.
 */
export function eventStream({ events, present, reader, onEnd, heartbeatMilliseconds = 15_000 }: EventStreamOptions): Response {
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | null = null;
  let ended = false;
  const end = (complete: boolean) => {
    if (ended) return;
    ended = true;
    if (heartbeat) clearInterval(heartbeat);
    reader.abort();
    onEnd?.(complete);
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeat = setInterval(() => {
        // A reader that takes nothing gets no pile of comments either.
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(': still here\n\n'));
      }, heartbeatMilliseconds);
      heartbeat.unref();
      reader.signal.addEventListener('abort', () => {
        if (ended) return;
        end(false);
        controller.close();
      });
    },
    async pull(controller) {
      const next = await events.next();
      if (ended) return;
      if (next.done) {
        // A generator that ended without the last event was stopped: the reader comes again and goes on elsewhere.
        end(true);
        controller.close();
        return;
      }
      const { seq, event } = next.value;
      controller.enqueue(encoder.encode(`id: ${seq}\ndata: ${JSON.stringify(present ? present(event) : event)}\n\n`));
    },
    cancel() {
      end(false);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}
