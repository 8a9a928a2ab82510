import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { HttpContext } from '../../../server/http/env.ts';

/**
 * The cookie that holds the refresh token: out of reach of scripts, sent only to this host. `__Host-` forbids a
 * sister host to set it, and needs https.
 */
export function createSessionCookie(secure: boolean): SessionCookie {
  const name = secure ? '__Host-foredraft-refresh' : 'foredraft-refresh';
  const scope = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    read: (c) => getCookie(c, name),
    readFrom: (request) => parse(request.headers.get('Cookie') ?? '', name)[name],
    write: (c, token) => setCookie(c, name, token, { ...scope, maxAge: 30 * 86_400 }),
    clear: (c) => {
      deleteCookie(c, name, scope);
    },
  };
}

export interface SessionCookie {
  read(c: HttpContext): string | undefined;
  readFrom(request: Request): string | undefined;
  write(c: HttpContext, token: string): void;
  clear(c: HttpContext): void;
}
