import { AppError } from '#contract/errors.ts';
import type { HttpContext } from './env.ts';

/** The largest body of a call that declares no other limit, in bytes. */
const usualBodyLimit = 65_536;

/** No call of the contract comes near these. */
const deepestNesting = 32;
const mostElements = 20_000;

/**
 * Reads a JSON body with bounded memory and parses it; the text stays with the request for later readers. Throws
 * unsupported_media for another media type than application/json, too_large beyond `limit` bytes, and invalid_input for
 * what is not JSON or nested too deeply.
 */
export async function readJson(c: HttpContext, limit = usualBodyLimit): Promise<unknown> {
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
  if (!isModest(text)) throw new AppError('invalid_input');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_input', { cause });
  }
}

/** Without the character that PostgreSQL stores in no text; nobody types it, and texts copied from a PDF may have it. */
function withoutNul(json: string): string {
  return json.includes('\\u0000') ? json.replace(/\\\\|\\u0000/g, (part) => (part === '\\\\' ? part : '')) : json;
}

/** The same stream, which fails as soon as more than `limit` bytes came. */
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

/** Counts brackets and commas outside strings, before anything is built from the text. */
function isModest(text: string): boolean {
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
