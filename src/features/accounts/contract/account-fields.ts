import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { passwordRules } from './password-rules.ts';

/**
 * Fields of forms and calls about accounts. Separate from account.ts, because every page loads that file, and these
 * fields need zod.
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

export const newPasswordField = z
  .string()
  .max(limits.password.max, `Password must be at most ${limits.password.max} characters`)
  .superRefine((password, context) => {
    const broken = passwordRules.find((rule) => !rule.holds(password));
    if (broken) context.addIssue({ code: 'custom', message: broken.message });
  });
