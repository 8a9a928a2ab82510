import { type ApiKeyScope, apiKeyScopes } from '#contract/api-key-scopes.ts';
import type { Access, Declaration } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { mayCall } from '#contract/policies.ts';
import type { HttpContext, Viewer } from './env.ts';

/**
 * The caller, if they may make this call; otherwise throws unauthenticated or no_active_session (401), or forbidden
 * (403). An API key is accepted only if the call names a scope that the key has.
 */
export function requireViewer(
  c: HttpContext,
  access: Exclude<Access, 'guest'> = 'member',
  options: Pick<Declaration, 'guestMessage' | 'guestErrors' | 'keyScope'> = {},
): Viewer {
  const { guestErrors } = options;
  const problem = c.get('tokenProblem');
  if (guestErrors && !c.get('viewer')) throw new AppError(problem ? guestErrors.badToken : guestErrors.noToken);
  const viewer = c.get('viewer') ?? viewerOfKey(c, options.keyScope);
  if (!viewer && problem) throw new AppError(problem);
  if (!viewer) {
    const code = access === 'admin' ? 'no_active_session' : 'unauthenticated';
    throw new AppError(code, options.guestMessage === undefined ? {} : { message: options.guestMessage });
  }
  if (!mayCall(viewer.user, access)) throw new AppError('forbidden');
  if (viewer.user.required_step && access !== 'account') throw new AppError(viewer.user.required_step);
  // Account security settings are hidden from an administrator who impersonates a user.
  if (viewer.impersonatedBy && access === 'account') throw new AppError('forbidden');
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
