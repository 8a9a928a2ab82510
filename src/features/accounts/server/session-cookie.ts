import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { leftCookieName } from '#contract/account.ts';
import type { HttpContext } from '#server/base/http/env.ts';

/**
 * The cookie with the refresh token: not readable by scripts, sent only to this host. `__Host-` prevents other hosts of
 * the same domain from setting it, and needs https.
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
  /** The user has logged out of the cookie's session while the server couldn't be reached. */
  hasLeft(request: Request): boolean;
  write(c: HttpContext, token: string): void;
  clear(c: HttpContext): void;
}
