import { isAdmin, type User } from '../../contract/account.ts';
import type { Access } from '../../contract/endpoint.ts';
import { AppError } from '../../contract/errors.ts';
import type { HttpContext, Viewer } from './env.ts';

/** The caller, when he may make this call; throws unauthenticated (401) or forbidden (403) otherwise. */
export function requireViewer(
  c: HttpContext,
  access: Exclude<Access, 'guest'> = 'member',
  guestMessage?: string,
): Viewer {
  const viewer = c.get('viewer');
  const problem = c.get('tokenProblem');
  if (!viewer && problem) throw new AppError(problem);
  if (!viewer) throw new AppError('unauthenticated', guestMessage === undefined ? {} : { message: guestMessage });
  if (!mayCall(viewer.user, access)) throw new AppError('forbidden');
  return viewer;
}

/** Members' calls are open to every active user; admins' calls to both admin roles. */
export function mayCall(user: User | null, access: Access): boolean {
  if (access === 'guest') return true;
  if (user?.status !== 'active') return false;
  return access === 'member' || isAdmin(user);
}
