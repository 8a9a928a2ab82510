import { AppError } from '#contract/errors.ts';
import type { HttpContext } from './env.ts';

/** Far above what any call in the contract needs. */
const deepestNesting = 32;
const mostElements = 20_000;

/**
 * Reads a JSON body with bounded memory and parses it; the text is kept with the request for later readers. Throws
 * unsupported_media for a media type other than application/json, too_large above `limit` bytes, and invalid_input for
 * invalid JSON or deep nesting.
 */
export async function readJson(c: HttpContext, limit: number): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw new AppError('unsupported_media');
  if (Number(c.req.header('Content-Length') ?? 0) > limit) throw tooLarge();
  const { body, method, headers, signal, url } = c.req.raw;
  if (body !== null)
    c.req.raw = new Request(url, {
      method,
      headers,
      signal,
      body: limited(body, limit),
      duplex: 'half',
    } as RequestInit);
  const sent = await c.req.text();
  const text = withoutNul(sent);
  if (text !== sent) c.req.bodyCache.text = Promise.resolve(text) as never;
  if (!isWithinLimits(text)) throw new AppError('invalid_input');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_input', { cause });
  }
}

/** Removes NUL, which PostgreSQL cannot store in text. No one types it, but text copied from a PDF may contain it. */
function withoutNul(json: string): string {
  return json.includes('\\u0000') ? json.replace(/\\\\|\\u0000/g, (part) => (part === '\\\\' ? part : '')) : json;
}

/** The same stream, which fails as soon as it exceeds `limit` bytes. */
function limited(body: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > limit) throw tooLarge();
        controller.enqueue(chunk);
      },
    }),
  );
}

function tooLarge(): AppError {
  return new AppError('too_large', { message: 'The request is too large.' });
}

/** Counts brackets and commas outside strings before anything is parsed. */
function isWithinLimits(text: string): boolean {
  let depth = 0;
  let elements = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (inString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',') elements += 1;
    if (depth > deepestNesting || elements > mostElements) return false;
  }
  return true;
}
