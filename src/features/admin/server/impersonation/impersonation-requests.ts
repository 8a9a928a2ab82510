import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { User } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { impersonationHeader, isAdminArea } from '#contract/impersonation.ts';
import type { HttpContext, HttpEnv } from '#server/base/http/env.ts';
import type { Platform } from '#server/platform.ts';
import { findImpersonation } from './impersonation.ts';

/** How a request indicates that it belongs to an impersonation session, and what it may do. */
export function createImpersonationRequests(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  findUser: FindUser,
): ImpersonationRequests {
  const name = config.secure ? '__Host-foredraft-view' : 'foredraft-view';
  const scope = { path: '/', httpOnly: true, sameSite: 'Lax', secure: config.secure } as const;

  async function impersonated(id: string | undefined, session: { sessionId: string; user: User }) {
    const impersonation = id === undefined ? null : await findImpersonation(db, id, session);
    const user = impersonation && (await findUser(impersonation.userId));
    return impersonation && user ? { user, until: impersonation.expiresAt.toISOString() } : null;
  }

  return {
    write: (c, { id, expiresAt }) => setCookie(c, name, id, { ...scope, expires: expiresAt }),
    clear: (c) => {
      deleteCookie(c, name, scope);
    },
    async ofPage(request, session) {
      if (isAdminArea(new URL(request.url).pathname)) return null;
      return impersonated(parse(request.headers.get('Cookie') ?? '', name)[name], session);
    },
    middleware: async (c, next) => {
      const viewer = c.get('viewer');
      if (viewer && c.req.header(impersonationHeader) !== undefined && !isAdminArea(c.req.path)) {
        const impersonation = await impersonated(getCookie(c, name), viewer);
        if (!impersonation) throw new AppError('view_ended');
        if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new AppError('view_read_only');
        c.set('viewer', { user: impersonation.user, sessionId: viewer.sessionId, impersonatedBy: viewer.user.id });
      }
      await next();
    },
  };
}

type FindUser = (id: string) => Promise<User | null>;

export interface ImpersonationRequests {
  write(c: HttpContext, impersonation: { id: string; expiresAt: Date }): void;
  clear(c: HttpContext): void;
  /** The user the page is shown as, and until when; null for the session's own user. */
  ofPage(
    request: Request,
    session: { readonly sessionId: string; readonly user: User },
  ): Promise<{ readonly user: User; readonly until: string } | null>;
  /** Runs after `identify`: such a call is made as the user and may only read. */
  readonly middleware: MiddlewareHandler<HttpEnv>;
}
