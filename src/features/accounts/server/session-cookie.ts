import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { leftCookieName } from '../../../contract/account.ts';
import type { HttpContext } from '../../../server/http/env.ts';

/**
 * The cookie that holds the refresh token: out of reach of scripts, sent only to this host. `__Host-` forbids a
 * sister host to set it, and needs https.
 */
export function createSessionCookie(secure: boolean): SessionCookie {
  const name = secure ? '__Host-foredraft-refresh' : 'foredraft-refresh';
  const leftName = leftCookieName(secure);
  const scope = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    read: (c) => getCookie(c, name),
    readFrom: (request) => parse(request.headers.get('Cookie') ?? '', name)[name],
    hasLeft: (request) => parse(request.headers.get('Cookie') ?? '', leftName)[leftName] !== undefined,
    write: (c, token) => {
      setCookie(c, name, token, { ...scope, maxAge: 30 * 86_400 });
      if (getCookie(c, leftName) !== undefined) deleteCookie(c, leftName, { path: '/', secure });
    },
    clear: (c) => {
      deleteCookie(c, name, scope);
    },
  };
}

export interface SessionCookie {
  read(c: HttpContext): string | undefined;
  readFrom(request: Request): string | undefined;
  /** The user has logged out of the session behind the cookie, and the server could not be told then. */
  hasLeft(request: Request): boolean;
  write(c: HttpContext, token: string): void;
  clear(c: HttpContext): void;
}
