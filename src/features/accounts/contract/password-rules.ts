import { limits } from '#contract/limits.ts';

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
