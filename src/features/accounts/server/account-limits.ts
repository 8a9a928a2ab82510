import type pg from 'pg';
import { type AttemptLimit, createAttemptLimit } from '#server/base/limits/attempt-limit.ts';

/**
 * Limits on attempts. Every attempt is counted before it is evaluated. A successful login doesn't reset anyone else's
 * count and is never counted itself.
 */
export function createAccountLimits(pool: pg.Pool): AccountLimits {
  const limit = (name: string, attempts: number, seconds: number) =>
    createAttemptLimit(pool, { name, attempts, seconds });
  return {
    loginPerAccountAndBlock: limit('login-account-block', 10, 15 * minute),
    loginPerBlock: limit('login-block', 100, 15 * minute),
    loginPerAccount: limit('login-account', 100, 15 * minute),
    registrationPerBlock: limit('register-block', 100, hour),
    takenAnswerPerBlock: limit('register-taken', 20, hour),
    resendPerAddress: limit('resend-address', 3, hour),
    resendPerBlock: limit('resend-block', 30, hour),
    forgotPerAddressAndBlock: limit('forgot-address-block', 5, hour),
    forgotPerBlock: limit('forgot-block', 60, hour),
    resetPerBlock: limit('reset-block', 200, hour),
    linkedInPerBlock: limit('linkedin-block', 100, 15 * minute),
    linkedInState: limit('linkedin-state', 1, 15 * minute),
    secondFactor: limit('second-factor', 5, 15 * minute),
    reauthentication: limit('reauthentication', 10, 15 * minute),
    emailChange: limit('email-change', 5, hour),
    usernameChange: limit('username-change', 10, hour),
    accountExport: limit('account-export', 5, hour),
    passkeyLogin: limit('passkey-block', 100, 15 * minute),
  };
}

export interface AccountLimits {
  /** Checked first, so that an attacker uses up their own attempts and not the owner's. */
  readonly loginPerAccountAndBlock: AttemptLimit;
  readonly loginPerBlock: AttemptLimit;
  /** Against guessing from many places; doesn't apply where the account was used before. */
  readonly loginPerAccount: AttemptLimit;
  readonly registrationPerBlock: AttemptLimit;
  /** Returns "User already registered", so this limits how fast anyone can find out which addresses exist. */
  readonly takenAnswerPerBlock: AttemptLimit;
  readonly resendPerAddress: AttemptLimit;
  readonly resendPerBlock: AttemptLimit;
  /** Per address block, so that an attacker who requests someone's link can't block the owner's own request. */
  readonly forgotPerAddressAndBlock: AttemptLimit;
  readonly forgotPerBlock: AttemptLimit;
  readonly resetPerBlock: AttemptLimit;
  /** Logins started with LinkedIn. */
  readonly linkedInPerBlock: AttemptLimit;
  /** Per started login: it returns once, and expires after ten minutes. */
  readonly linkedInState: AttemptLimit;
  /** Per user, from anywhere: codes have six digits, and only someone with the password gets this far. */
  readonly secondFactor: AttemptLimit;
  /** Per user: password confirmation, before a change of password or an irreversible action. */
  readonly reauthentication: AttemptLimit;
  readonly emailChange: AttemptLimit;
  readonly usernameChange: AttemptLimit;
  readonly accountExport: AttemptLimit;
  /** Challenges per address block. */
  readonly passkeyLogin: AttemptLimit;
}

const minute = 60;
const hour = 60 * minute;
