import { type LoaderFunctionArgs, Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isAdmin } from '../../contract/account.ts';
import { useSession } from '../lib/session.tsx';
import { shellContext } from '../lib/shell-context.ts';
import { wayBackCookie } from '../lib/way-back.ts';
import { AuthPending } from './auth-pending.tsx';
import { Frame } from './frame.tsx';
import { NoScript } from './no-script.tsx';

/** Pages for signed-in users only, decided by the server before anything is sent. */
export function loader({ context, request, url }: LoaderFunctionArgs) {
  const { user } = context.get(shellContext);
  if (!user) {
    const expired = /foredraft-refresh=./.test(request.headers.get('Cookie') ?? '');
    const back = wayBackCookie({ path: url.pathname + url.search, expired });
    throw redirect('/login', { headers: { 'Set-Cookie': back } });
  }
  if (!user.has_password && url.pathname !== setPasswordPath) throw redirect(setPasswordPath);
  if (isAdmin(user) && url.pathname !== setPasswordPath) {
    throw redirect(url.pathname === '/account' ? '/admin/account' : '/admin');
  }
  return null;
}

/**
 * Between members' pages the calls themselves notice a session that has ended; the server is not asked each time. The
 * way out of /set-password is asked for: without a password there is none.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href || currentUrl.pathname === setPasswordPath;
}

export default function MemberLayout() {
  const { status } = useSession();
  return (
    <Frame>
      <NoScript />
      {status === 'signed-in' ? <Outlet /> : <AuthPending />}
    </Frame>
  );
}

const setPasswordPath = '/set-password';
