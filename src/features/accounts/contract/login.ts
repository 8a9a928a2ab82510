import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { forgotPasswordSchema, loginCodeSchema, passwordChange } from './login-forms.ts';

export const refreshSchema = z.object({ refresh_token: z.string().max(500).optional() });

export const authActions = ['login', 'register', 'getUser', 'logout', 'refresh', 'resend', 'passkey'] as const;

export const confirmEmail = endpoint({
  method: 'post',
  path: '/api/auth/confirm',
  summary: 'Verifies the email address that an emailed link was sent to; works once',
  access: 'guest',
  body: z.object({ token: z.string().min(1).max(500) }),
  answer: z.object({ email: z.string() }),
});

export const startLinkedIn = endpoint({
  method: 'post',
  path: '/api/auth/linkedin',
  summary:
    'Starts a login with LinkedIn: returns where to send the browser, and sets a cookie that binds the attempt to it',
  access: 'guest',
  /** The page to return to after logging in; the dashboard, unless it names another page of this site. */
  query: z.object({ next: z.string().max(2_000).optional() }),
  answer: z.object({ url: z.url({ protocol: /^https?$/ }) }),
});

export const finishLinkedIn = endpoint({
  method: 'post',
  path: '/api/auth/linkedin/code',
  summary: 'Ends a login through LinkedIn to an account with a second factor: takes its code, sets the session cookie',
  access: 'guest',
  body: loginCodeSchema,
  /** Where to send the browser. */
  answer: z.object({ next: z.string() }),
});

/** The provider's redirect address, relative to APP_URL. */
export const linkedInCallbackPath = '/auth/linkedin/callback';

/** Why a LinkedIn login returned to the login page; passed as this query parameter. */
export const outcomeParameter = 'linkedin';
export const loginOutcomes = [
  'failed',
  'cancelled',
  'too-many-attempts',
  'disabled',
  'unverified',
  'other-profile',
  'password',
  'invitation',
] as const;
export type LoginOutcome = (typeof loginOutcomes)[number];

export const forgotPassword = endpoint({
  method: 'post',
  path: '/api/auth/forgot-password',
  summary: 'Emails a link to set a new password; the response is the same whether or not the address has an account',
  access: 'guest',
  body: forgotPasswordSchema,
  answer: z.object({}),
});

/** The tokens in the fragment of an emailed recovery link, besides `type=recovery`. */
const recoveryTokens = z.object({
  access_token: z.string().min(1).max(500),
  refresh_token: z.string().min(1).max(500),
});

export const checkRecoveryLink = endpoint({
  method: 'post',
  path: '/api/auth/reset-password/check',
  summary: "The account that a recovery link belongs to; doesn't use up the link",
  access: 'guest',
  body: recoveryTokens,
  answer: z.object({ email: z.string() }),
});

export const resetPassword = endpoint({
  method: 'post',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with a recovery link, once; ends every session of the account',
  access: 'guest',
  body: recoveryTokens.extend({ password: z.string() }),
  answer: z.object({}),
});

export const changePassword = endpoint({
  method: 'post',
  path: '/api/auth/change-password',
  summary: "Changes the caller's password; every other session ends",
  access: 'account',
  body: passwordChange,
  answer: z.object({}),
});

export const setPassword = endpoint({
  method: 'post',
  path: '/api/auth/set-password',
  summary: 'Sets the first password of an account that has none',
  access: 'account',
  body: z.object({ password: z.string() }),
  answer: z.object({}),
});
