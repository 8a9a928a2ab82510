import { isAdmin, type User } from '#contract/account.ts';
import { type ApiKeyScope, apiKeyScopes } from '#contract/api-key-scopes.ts';
import type { Access } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { HttpContext, Viewer } from './env.ts';

/**
 * The caller, if they may make this call; throws unauthenticated or no_active_session (401), or forbidden (403)
 * otherwise. An API key passes only where the call names a scope that the key has.
 */
export function requireViewer(
  c: HttpContext,
  access: Exclude<Access, 'guest'> = 'member',
  options: { readonly guestMessage?: string | undefined; readonly keyScope?: ApiKeyScope | undefined } = {},
): Viewer {
  const viewer = c.get('viewer') ?? viewerOfKey(c, options.keyScope);
  const problem = c.get('tokenProblem');
  if (!viewer && problem) throw new AppError(problem);
  if (!viewer) {
    const code = access === 'admin' ? 'no_active_session' : 'unauthenticated';
    throw new AppError(code, options.guestMessage === undefined ? {} : { message: options.guestMessage });
  }
  if (!mayCall(viewer.user, access)) throw new AppError('forbidden');
  if (viewer.user.required_step && access !== 'account') throw new AppError(viewer.user.required_step);
  // Security settings of an account are not shown to an administrator who views the product as its user.
  if (viewer.viewedBy && access === 'account') throw new AppError('forbidden');
  return viewer;
}

function viewerOfKey(c: HttpContext, scope: ApiKeyScope | undefined): Viewer | null {
  const key = c.get('apiKey');
  if (!key) return null;
  if (!scope) throw new AppError('api_key_not_accepted');
  if (!key.scopes.includes(scope)) {
    throw new AppError('api_key_scope', {
      message: `This API key doesn't have the “${apiKeyScopes[scope].label}” permission.`,
    });
  }
  return key;
}

/** Administrators see only the admin area: what members do is closed to them, save for their own account. */
export function mayCall(user: User | null, access: Access): boolean {
  if (access === 'guest') return true;
  if (user?.status !== 'active') return false;
  return access === 'account' || isAdmin(user) === (access === 'admin');
}
