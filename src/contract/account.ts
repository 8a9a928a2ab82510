import { z } from 'zod';
import { limits } from './limits.ts';

/** The user as every answer shows him (platform specification, section 3). */
export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin', 'superadmin']),
  credits: z.number().int(),
  status: z.enum(['active', 'disabled']),
  has_password: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** Both admin roles count as admin (platform specification, section 6). */
export function isAdmin(user: Pick<User, 'role'> | null): boolean {
  return user?.role === 'admin' || user?.role === 'superadmin';
}

export const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Seconds until the access token ends. */
  expires_in: z.number().int(),
  token_type: z.literal('bearer'),
});
export type Session = z.infer<typeof sessionSchema>;

/** The address of the `auth` call, and the public key that guests send as bearer on login and register (it is no secret). */
export const authPath = '/functions/v1/auth';
export const anonKey = 'foredraft-anon';

/**
 * The cookie by which a page tells the server with its next request that the user has logged out, where the `logout` call
 * failed: scripts cannot remove the session's own cookie. `__Host-` as there.
 */
export const leftCookieName = (secure: boolean) => (secure ? '__Host-foredraft-left' : 'foredraft-left');

export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(limits.email.max, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

export const usernameField = z
  .string()
  .min(limits.username.min, `Username must be at least ${limits.username.min} characters`)
  .max(limits.username.max, `Username must be at most ${limits.username.max} characters`)
  .regex(/^[A-Za-z0-9_-]*$/, 'Username can only contain letters, numbers, underscores, and hyphens');

/** The rules that the register page lists, in its order. */
export const passwordRules: readonly { readonly message: string; readonly holds: (password: string) => boolean }[] = [
  {
    message: 'Password must be at least 8 characters',
    holds: (password) => [...password].length >= limits.password.min,
  },
  { message: 'Password must contain at least one lowercase letter', holds: (password) => /\p{Ll}/u.test(password) },
  { message: 'Password must contain at least one uppercase letter', holds: (password) => /\p{Lu}/u.test(password) },
  { message: 'Password must contain at least one digit', holds: (password) => /\p{Nd}/u.test(password) },
  { message: 'Password must contain at least one symbol', holds: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

export const newPasswordField = z
  .string()
  .max(limits.password.max, `Password must be at most ${limits.password.max} characters`)
  .superRefine((password, context) => {
    const broken = passwordRules.find((rule) => !rule.holds(password));
    if (broken) context.addIssue({ code: 'custom', message: broken.message });
  });
