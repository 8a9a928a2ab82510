import { randomBytes, randomInt } from 'node:crypto';
import { createBoundedCache } from '../memory/bounded-cache.ts';
import { gzipAround } from './gzip-around.ts';

/**
 * Caches rendered pages that differ between requests in only a few words (the nonce, a user's name). Each page is
 * rendered with placeholders that only this process knows, and every response gets its own words in their place.
 * `limit` is in characters.
 */
export function createPageCache(limit = 8_000_000): PageCache {
  const secret = randomBytes(24).toString('hex');
  // The placeholder for a number must be a number in the page too.
  const number = `9${String(randomInt(1e14)).padStart(14, '0')}`;
  const placeholders = {
    nonce: `nonce${secret}`,
    id: `id${secret}`,
    username: `name${secret}`,
    email: `mail${secret}`,
    credits: number,
  };
  const names = Object.keys(placeholders) as (keyof Words)[];
  const anyPlaceholder = new RegExp(`(${names.map((name) => placeholders[name]).join('|')})`);
  const kept = createBoundedCache<CachedPage>({ limit, sizeOf: ({ size }) => size });
  return {
    async answer(request, { key, words, render }) {
      const found = kept.get(key);
      if (found) return send(request, found, words);
      const response = await render(placeholders);
      const text = await response.text();
      const { status, headers } = response;
      const pieces = text.split(anyPlaceholder);
      const parts = pieces.filter((_, index) => index % 2 === 0);
      const gaps = pieces
        .filter((_, index) => index % 2 === 1)
        .map((piece) => names.find((name) => placeholders[name] === piece) ?? 'nonce');
      const document = {
        parts,
        gaps,
        zipped: gzipAround(parts),
        status,
        headers: [...headers],
        size: text.length,
      } as const;
      // Pages that set a cookie are for one reader and are not cached.
      if (status === 200 && !headers.has('Set-Cookie')) kept.set(key, document);
      return send(request, document, words);
    },
  };
}

export interface PageCache {
  /** `key` contains everything else that the page depends on; `render` renders the page with the given words. */
  answer(
    request: Request,
    page: { key: string; words: Words; render: (words: Words) => Promise<Response> },
  ): Promise<Response>;
}

/** The words that differ between readers of the same page and have the same form in HTML and JSON. */
export interface Words {
  readonly nonce: string;
  readonly id: string;
  readonly username: string;
  readonly email: string;
  /** Digits only. */
  readonly credits: string;
}

/** Whether these values can be inserted into text, attributes and script strings without escaping. */
export function needNoEscaping({ id, username, email, credits }: Omit<Words, 'nonce'>): boolean {
  return [id, username, email].every((word) => /^[\w.@+-]{0,254}$/.test(word)) && /^-?\d{1,15}$/.test(credits);
}

interface CachedPage {
  readonly parts: readonly string[];
  /** The index of the word that follows each part except the last. */
  readonly gaps: readonly (keyof Words)[];
  readonly zipped: (words: readonly string[]) => Buffer<ArrayBuffer>;
  readonly status: number;
  readonly headers: readonly [string, string][];
  readonly size: number;
}

function send(request: Request, { parts, gaps, zipped, status, headers: kept }: CachedPage, words: Words): Response {
  const headers = new Headers([...kept]);
  headers.append('Vary', 'Accept-Encoding');
  const own = gaps.map((name) => words[name]);
  if (!/\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')) {
    return new Response(parts.map((part, index) => `${index === 0 ? '' : own[index - 1]}${part}`).join(''), {
      status,
      headers,
    });
  }
  headers.set('Content-Encoding', 'gzip');
  return new Response(zipped(own), { status, headers });
}
