import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { AppError } from '#contract/errors.ts';

export interface ReceivedFile {
  readonly bytes: number;
  /** Hash of the content, in hexadecimal. */
  readonly sha256: string;
  /** The name given by the client; not to be trusted. */
  readonly name: string;
}

/**
 * Streams the one file of a multipart request (RFC 7578, field `file`) to `store`, without buffering more than the
 * streams do. Throws unsupported_media, too_large, and upload_failed for anything that is not exactly one complete
 * file; the caller must remove what `store` has written by then.
 */
export async function receiveFile(
  request: Request,
  options: {
    maxBytes: number;
    store(content: Readable): Promise<void>;
    /** The error for a file with this name, if any; nothing of the file is then stored. */
    problemOfName?(name: string): AppError | null;
  },
): Promise<ReceivedFile> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new AppError('unsupported_media');
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  if (announced > options.maxBytes + envelopeBytes) throw new AppError('too_large');
  const parser = createParser(contentType, options.maxBytes);
  if (!parser) throw new AppError('upload_failed');

  const hash = createHash('sha256');
  let bytes = 0;
  let file: BusboyFileStream | null = null;
  let stored: Promise<void> = Promise.resolve();
  const counted = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const refused = Promise.withResolvers<AppError>();
  let refusal: AppError | null = null;
  let name = '';
  const reject = (reason: 'upload_failed' | 'too_large' | AppError, cause?: unknown) => {
    if (refusal) return;
    refusal = reason instanceof AppError ? reason : new AppError(reason, { cause });
    refused.resolve(refusal);
    // The store sees an early end instead of an error: it finishes writing before the caller removes the file.
    file?.unpipe();
    file?.resume();
    counted.end();
  };

  const rejectStored = (error: unknown) => reject(error instanceof AppError ? error : 'upload_failed', error);

  parser.on('file', (field, stream, fileName) => {
    stream.on('error', () => undefined);
    if (refusal || field !== 'file' || file) {
      stream.resume();
      return reject('upload_failed');
    }
    name = fileName ?? '';
    const problem = options.problemOfName?.(name);
    if (problem) {
      stream.resume();
      return reject(problem);
    }
    file = stream;
    stream.on('limit', () => reject('too_large'));
    stored = options.store(stream.pipe(counted));
    stored.catch(rejectStored);
  });
  parser.on('field', () => reject('upload_failed'));
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => reject('upload_failed'));
  parser.on('error', (error) => reject('upload_failed', error));

  try {
    for await (const chunk of bodyOf(request) as AsyncIterable<Uint8Array>) {
      if (refusal) break;
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), refused.promise]);
    }
    if (!refusal) {
      const finished = once(parser, 'finish');
      parser.end();
      await Promise.race([finished, refused.promise]);
    }
  } catch (error) {
    reject('upload_failed', error);
  }
  // Also for a rejected file: the store must be finished before the caller removes what it wrote.
  await stored.catch(rejectStored);
  if (refusal) throw refusal;
  if (!file || bytes === 0) throw new AppError('upload_failed');
  return { bytes, sha256: hash.digest('hex'), name };
}

/** The space to reserve: the length that the request announces, or the maximum. */
export function expectedBytes(request: Request, maxBytes: number): number {
  const announced = Number(request.headers.get('Content-Length') ?? Number.NaN);
  return Number.isSafeInteger(announced) && announced > 0 ? Math.min(announced, maxBytes) : maxBytes;
}

function bodyOf(request: Request): Readable {
  return request.body ? Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>) : Readable.from([]);
}

/** The overhead around the content: boundaries, part headers and a file name. */
const envelopeBytes = 16 * 1024;

/** Null when the content type has no valid boundary. */
function createParser(contentType: string, maxBytes: number) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 2, headerPairs: 20, headerSize: 8 * 1024 },
    });
  } catch {
    return null;
  }
}
