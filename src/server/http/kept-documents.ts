import { randomBytes } from 'node:crypto';
import { createBoundedCache } from '../memory/bounded-cache.ts';
import { gzipAround } from './gzip-around.ts';

/**
 * Pages that are the same for every guest, kept as they were rendered. Each is rendered with a word in place of the
 * nonce, which only this process knows; every answer gets its own nonce in those places. `limit` is in characters.
 */
export function createKeptDocuments(limit = 8_000_000): KeptDocuments {
  const placeholder = `nonce${randomBytes(24).toString('hex')}`;
  const kept = createBoundedCache<KeptDocument>({ limit, sizeOf: ({ size }) => size });
  return {
    async answer(request, { key, nonce, render }) {
      const found = kept.get(key);
      if (found) return send(request, found, nonce);
      const response = await render(placeholder);
      const text = await response.text();
      const { status, headers } = response;
      const parts = text.split(placeholder);
      const document = { parts, zipped: gzipAround(parts), status, headers: [...headers], size: text.length } as const;
      if (status === 200) kept.set(key, document);
      return send(request, document, nonce);
    },
  };
}

export interface KeptDocuments {
  /** `key` says everything that the page depends on; `render` makes the page with the nonce that it is given. */
  answer(
    request: Request,
    page: { key: string; nonce: string; render: (nonce: string) => Promise<Response> },
  ): Promise<Response>;
}

interface KeptDocument {
  readonly parts: readonly string[];
  readonly zipped: (nonce: string) => Buffer<ArrayBuffer>;
  readonly status: number;
  readonly headers: readonly [string, string][];
  readonly size: number;
}

function send(request: Request, { parts, zipped, status, headers: kept }: KeptDocument, nonce: string): Response {
  const headers = new Headers([...kept]);
  headers.append('Vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')) {
    return new Response(parts.join(nonce), { status, headers });
  }
  headers.set('Content-Encoding', 'gzip');
  return new Response(zipped(nonce), { status, headers });
}
