import { createParser } from 'eventsource-parser';

/**
 * The JSON objects of an event stream; other data is skipped. Ends with the stream, whose last event may lack its blank
 * line. Throws if nothing arrives for `silenceSeconds`, or if there are more than `maxBytes`.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  { silenceSeconds, maxBytes }: { silenceSeconds: number; maxBytes: number },
): AsyncGenerator<Record<string, unknown>> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let events: Record<string, unknown>[] = [];
  const parser = createParser({
    onEvent({ data }) {
      const event = objectOf(data);
      if (event) events.push(event);
    },
  });
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await withinSeconds(silenceSeconds, () => reader.read());
      bytes += value?.byteLength ?? 0;
      if (bytes > maxBytes) throw new Error('an event stream is too long');
      parser.feed(decoder.decode(value, { stream: !done }));
      if (done) parser.feed('\n\n');
      const complete = events;
      events = [];
      yield* complete;
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

async function withinSeconds<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing was heard for ${seconds} s`)), seconds * 1_000);
  });
  try {
    return await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
