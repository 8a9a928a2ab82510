import { type LoaderFunctionArgs, Outlet, redirect } from 'react-router';
import { isAdmin } from '../../contract/account.ts';
import { useSession } from '../lib/session.tsx';
import { shellContext } from '../lib/shell-context.ts';
import { AuthPending } from './auth-pending.tsx';
import { Frame } from './frame.tsx';

/** Pages for administrators only; everybody else is sent to /. One without a password sets it first. */
export function loader({ context }: LoaderFunctionArgs) {
  const { user } = context.get(shellContext);
  if (!user || !isAdmin(user)) throw redirect('/');
  if (!user.has_password) throw redirect('/set-password');
  return null;
}

export default function AdminLayout() {
  const { status } = useSession();
  return <Frame>{status === 'signed-in' ? <Outlet /> : <AuthPending />}</Frame>;
}
