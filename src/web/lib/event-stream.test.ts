import { describe, expect, test } from 'vitest';
import { readEventStream } from './event-stream.ts';

const text =
  ': heartbeat\n\nid: 1\ndata: {"a":"é"}\n\nid: 2\r\ndata: {"b":\r\ndata: 2}\r\n\r\n: heartbeat\n\ndata: 3\n\nid: 4\n\n';
const events = [
  { id: '1', data: { a: 'é' } },
  { id: '2', data: { b: 2 } },
  { id: '2', data: 3 },
];

describe('an event stream', () => {
  test('returns each event with its id, and skips heartbeats', async () => {
    expect(await read([text])).toEqual(events);
  });

  test('is read the same way even if letters and line ends are split between chunks', async () => {
    const bytes = new TextEncoder().encode(text);
    for (let size = 1; size < 12; size += 1) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.slice(index * size, (index + 1) * size),
      );
      expect(await read(pieces)).toEqual(events);
    }
  });

  test('does not return an event that was cut off before its blank line', async () => {
    expect(await read(['data: 1\n\ndata: 2\n'])).toEqual([{ id: null, data: 1 }]);
  });

  test('closes the connection when its reader stops', async () => {
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const _ of readEventStream(body)) break;
    expect(cancelled).toBe(true);
  });
});

async function read(pieces: readonly (string | Uint8Array)[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEventStream(body)) events.push(event);
  return events;
}
