import { type LoaderFunctionArgs, Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { User } from '#contract/account.ts';
import { mayCall } from '#contract/policies.ts';
import { useSession } from '../lib/session.tsx';
import { shellContext } from '../lib/shell-context.ts';
import { AdminFrame } from './admin-frame.tsx';
import { AuthPending } from './auth-pending.tsx';

/**
 * Pages for administrators only; everyone else is sent to /. An administrator without a password must set one first.
 */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { user } = context.get(shellContext);
  if (!user || !mayCall(user, 'admin')) throw redirect('/');
  if (!user.has_password) throw redirect('/set-password');
  const wanted = user.required_step && pageOfStep[user.required_step];
  if (wanted && url.pathname !== wanted) throw redirect(wanted);
  return null;
}

/**
 * Navigation between admin pages doesn't ask the server: the pages' own calls notice if the session has ended or the
 * role was lost.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href || Object.values(pageOfStep).includes(currentUrl.pathname);
}

/** The first page of a new administrator. */
const pageOfStep: Readonly<Record<NonNullable<User['required_step']>, string>> = {
  password_change_required: '/admin/password',
  second_factor_setup_required: '/admin/account',
};

export default function AdminLayout() {
  const { status } = useSession();
  return <AdminFrame>{status === 'signed-in' ? <Outlet /> : <AuthPending />}</AdminFrame>;
}
