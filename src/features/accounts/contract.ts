import { z } from 'zod';
import { emailField, newPasswordField, usernameField } from '../../contract/account.ts';
import { endpoint } from '../../contract/endpoint.ts';

/** Login form and the `login` action. Old passwords are not held against the rules of new ones. */
export const loginSchema = z.object({
  email: emailField,
  password: z.string().min(1, 'Password is required').max(1_000, 'Password is too long'),
});
export type LoginInput = z.infer<typeof loginSchema>;

/** The `register` action. The invitation code may be empty. */
export const registerSchema = z.object({
  username: usernameField,
  email: emailField,
  password: newPasswordField,
  inviteCode: z.string().trim().max(100, 'This invitation code is too long').optional(),
});
export type RegisterInput = z.infer<typeof registerSchema>;

/** The register form: the action's fields and the password once more. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    // Also while other fields are still wrong.
    when: () => true,
  });

export const resendSchema = z.object({ email: emailField });

export const refreshSchema = z.object({ refresh_token: z.string().max(500).optional() });

export const authActions = ['login', 'register', 'getUser', 'logout', 'refresh', 'resend'] as const;

export const confirmEmail = endpoint({
  method: 'post',
  path: '/api/auth/confirm',
  summary: 'Verifies the e-mail address that a mailed link belongs to; works once',
  access: 'guest',
  body: z.object({ token: z.string().min(1).max(500) }),
  answer: z.object({ email: z.string() }),
});
