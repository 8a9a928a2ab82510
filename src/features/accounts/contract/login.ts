import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
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

/** The register form: the action's fields, with the code if it is required, and the password again. */
export function registerForm({ invitationRequired }: { invitationRequired: boolean }) {
  const inviteCode = registerSchema.shape.inviteCode.refine(
    (code) => !invitationRequired || code,
    'Invitation code is required',
  );
  return withConfirmation(registerSchema.extend({ inviteCode, confirmPassword: z.string() }));
}

export const resendSchema = z.object({ email: emailField });

export const refreshSchema = z.object({ refresh_token: z.string().max(500).optional() });

export const authActions = ['login', 'register', 'getUser', 'logout', 'refresh', 'resend', 'passkey'] as const;

export const confirmEmail = endpoint({
  method: 'post',
  path: '/api/auth/confirm',
  summary: 'Verifies the email address that a mailed link belongs to; works once',
  access: 'guest',
  body: z.object({ token: z.string().min(1).max(500) }),
  answer: z.object({ email: z.string() }),
});

export const startLinkedIn = endpoint({
  method: 'post',
  path: '/api/auth/linkedin',
  summary: 'Begins a sign-in through LinkedIn: where to send the browser, which a cookie ties to this attempt',
  access: 'guest',
  /** The page to return to after logging in; the dashboard, unless it names another page of this site. */
  query: z.object({ next: z.string().max(2_000).optional() }),
  answer: z.object({ url: z.url({ protocol: /^https?$/ }) }),
});

export const loginCodeSchema = z.object({ code: codeField });

export const finishLinkedIn = endpoint({
  method: 'post',
  path: '/api/auth/linkedin/code',
  summary:
    'Ends a sign-in through LinkedIn to an account with a second factor: takes its code, sets the session cookie',
  access: 'guest',
  body: loginCodeSchema,
  /** Where to send the browser. */
  answer: z.object({ next: z.string() }),
});

/** The provider's redirect address, relative to APP_URL. */
export const linkedInCallbackPath = '/auth/linkedin/callback';

/** Why a LinkedIn sign-in returned to the login page; passed as this query parameter. */
export const outcomeParameter = 'linkedin';
export const signInOutcomes = [
  'failed',
  'cancelled',
  'too-many-attempts',
  'disabled',
  'unverified',
  'other-profile',
  'password',
  'invitation',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

const invalidAddress = 'Invalid email address';

/** The form of /forgot-password and its call, whose message differs from other forms (section 5). */
export const forgotPasswordSchema = z.object({
  email: z.string().trim().toLowerCase().max(limits.email.max, invalidAddress).pipe(z.email(invalidAddress)),
});

export const forgotPassword = endpoint({
  method: 'post',
  path: '/api/auth/forgot-password',
  summary: 'Mails a link that sets a new password; answers alike whether the address has an account or not',
  access: 'guest',
  body: forgotPasswordSchema,
  answer: z.object({}),
});

/** What the fragment of a mailed recovery link carries next to `type=recovery`. */
const recoveryTokens = z.object({
  access_token: z.string().min(1).max(500),
  refresh_token: z.string().min(1).max(500),
});

export const checkRecoveryLink = endpoint({
  method: 'post',
  path: '/api/auth/reset-password/check',
  summary: 'Whose password a recovery link sets; uses nothing up',
  access: 'guest',
  body: recoveryTokens,
  answer: z.object({ email: z.string() }),
});

export const resetPassword = endpoint({
  method: 'post',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password by a recovery link, once; ends every session of the account',
  access: 'guest',
  body: recoveryTokens.extend({ password: z.string() }),
  answer: z.object({}),
});

export const resetPasswordForm = withConfirmation(
  z.object({ password: newPasswordField, confirmPassword: z.string() }),
);

const confirmedLater = z.string().min(limits.password.min, 'Please confirm your new password');

const passwordChange = z.object({
  currentPassword: z
    .string()
    .min(limits.password.min, 'Current password is required')
    .max(1_000, 'Password is too long'),
  password: z.string(),
});

export const changePassword = endpoint({
  method: 'post',
  path: '/api/auth/change-password',
  summary: 'Changes the own password; every other session ends',
  access: 'account',
  body: passwordChange,
  answer: z.object({}),
});

export const changePasswordForm = withConfirmation(
  unlikeCurrent(passwordChange.extend({ password: newPasswordField, confirmPassword: confirmedLater })),
);

export const setPassword = endpoint({
  method: 'post',
  path: '/api/auth/set-password',
  summary: 'Sets the first password of an account that has none',
  access: 'account',
  body: z.object({ password: z.string() }),
  answer: z.object({}),
});

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
