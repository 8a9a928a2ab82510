import { getConnInfo } from '@hono/node-server/conninfo';
import type { HttpContext } from './env.ts';

/** A loopback connection that no proxy passed on and that names this machine as its host. */
export function isThisMachine(c: HttpContext): boolean {
  const { address } = getConnInfo(c).remote;
  const loopback = address === '::1' || /^(::ffff:)?127\./.test(address ?? '');
  // The Host header as well: a page elsewhere may have let its name point to 127.0.0.1.
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(c.req.header('Host') ?? '');
  const passedOn = ['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'Via'].some(
    (name) => c.req.header(name) !== undefined,
  );
  return loopback && local && !passedOn;
}
