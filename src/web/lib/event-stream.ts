/**
 * Reads `text/event-stream` (WHATWG HTML, section 9.2): yields each event's data, parsed as JSON, with the id current
 * at that point. Comments (heartbeats) and events without data are skipped.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  let id: string | null = null;
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += value;
      // A carriage return at the very end may be half of a CRLF, so it waits for more.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { id, data: JSON.parse(data.join('\n')) };
          data = [];
          continue;
        }
        const colon = line.indexOf(':');
        const field = colon === -1 ? line : line.slice(0, colon);
        const text = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
        if (field === 'data') data.push(text);
        else if (field === 'id') id = text;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

export interface StreamEvent {
  readonly id: string | null;
  readonly data: unknown;
}
