import { z } from 'zod';

/** The user as every response shows them (platform specification, section 3). */
export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin', 'superadmin']),
  credits: z.number().int(),
  status: z.enum(['active', 'disabled']),
  has_password: z.boolean(),
  /** What the user must do before they can use anything but their account; absent: nothing. */
  required_step: z.enum(['password_change_required', 'second_factor_setup_required']).optional(),
});
export type User = z.infer<typeof userSchema>;

/** Both admin roles count as admin (platform specification, section 6). */
export function isAdmin(user: Pick<User, 'role'> | null): boolean {
  return user?.role === 'admin' || user?.role === 'superadmin';
}

export const sessionSchema = z.object({
  access_token: z.string(),
  /** Absent if the session is renewed with the cookie, because scripts must not be able to read the refresh token. */
  refresh_token: z.string().optional(),
  /** Seconds until the access token expires. */
  expires_in: z.number().int(),
  token_type: z.literal('bearer'),
});
export type Session = z.infer<typeof sessionSchema>;

/** The answer to a login. */
export interface LoggedIn {
  readonly session: Session;
  readonly user: User;
}

/** The address of the `auth` call, and the public key that guests send as bearer on login and register (it is no secret). */
export const authPath = '/functions/v1/auth';
export const anonKey = 'foredraft-anon';

/**
 * A cookie that the page sets after a failed `logout` call, because scripts can't remove the session cookie: the server
 * ends the session with the next request. Its name begins with `__Host-` for the same reason as
 * the session cookie's.
 */
export const leftCookieName = (secure: boolean) => (secure ? '__Host-foredraft-left' : 'foredraft-left');
