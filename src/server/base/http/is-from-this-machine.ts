import { getConnInfo } from '@hono/node-server/conninfo';
import type { HttpContext } from './env.ts';

/** A direct loopback connection (not through a proxy) whose Host header names this machine. */
export function isFromThisMachine(c: HttpContext): boolean {
  const { address } = getConnInfo(c).remote;
  const loopback = address === '::1' || /^(::ffff:)?127\./.test(address ?? '');
  // Also checks the Host header: the name of another site may resolve to 127.0.0.1 (DNS rebinding).
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(c.req.header('Host') ?? '');
  const passedOn = ['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'Via'].some(
    (name) => c.req.header(name) !== undefined,
  );
  return loopback && local && !passedOn;
}
