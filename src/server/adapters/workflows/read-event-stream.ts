/**
 * The events of a stream of `data: {json}` lines separated by blank lines (WHATWG, server-sent events). Data that is
 * not a JSON object is skipped. Ends with the stream; throws when nothing arrives for `silenceSeconds`, and above
 * `maxBytes`.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  { silenceSeconds, maxBytes }: { silenceSeconds: number; maxBytes: number },
): AsyncGenerator<Record<string, unknown>> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await withinSeconds(silenceSeconds, () => reader.read());
      bytes += value?.byteLength ?? 0;
      if (bytes > maxBytes) throw new Error('an event stream is too long');
      const lines = (rest + decoder.decode(value, { stream: !done })).split(/\r\n|\n|\r(?!$)/);
      // The last line may be incomplete, and a carriage return at its end may be half of a line break.
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(5));
        else if (line === '' && data.length > 0) {
          const event = objectOf(data.join('\n'));
          data = [];
          if (event) yield event;
        }
      }
      if (done) {
        const event = objectOf(data.join('\n'));
        if (event) yield event;
        return;
      }
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
