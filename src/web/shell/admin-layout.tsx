import { type LoaderFunctionArgs, Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isAdmin } from '../../contract/account.ts';
import { useSession } from '../lib/session.tsx';
import { shellContext } from '../lib/shell-context.ts';
import { AdminFrame } from './admin-frame.tsx';
import { AuthPending } from './auth-pending.tsx';

/** Pages for administrators only; everybody else is sent to /. One without a password sets it first. */
export function loader({ context }: LoaderFunctionArgs) {
  const { user } = context.get(shellContext);
  if (!user || !isAdmin(user)) throw redirect('/');
  if (!user.has_password) throw redirect('/set-password');
  return null;
}

/** Between the pages of the area the calls themselves notice a session or a role that has ended. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export default function AdminLayout() {
  const { status } = useSession();
  return <AdminFrame>{status === 'signed-in' ? <Outlet /> : <AuthPending />}</AdminFrame>;
}
