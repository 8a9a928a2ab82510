import { type LoaderFunctionArgs, Outlet, redirect } from 'react-router';
import { isAdmin } from '#contract/account.ts';
import { shellContext } from '../lib/shell-context.ts';
import { Frame } from './frame.tsx';
import { NoScript } from './no-script.tsx';

/** Pages for logged-out users only; the server redirects everyone else. */
export function loader({ context }: LoaderFunctionArgs) {
  const { user } = context.get(shellContext);
  if (user) throw redirect(isAdmin(user) ? '/admin' : '/dashboard');
  return null;
}

export default function GuestLayout() {
  return (
    <Frame>
      <NoScript />
      <Outlet />
    </Frame>
  );
}
