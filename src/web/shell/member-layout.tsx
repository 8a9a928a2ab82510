import { type LoaderFunctionArgs, Outlet, redirect, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router';
import { isAdmin } from '#contract/account.ts';
import { redirectToLogin } from '../lib/redirect-to-login.ts';
import { useSession } from '../lib/session.tsx';
import { shellContext } from '../lib/shell-context.ts';
import type { PageHandle } from '../lib/use-static-page.ts';
import { AuthPending } from './auth-pending.tsx';
import { Frame } from './frame.tsx';
import { NoScript } from './no-script.tsx';

/** Pages for logged-in users only; the server decides before it sends anything. */
export function loader({ context, request, url }: LoaderFunctionArgs) {
  const { user } = context.get(shellContext);
  if (!user) throw redirectToLogin({ context, request, url });
  if (!user.has_password && url.pathname !== setPasswordPath) throw redirect(setPasswordPath);
  if (isAdmin(user) && url.pathname !== setPasswordPath) {
    throw redirect(url.pathname === '/account' ? '/admin/account' : '/admin');
  }
  return null;
}

/**
 * Navigation between member pages doesn't ask the server: the pages' own calls notice if the session has ended. Leaving
 * /set-password does ask the server, because it isn't allowed without a password.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href || currentUrl.pathname === setPasswordPath;
}

export default function MemberLayout() {
  const { status, user } = useSession();
  const arrives = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.arrives);
  const isShown = status === 'signed-in' || (arrives && status === 'loading' && user !== null);
  return (
    <Frame>
      {!arrives && <NoScript />}
      {isShown ? <Outlet /> : <AuthPending />}
    </Frame>
  );
}

const setPasswordPath = '/set-password';
