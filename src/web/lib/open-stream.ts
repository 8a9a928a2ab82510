import { AppError } from '#contract/errors.ts';
import { authorised, type FunctionCall } from './api.ts';
import { readEventStream, type StreamEvent } from './event-stream.ts';
import { failureOfLine } from './failed-call.ts';

/** Opens an event stream and yields its events as they arrive; ends when the server ends it. Throws AppError. */
export async function* openStream(
  path: string,
  options: StreamCall = {},
): AsyncGenerator<StreamEvent, void, undefined> {
  const method = options.method ?? (options.body === undefined ? 'GET' : 'POST');
  const response = await authorised('member', (bearer) =>
    fetch(path, {
      method,
      headers: {
        Accept: 'text/event-stream',
        ...bearer,
        ...(options.slug ? { 'x-function-slug': options.slug } : {}),
        ...(options.lastEventId ? { 'Last-Event-ID': options.lastEventId } : {}),
        ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
        ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    }),
  );
  if (!response.body) throw new AppError('no_response_reader');
  try {
    yield* readEventStream(response.body);
  } catch (cause) {
    throw failureOfLine(cause);
  }
}

export interface StreamCall {
  readonly slug?: string;
  readonly body?: unknown;
  readonly method?: 'GET' | 'POST';
  readonly lastEventId?: string | null;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/**
 * Opens a stream of plain text by POST; `headers` are available before the first chunk. Throws AppError; the
 * connection may still break while the text is read.
 */
export async function openText(
  path: string,
  options: FunctionCall = {},
): Promise<{ headers: Headers; pieces: AsyncIterable<string> }> {
  const { signal } = options;
  const response = await authorised('member', (bearer) =>
    fetch(path, {
      method: 'POST',
      headers: {
        ...bearer,
        'Content-Type': 'application/json',
        ...(options.slug ? { 'x-function-slug': options.slug } : {}),
      },
      body: JSON.stringify(options.body ?? {}),
      ...(signal ? { signal } : {}),
    }),
  );
  if (!response.body) throw new AppError('no_async_reader');
  return { headers: response.headers, pieces: textOf(response.body) };
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
