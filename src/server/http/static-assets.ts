import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';

/** Built files. Those under /assets carry a hash in their names, so they may be kept for a year. */
export function staticAssets(root: string): MiddlewareHandler<HttpEnv> {
  return serveStatic({
    root,
    onFound: (_path, c) => {
      const hashed = c.req.path.startsWith('/assets/');
      c.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
