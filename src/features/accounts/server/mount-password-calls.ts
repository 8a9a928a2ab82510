import { type Api, mount } from '#server/base/http/endpoints.ts';
import type { HttpContext } from '#server/base/http/env.ts';
import * as calls from '../contract/login.ts';
import { checkRecoveryLink, forgotPassword, setPassword } from '../contract/login.ts';
import type { AccountsContext } from './accounts-context.ts';
import { changePassword, setFirstPassword } from './change-password.ts';
import { clientOf } from './client-of.ts';
import { findRecovery, requestRecovery, resetPassword } from './recovery.ts';
import type { SessionCookie } from './session-cookie.ts';
import { endSession, sessionOfRefresh } from './sessions.ts';

/** Mounts the calls that recover, change and set passwords. */
export function mountPasswordCalls(api: Api, context: AccountsContext, cookie: SessionCookie): void {
  const { db } = context.platform;
  mount(api, forgotPassword, async ({ body }) => {
    await requestRecovery(context, body.email);
    return {};
  });

  mount(api, checkRecoveryLink, async ({ body }) => {
    const { email } = await findRecovery(db, tokensOf(body));
    return { email };
  });

  mount(api, calls.resetPassword, async ({ c, body }) => {
    await resetPassword(context, { tokens: tokensOf(body), password: body.password }, clientOf(c));
    await logOutBrowser(c);
    return {};
  });

  mount(api, calls.changePassword, async ({ c, viewer, body }) => {
    await changePassword(context, viewer, body, c.get('address'));
    return {};
  });

  mount(api, setPassword, async ({ viewer, body }) => {
    await setFirstPassword(context, viewer, body.password);
    return {};
  });

  /** Logs out any user of this browser: a reset ends at the login page (platform specification, section 4). */
  async function logOutBrowser(c: HttpContext): Promise<void> {
    const text = cookie.read(c);
    if (!text) return;
    const session = await sessionOfRefresh(db, context, text);
    if (session) await endSession(db, session.sessionId, 'replaced');
    cookie.clear(c);
  }
}

function tokensOf(body: { access_token: string; refresh_token: string }) {
  return { access: body.access_token, refresh: body.refresh_token };
}
