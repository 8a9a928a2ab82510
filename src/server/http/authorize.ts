import { isAdmin, type User } from '../../contract/account.ts';
import type { Access } from '../../contract/endpoint.ts';
import { AppError } from '../../contract/errors.ts';
import type { HttpContext, Viewer } from './env.ts';

/** The caller, when he may make this call; throws unauthenticated or no_active_session (401), or forbidden (403) otherwise. */
export function requireViewer(
  c: HttpContext,
  access: Exclude<Access, 'guest'> = 'member',
  guestMessage?: string,
): Viewer {
  const viewer = c.get('viewer');
  const problem = c.get('tokenProblem');
  if (!viewer && problem) throw new AppError(problem);
  if (!viewer) {
    const code = access === 'admin' ? 'no_active_session' : 'unauthenticated';
    throw new AppError(code, guestMessage === undefined ? {} : { message: guestMessage });
  }
  if (!mayCall(viewer.user, access)) throw new AppError('forbidden');
  if (viewer.user.required_step && access !== 'account') throw new AppError(viewer.user.required_step);
  // How somebody guards his account is not shown to those who look at the product as he sees it.
  if (viewer.viewedBy && access === 'account') throw new AppError('forbidden');
  return viewer;
}

/** Administrators see only the admin area: what members do is closed to them, save for their own account. */
export function mayCall(user: User | null, access: Access): boolean {
  if (access === 'guest') return true;
  if (user?.status !== 'active') return false;
  return access === 'account' || isAdmin(user) === (access === 'admin');
}
