import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';

/** Built files. Those under /assets carry a hash in their names, so they may be kept for a year. */
export function staticAssets(root: string): MiddlewareHandler<HttpEnv> {
  const serve = serveStatic<HttpEnv>({ root });
  return async (c, next) => {
    const response = await serve(c, next);
    // On the answer itself: it exists before `onFound` is called, which comes too late for headers.
    if (response?.ok) {
      const hashed = c.req.path.startsWith('/assets/');
      response.headers.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    }
    return response;
  };
}
