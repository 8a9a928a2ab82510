import { createParser } from 'eventsource-parser';

/**
 * Reads `text/event-stream`: yields each event's data, parsed as JSON, with the last id sent so far. Comments
 * (heartbeats) and events without data are skipped.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let id: string | null = null;
  let events: StreamEvent[] = [];
  const parser = createParser({
    onEvent(event) {
      id = event.id ?? id;
      events.push({ id, data: JSON.parse(event.data) });
    },
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
      const complete = events;
      events = [];
      yield* complete;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

export interface StreamEvent {
  readonly id: string | null;
  readonly data: unknown;
}
