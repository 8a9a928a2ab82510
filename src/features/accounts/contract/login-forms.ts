import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { emailField, newPasswordField, usernameField } from './account-fields.ts';
import { codeField } from './own-account.ts';

/** Login form and the `login` action. Existing passwords aren't checked against the rules for new ones. */
export const loginSchema = z.object({
  email: emailField,
  password: z.string().min(1, 'Password is required').max(1_000, 'Password is too long'),
  /** From the authenticator app, or a recovery code; only for accounts with a second factor. */
  code: z.string().trim().max(40, 'This is no code').optional(),
  /** Emailed when the account is under attack and the login comes from a new place. */
  emailCode: z.string().trim().max(40, 'This is no code').optional(),
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

/** The registration form: the action's fields, with the code if it is required, and the password a second time. */
export function registerForm({ invitationRequired }: { invitationRequired: boolean }) {
  const inviteCode = registerSchema.shape.inviteCode.refine(
    (code) => !invitationRequired || code,
    'Invitation code is required',
  );
  return withConfirmation(registerSchema.extend({ inviteCode, confirmPassword: z.string() }));
}

export const resendSchema = z.object({ email: emailField });

export const loginCodeSchema = z.object({ code: codeField });

const invalidAddress = 'Invalid email address';

/** The form of /forgot-password and its call, whose message differs from other forms (section 5). */
export const forgotPasswordSchema = z.object({
  email: z.string().trim().toLowerCase().max(limits.email.max, invalidAddress).pipe(z.email(invalidAddress)),
});

export const resetPasswordForm = withConfirmation(
  z.object({ password: newPasswordField, confirmPassword: z.string() }),
);

const confirmedLater = z.string().min(limits.password.min, 'Please confirm your new password');

export const passwordChange = z.object({
  currentPassword: z
    .string()
    .min(limits.password.min, 'Current password is required')
    .max(1_000, 'Password is too long'),
  password: z.string(),
});

export const changePasswordForm = withConfirmation(
  unlikeCurrent(passwordChange.extend({ password: newPasswordField, confirmPassword: confirmedLater })),
);

export const setPasswordForm = withConfirmation(
  z.object({ password: newPasswordField, confirmPassword: confirmedLater }),
);

/** Normalized as for hashing: the same password typed on another keyboard counts as the same. */
export function samePassword(one: string, other: string): boolean {
  return one.normalize('NFKC') === other.normalize('NFKC');
}

function withConfirmation<T extends z.ZodType<{ password: string; confirmPassword: string }>>(schema: T): T {
  return schema.refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    // Checked even if other fields are invalid.
    when: () => true,
  });
}

function unlikeCurrent<T extends z.ZodType<{ currentPassword: string; password: string }>>(schema: T): T {
  return schema.refine((form) => !samePassword(form.currentPassword, form.password), {
    path: ['password'],
    message: 'New password must be different from your current password',
  });
}
