import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';

/**
 * For pages and files of share links: search engines don't index them, caches don't store them, and other sites don't
 * learn their address.
 */
export const shareHeaders: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
  c.res.headers.set('Referrer-Policy', 'no-referrer');
  c.res.headers.set('Cache-Control', 'private, no-store');
};
