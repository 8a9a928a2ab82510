import type { AttemptsLimit, RequestLimit } from '#contract/rate-limits.ts';
import { reauthenticationLimit } from '#contract/reauthentication.ts';

const minute = 60;
const hour = 60 * minute;

const requests = (name: string, per: RequestLimit['per'], attempts: number, seconds: number): RequestLimit => ({
  counts: 'requests',
  name,
  per,
  attempts,
  seconds,
});
const attempts = (name: string, words: string, attempts: number, seconds: number): AttemptsLimit => ({
  counts: 'attempts',
  name,
  words,
  attempts,
  seconds,
});

/**
 * Limits on attempts. Every attempt is counted before it is evaluated. A successful login doesn't reset anyone else's
 * count and is never counted itself.
 */
export const accountLimits = {
  /** Checked first, so that an attacker uses up their own attempts and not the owner's. */
  loginPerAccountAndBlock: attempts('login-account-block', 'failed logins per email and network', 10, 15 * minute),
  loginPerBlock: attempts('login-block', 'failed logins per network', 100, 15 * minute),
  /** Against guessing from many places; doesn't apply where the account was used before. */
  loginPerAccount: attempts(
    'login-account',
    'failed logins per email, after which a login from a new place needs a mailed code,',
    100,
    15 * minute,
  ),
  registrationPerBlock: requests('register-block', 'network', 100, hour),
  /**
   * Registration answers "User already registered", so this limits how fast anyone can find out which addresses exist.
   */
  takenAnswerPerBlock: attempts('register-taken', 'answers per network that an address is taken', 20, hour),
  resendPerAddress: requests('resend-address', 'email', 3, hour),
  resendPerBlock: requests('resend-block', 'network', 30, hour),
  /** Per address block, so that an attacker who requests someone's link can't block the owner's own request. */
  forgotPerAddressAndBlock: requests('forgot-address-block', 'email and network', 5, hour),
  forgotPerBlock: requests('forgot-block', 'network', 60, hour),
  resetPerBlock: requests('reset-block', 'network', 200, hour),
  /** Logins started with LinkedIn. */
  linkedInPerBlock: requests('linkedin-block', 'network', 100, 15 * minute),
  /** Per login that was started: the provider sends the browser back once, and the login expires after ten minutes. */
  linkedInState: attempts('linkedin-state', 'returns from LinkedIn per started login', 1, 15 * minute),
  /** Per user, from anywhere: codes have six digits, and only someone with the password gets this far. */
  secondFactor: attempts('second-factor', 'wrong codes per user', 5, 15 * minute),
  reauthentication: reauthenticationLimit,
  emailChange: attempts('email-change', 'confirmed requests per user', 5, hour),
  usernameChange: requests('username-change', 'user', 10, hour),
  accountExport: attempts('account-export', 'confirmed requests per user', 5, hour),
  /** Challenges per address block. */
  passkeyLogin: requests('passkey-block', 'network', 100, 15 * minute),
} as const;
