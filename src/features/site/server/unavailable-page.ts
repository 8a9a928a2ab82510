import { plainPage } from './plain-page.ts';
import { texts } from './texts.ts';

/** Answers every page while the database is unavailable and tells browsers and proxies when to retry. */
export function unavailablePage(brand: { readonly name: string }, retryAfter: number): Response {
  return new Response(plainPage(brand.name, texts.unavailable), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfter),
    },
  });
}
