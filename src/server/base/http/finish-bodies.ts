import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';

/**
 * Reads and discards the rest of a request's body before the response is sent. Most clients read the response only
 * after they have sent everything, and a connection can carry the next request only after this one (RFC 9112, section
 * 9.3). A body that exceeds the limits is cut off with `Connection: close`.
 */
export function finishBodies(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    // Requests without a socket, as in tests of a single handler, have no body to finish.
    const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
    if (incoming?.complete !== false) return;
    if (!(await readToEnd(incoming))) c.header('Connection', 'close');
  };
}

/** Even a document several times too large still gets its response. */
const mostBytes = 64 * 1_048_576;
const longest = 10_000;

/** Whether the body ended within the limits. */
function readToEnd(incoming: IncomingMessage): Promise<boolean> {
  const announced = Number(incoming.headers['content-length'] ?? 0);
  if (incoming.destroyed || announced > mostBytes) return Promise.resolve(false);
  return new Promise((resolve) => {
    let bytes = 0;
    const done = (ended: boolean) => {
      clearTimeout(timer);
      incoming.off('data', count);
      resolve(ended);
    };
    const timer = setTimeout(done, longest, false);
    const count = (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) done(false);
    };
    // The web stream for the body would buffer every chunk and pause after each one.
    incoming.removeAllListeners('data');
    incoming.on('data', count);
    incoming.once('end', () => done(true));
    incoming.once('close', () => done(incoming.complete));
    incoming.resume();
  });
}
