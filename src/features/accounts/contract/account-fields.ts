import { z } from 'zod';
import { limits } from '#contract/limits.ts';

/**
 * Fields of forms and calls about accounts. Separate from account.ts, because every page loads that, and these need
 * zod.
 */
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

/** The rules that the register page lists, in that order. */
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
