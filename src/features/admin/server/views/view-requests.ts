import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { User } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { isAdminArea, viewHeader } from '#contract/user-view.ts';
import type { HttpContext, HttpEnv } from '#server/base/http/env.ts';
import type { Platform } from '#server/platform.ts';
import { findView } from './user-views.ts';

/** How a request indicates that it belongs to an impersonation session, and what it may do. */
export function createViewRequests({ db, config }: Pick<Platform, 'db' | 'config'>, findUser: FindUser): ViewRequests {
  const name = config.secure ? '__Host-foredraft-view' : 'foredraft-view';
  const scope = { path: '/', httpOnly: true, sameSite: 'Lax', secure: config.secure } as const;

  async function viewed(id: string | undefined, session: { sessionId: string; user: User }) {
    const view = id === undefined ? null : await findView(db, id, session);
    const user = view && (await findUser(view.userId));
    return view && user ? { user, until: view.expiresAt.toISOString() } : null;
  }

  return {
    write: (c, { id, expiresAt }) => setCookie(c, name, id, { ...scope, expires: expiresAt }),
    clear: (c) => {
      deleteCookie(c, name, scope);
    },
    async ofPage(request, session) {
      if (isAdminArea(new URL(request.url).pathname)) return null;
      return viewed(parse(request.headers.get('Cookie') ?? '', name)[name], session);
    },
    middleware: async (c, next) => {
      const viewer = c.get('viewer');
      if (viewer && c.req.header(viewHeader) !== undefined && !isAdminArea(c.req.path)) {
        const view = await viewed(getCookie(c, name), viewer);
        if (!view) throw new AppError('view_ended');
        if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new AppError('view_read_only');
        c.set('viewer', { user: view.user, sessionId: viewer.sessionId, viewedBy: viewer.user.id });
      }
      await next();
    },
  };
}

type FindUser = (id: string) => Promise<User | null>;

export interface ViewRequests {
  write(c: HttpContext, view: { id: string; expiresAt: Date }): void;
  clear(c: HttpContext): void;
  /** The user the page is shown as, and until when; null for the session's own user. */
  ofPage(
    request: Request,
    session: { readonly sessionId: string; readonly user: User },
  ): Promise<{ readonly user: User; readonly until: string } | null>;
  /** Runs after `identify`: such a call is made as the user and may only read. */
  readonly middleware: MiddlewareHandler<HttpEnv>;
}
