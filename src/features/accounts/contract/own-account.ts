import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';
import { passwordLimits, reauthenticationSchema } from '#contract/reauthentication.ts';
import { emailField, usernameField } from './account-fields.ts';
import { accountLimits } from './account-limits.ts';

/** The user's own account: data and actions of the account page. */
export const ownAccountSchema = z.object({
  username: z.string(),
  email: z.string(),
  created_at: z.string(),
  has_password: z.boolean(),
  /** Whether they want an email when a run that took more than a minute has ended. */
  run_mails: z.boolean(),
  /** An address change that still needs confirmations. */
  email_change: z
    .object({ new_email: z.string(), old_confirmed: z.boolean(), new_confirmed: z.boolean(), expires_at: z.string() })
    .nullable(),
  second_factor: z.object({ on: z.boolean(), recovery_codes_left: z.number().int() }),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), created_at: z.string(), last_used_at: z.string().nullable() }),
  ),
  /** Active sessions, most recently used first. */
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** 'Firefox on Windows'. */
      device: z.string(),
      /** '203.0.113.0/24'. */
      address_block: z.string(),
      created_at: z.string(),
      last_used_at: z.string(),
      current: z.boolean(),
    }),
  ),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

export const codeField = z.string().trim().min(1, 'The code is required').max(40, 'This is no code');
export const passkeyNameField = z
  .string()
  .trim()
  .min(1, 'Give the passkey a name')
  .max(60, 'The name must be at most 60 characters');

const nothing = z.object({});
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
/** The response of a browser's authenticator; verified by the server's library. */
const authenticatorAnswer = z.looseObject({ id: z.string().max(2_000) });

export const readOwnAccount = endpoint({
  method: 'get',
  path: '/api/account',
  summary: "The caller's profile, sessions, second factor and passkeys",
  access: 'account',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: ownAccountSchema,
});

export const usernameChange = z.object({ username: usernameField });

export const changeUsername = endpoint({
  method: 'put',
  path: '/api/account/username',
  summary: "Changes the caller's username",
  access: 'account',
  rateLimit: [accountLimits.usernameChange],
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: usernameChange,
  answer: nothing,
});

export const setRunMails = endpoint({
  method: 'put',
  path: '/api/account/run-mails',
  summary: 'Turns emails about the end of runs that took more than a minute on or off',
  access: 'account',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ on: z.boolean() }),
  answer: nothing,
});

export const requestEmailChange = endpoint({
  method: 'put',
  path: '/api/account/email',
  summary:
    'Requests a change of the email address: both addresses get a link, and nothing changes until both have confirmed',
  access: 'account',
  rateLimit: [...passwordLimits, accountLimits.emailChange, accountLimits.takenAnswerPerBlock],
  idempotency: 'none',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: reauthenticationSchema.extend({ email: emailField }),
  answer: nothing,
});

export const withdrawEmailChange = endpoint({
  method: 'delete',
  path: '/api/account/email',
  summary: 'Cancels the change of the email address',
  access: 'account',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  answer: nothing,
});

export const answerEmailChange = endpoint({
  method: 'post',
  path: '/api/auth/email-change',
  summary: 'Confirms or stops a change of the email address, with the link sent to one of the two addresses',
  access: 'guest',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ token: z.string().min(1).max(500), decision: z.enum(['confirm', 'stop']) }),
  answer: z.object({ state: z.enum(['waiting', 'changed', 'stopped']) }),
});

export const endOneSession = endpoint({
  method: 'delete',
  path: '/api/account/sessions/{id}',
  summary: "Ends one of the caller's sessions",
  access: 'account',
  rateLimit: passwordLimits,
  idempotency: 'repeatable',
  fallback: 'internal',
  params: z.object({ id: z.uuid() }),
  bodyLimit: smallBody,
  body: reauthenticationSchema,
  answer: nothing,
});

export const endEverySession = endpoint({
  method: 'delete',
  path: '/api/account/sessions',
  summary: "Ends all of the caller's sessions, this one included",
  access: 'account',
  rateLimit: passwordLimits,
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: reauthenticationSchema,
  answer: nothing,
});

export const startSecondFactor = endpoint({
  method: 'post',
  path: '/api/account/second-factor',
  summary: 'Starts setting up an authenticator app; it has no effect until a code has been confirmed',
  access: 'account',
  rateLimit: passwordLimits,
  idempotency: 'none',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: reauthenticationSchema,
  answer: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    uri: z.string(),
    /** A square of `size` units, with its dark part as an SVG path. */
    qr: z.object({ size: z.number().int(), path: z.string() }),
  }),
});

export const confirmSecondFactor = endpoint({
  method: 'post',
  path: '/api/account/second-factor/confirm',
  summary: 'Turns two-factor login on with the first code; returns the recovery codes, only this once',
  access: 'account',
  rateLimit: [accountLimits.secondFactor],
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ code: codeField }),
  answer: recoveryCodes,
});

export const stopSecondFactor = endpoint({
  method: 'post',
  path: '/api/account/second-factor/off',
  summary: 'Turns two-factor login off; requires a code from the app or a recovery code',
  access: 'account',
  rateLimit: [...passwordLimits, accountLimits.secondFactor],
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: reauthenticationSchema.extend({ code: codeField }),
  answer: nothing,
});

export const renewRecoveryCodes = endpoint({
  method: 'post',
  path: '/api/account/recovery-codes',
  summary: 'Creates ten new recovery codes and invalidates the old ones; returns them only this once',
  access: 'account',
  rateLimit: passwordLimits,
  idempotency: 'none',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: reauthenticationSchema,
  answer: recoveryCodes,
});

export const offerPasskey = endpoint({
  method: 'post',
  path: '/api/account/passkeys/options',
  summary: 'The options that the browser needs to create a passkey',
  access: 'account',
  rateLimit: passwordLimits,
  idempotency: 'none',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: reauthenticationSchema,
  answer: z.object({ challenge_id: z.uuid(), options: z.looseObject({ challenge: z.string() }) }),
});

export const addPasskey = endpoint({
  method: 'post',
  path: '/api/account/passkeys',
  summary: 'Stores a passkey that the browser has created',
  access: 'account',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ challenge_id: z.uuid(), name: passkeyNameField, response: authenticatorAnswer }),
  answer: nothing,
});

export const removePasskey = endpoint({
  method: 'post',
  path: '/api/account/passkeys/{id}/remove',
  summary: 'Removes a passkey',
  access: 'account',
  rateLimit: passwordLimits,
  idempotency: 'repeatable',
  fallback: 'internal',
  params: z.object({ id: z.string().min(1).max(2_000) }),
  bodyLimit: smallBody,
  body: reauthenticationSchema,
  answer: nothing,
});

export const askPasskey = endpoint({
  method: 'post',
  path: '/api/auth/passkey-options',
  summary: "What the browser needs to log in with a passkey; its answer goes to the auth call's action passkey",
  access: 'guest',
  rateLimit: [accountLimits.passkeyLogin],
  idempotency: 'none',
  fallback: 'internal',
  answer: z.object({ challenge_id: z.uuid(), options: z.looseObject({ challenge: z.string() }) }),
});

/** The `passkey` action of the auth call. */
export const passkeyLoginSchema = z.object({ challenge_id: z.uuid(), response: authenticatorAnswer });

export const exportAccount = endpoint({
  method: 'post',
  path: '/api/account/export',
  summary: 'Exports all data stored about the caller as a zip; returns its signed address, valid for ten minutes',
  access: 'account',
  rateLimit: [...passwordLimits, accountLimits.accountExport],
  idempotency: 'none',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: reauthenticationSchema,
  answer: z.object({ signedUrl: z.string() }),
});

export const deleteAccount = endpoint({
  method: 'post',
  path: '/api/account/delete',
  summary: 'Permanently deletes the account with its files, reports and drafts',
  access: 'account',
  rateLimit: passwordLimits,
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: reauthenticationSchema,
  answer: nothing,
});
