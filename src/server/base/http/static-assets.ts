import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';

/** Serves the built files. Those under /assets have a hash in their name, so they may be cached for a year. */
export function staticAssets(root: string): MiddlewareHandler<HttpEnv> {
  const serve = serveStatic<HttpEnv>({ root });
  return async (c, next) => {
    const response = await serve(c, next);
    // Set on the response itself: it exists before `onFound` is called, which is too late for headers.
    if (response?.ok) {
      const hashed = c.req.path.startsWith('/assets/');
      response.headers.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    }
    return response;
  };
}
