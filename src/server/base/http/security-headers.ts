import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';

/**
 * One strict policy for every response. Scripts need a nonce; inline styles are allowed because toasts and charts set
 * them at run time; the PDF preview uses blobs; a blog post may show images from any site.
 */
export function securityHeaders(options: { secure: boolean; development: boolean }): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    // Files set a stricter policy.
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', policy(c.get('nonce'), options));
    const type = headers.get('Content-Type');
    if (type !== null && /^text\/[\w.-]+$/.test(type)) headers.set('Content-Type', `${type}; charset=utf-8`);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('X-Frame-Options', 'DENY');
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    // Not `require-corp`: a blog post may show an image from a site that does not send that header.
    headers.set('Cross-Origin-Embedder-Policy', 'credentialless');
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (options.secure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
}

function policy(nonce: string, options: { secure: boolean; development: boolean }): string {
  const scripts = options.development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}' 'strict-dynamic'`;
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${options.secure ? '' : ' http:'}`,
    "font-src 'self' data:",
    `connect-src 'self'${options.development ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    // "Open in Overleaf" posts a draft there when the author clicks it.
    "form-action 'self' https://www.overleaf.com",
    "frame-ancestors 'none'",
    ...(options.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
