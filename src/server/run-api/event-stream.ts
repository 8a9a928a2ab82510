import { endsRun, type StoredEvent } from '../runs/run-events.ts';

export interface EventStreamOptions {
  /** The events to send; ends when the signal aborts. */
  follow(signal: AbortSignal): AsyncGenerator<StoredEvent, void>;
  /** The request's own signal. */
  readonly request: AbortSignal;
  readonly format: StreamFormat;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called once: true if the last event was sent, false if the stream ended before that. */
  onEnd?(complete: boolean): void;
  readonly heartbeatMilliseconds?: number;
}

export interface StreamFormat {
  readonly contentType: string;
  /** Sent during silence, so that proxies do not close the connection. */
  readonly heartbeat: string;
  write(stored: StoredEvent): string;
}

/** Server-sent events (WHATWG HTML section 9.2) with ids from which a reader can resume. */
export const numberedEvents: StreamFormat = {
  contentType: 'text/event-stream; charset=utf-8',
  heartbeat: ': still here\n\n',
  write: ({ seq, event }) => `id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`,
};

/**
 * Streams events in a format, with a heartbeat every 15 s. An event is read only when the reader has room for it
 * (backpressure).
 */
export function eventStream({
  follow,
  request,
  format,
  headers,
  onEnd,
  heartbeatMilliseconds = 15_000,
}: EventStreamOptions): Response {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const events = follow(gone.signal);
  let heartbeat: NodeJS.Timeout | null = null;
  let complete = false;
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    if (heartbeat) clearInterval(heartbeat);
    request.removeEventListener('abort', end);
    gone.abort();
    onEnd?.(complete);
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (request.aborted) end();
      else request.addEventListener('abort', end);
      heartbeat = setInterval(() => {
        // Heartbeats don't accumulate for a slow reader either.
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(format.heartbeat));
      }, heartbeatMilliseconds);
      heartbeat.unref();
    },
    async pull(controller) {
      const next = await events.next();
      if (next.done) {
        controller.close();
        end();
        return;
      }
      controller.enqueue(encoder.encode(format.write(next.value)));
      complete = endsRun(next.value.event);
    },
    cancel: end,
  });
  return new Response(body, {
    headers: {
      'Content-Type': format.contentType,
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      ...headers,
    },
  });
}
