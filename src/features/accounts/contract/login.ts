import { z } from 'zod';
import { type Endpoint, endpoint, smallBody } from '#contract/endpoint.ts';
import { hashingQueue, passwordLimits } from '#contract/reauthentication.ts';
import { accountLimits } from './account-limits.ts';
import { forgotPasswordSchema, loginCodeSchema, passwordChange } from './login-forms.ts';

export const refreshSchema = z.object({ refresh_token: z.string().max(500).optional() });

/** The actions of the auth call (platform specification, section 7.1), each with its own limits and fallback error. */
export const authActions = {
  login: {
    rateLimit: [
      accountLimits.loginPerAccountAndBlock,
      accountLimits.loginPerBlock,
      accountLimits.loginPerAccount,
      accountLimits.secondFactor,
      hashingQueue,
    ],
    idempotency: 'none',
    fallback: 'login_failed',
  },
  register: {
    rateLimit: [accountLimits.registrationPerBlock, accountLimits.takenAnswerPerBlock, hashingQueue],
    idempotency: 'repeatable',
    fallback: 'registration_failed',
  },
  getUser: { rateLimit: 'none', idempotency: 'safe', fallback: 'get_user_failed' },
  logout: { rateLimit: 'none', idempotency: 'repeatable', fallback: 'internal' },
  refresh: { rateLimit: 'none', idempotency: 'none', fallback: 'internal' },
  resend: {
    rateLimit: [accountLimits.resendPerBlock, accountLimits.resendPerAddress],
    idempotency: 'none',
    fallback: 'internal',
  },
  passkey: { rateLimit: 'none', idempotency: 'repeatable', fallback: 'login_failed' },
} as const satisfies Record<string, Pick<Endpoint, 'rateLimit' | 'idempotency' | 'fallback'>>;

export const confirmEmail = endpoint({
  method: 'post',
  path: '/api/auth/confirm',
  summary: 'Verifies the email address that an emailed link was sent to; works once',
  access: 'guest',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ token: z.string().min(1).max(500) }),
  answer: z.object({ email: z.string() }),
});

export const startLinkedIn = endpoint({
  method: 'post',
  path: '/api/auth/linkedin',
  summary:
    'Starts a login with LinkedIn: returns where to send the browser, and sets a cookie that binds the attempt to it',
  access: 'guest',
  rateLimit: [accountLimits.linkedInPerBlock],
  idempotency: 'none',
  fallback: 'linkedin_failed',
  /** The page to return to after logging in; the dashboard, unless it names another page of this site. */
  query: z.object({ next: z.string().max(2_000).optional() }),
  answer: z.object({ url: z.url({ protocol: /^https?$/ }) }),
});

export const finishLinkedIn = endpoint({
  method: 'post',
  path: '/api/auth/linkedin/code',
  summary: 'Ends a login through LinkedIn to an account with a second factor: takes its code, sets the session cookie',
  access: 'guest',
  rateLimit: [accountLimits.secondFactor],
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
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
  rateLimit: [accountLimits.forgotPerAddressAndBlock, accountLimits.forgotPerBlock],
  idempotency: 'none',
  fallback: 'reset_mail_failed',
  bodyLimit: smallBody,
  body: forgotPasswordSchema,
  answer: z.object({}),
});

/** The tokens in the fragment of an emailed recovery link, in addition to `type=recovery`. */
const recoveryTokens = z.object({
  access_token: z.string().min(1).max(500),
  refresh_token: z.string().min(1).max(500),
});

export const checkRecoveryLink = endpoint({
  method: 'post',
  path: '/api/auth/reset-password/check',
  summary: "The account that a recovery link belongs to; doesn't use up the link",
  access: 'guest',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: recoveryTokens,
  answer: z.object({ email: z.string() }),
});

export const resetPassword = endpoint({
  method: 'post',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with a recovery link, once; ends every session of the account',
  access: 'guest',
  rateLimit: [accountLimits.resetPerBlock, hashingQueue],
  idempotency: 'repeatable',
  fallback: 'password_reset_failed',
  bodyLimit: smallBody,
  body: recoveryTokens.extend({ password: z.string() }),
  answer: z.object({}),
});

export const changePassword = endpoint({
  method: 'post',
  path: '/api/auth/change-password',
  summary: "Changes the caller's password; every other session ends",
  access: 'account',
  rateLimit: passwordLimits,
  idempotency: 'repeatable',
  fallback: 'password_update_failed',
  bodyLimit: smallBody,
  body: passwordChange,
  answer: z.object({}),
});

export const setPassword = endpoint({
  method: 'post',
  path: '/api/auth/set-password',
  summary: 'Sets the first password of an account that has none',
  access: 'account',
  rateLimit: [hashingQueue],
  idempotency: 'repeatable',
  fallback: 'set_password_failed',
  bodyLimit: smallBody,
  body: z.object({ password: z.string() }),
  answer: z.object({}),
});
