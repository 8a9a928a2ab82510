import { type Chapter, met, notApplicable } from './decision.ts';
import { passwords } from './v06-passwords.ts';

const secondFactor = 'src/features/accounts/server/account/second-factor.ts';
const secondFactorTests = 'src/features/accounts/server/account/second-factor.test.ts';
const loginCodes = 'src/features/accounts/server/login-codes.ts';
const recoveryCodes = 'src/features/accounts/server/account/recovery-codes.ts';
const provider = 'src/features/accounts/server/linkedin/provider.ts';
const limitTests = 'src/features/accounts/server/account-limits.long.test.ts';

export const authentication: Chapter = {
  number: 6,
  name: 'Authentication',
  decisions: [
    ...passwords,
    met(
      '6.4.1',
      1,
      'Generated passwords and codes are random, short-lived and replaced',
      'The printed password of the first start must be changed at the first login; verification and recovery links are random and expire.',
      ['src/features/accounts/server/first-admin.ts', 'src/features/accounts/server/verification.ts'],
      [
        'src/features/accounts/server/required-steps.test.ts',
        'the password created at the first start must be changed at the first login',
      ],
      ['src/features/accounts/server/verification.test.ts', 'a link expires after 24 hours'],
    ),
    met('6.4.2', 1, 'There are no hints or secret questions', 'The account has no such fields.', [
      'src/features/accounts/contract/login-forms.ts',
      'src/server/base/db/tables.ts',
    ]),
    met(
      '6.4.3',
      2,
      'A reset does not bypass the second factor',
      'A link sets a password and nothing else; the login that follows asks for the code.',
      ['src/features/accounts/server/recovery.ts', 'src/features/accounts/server/login.ts'],
      ['src/features/accounts/server/recovery.test.ts', 'allows nothing but setting a password'],
    ),
    met(
      '6.4.4',
      2,
      'A lost factor is replaced with proof as strong as at its setup',
      'Turning it off takes the password and a code or recovery code. Administrators cannot turn it off for users.',
      [secondFactor, recoveryCodes],
      [secondFactorTests, 'is switched off only with the password and a code, and a mail reports it'],
    ),
    met(
      '6.5.1',
      2,
      'Codes work once',
      'Authenticator codes, recovery codes and mailed codes are used up by one statement.',
      [secondFactor, recoveryCodes, loginCodes],
      [secondFactorTests, 'accepts each code once, including the code that switched it on'],
      [secondFactorTests, 'are used once, even by parallel logins'],
      [limitTests, 'accepts a code once, even while the attack goes on'],
    ),
    met(
      '6.5.2',
      2,
      'Stored recovery codes cannot be found by trying',
      'New codes have 120 random bits and are stored as a keyed hash.',
      [recoveryCodes],
      [secondFactorTests, 'have 120 random bits, in six groups'],
      [secondFactorTests, 'stores neither the secret nor a recovery code in readable form'],
    ),
    met('6.5.3', 2, 'Codes and seeds come from a secure generator', 'node:crypto makes all of them.', [
      recoveryCodes,
      loginCodes,
      secondFactor,
    ]),
    met(
      '6.5.4',
      2,
      'Codes have at least 20 bits',
      'Mailed codes have eight digits (26 bits), recovery codes 120 bits.',
      [loginCodes, recoveryCodes],
      [secondFactorTests, 'have 120 random bits, in six groups'],
    ),
    met(
      '6.5.5',
      2,
      'Codes expire: mailed ones in 10 minutes, authenticator codes with their step',
      'Mailed codes are valid for 10 minutes. Authenticator codes belong to a step of 30 seconds; one step to either side is accepted for clocks and typing (RFC 6238, 5.2).',
      [loginCodes, secondFactor],
      [limitTests, 'accepts a code for ten minutes'],
      [secondFactorTests, 'accepts codes of RFC 6238 for the current time only'],
    ),
    notApplicable('6.6.1', 2, 'Codes by phone have alternatives', 'No code is sent by phone or SMS.'),
    met(
      '6.6.2',
      2,
      'Mailed codes belong to the login that asked for them',
      'A code works for the account and the network that asked, together with the password, until the next one is asked for there.',
      [loginCodes],
      [limitTests, 'lets its owner in from a new place with the password and a mailed code, once'],
    ),
    met(
      '6.6.3',
      2,
      'Guesses at mailed codes are limited',
      'Each try counts as a login: ten per account and network in 15 minutes, for a code of eight digits that lives for ten.',
      ['src/features/accounts/server/login.ts', 'src/features/accounts/server/account-limits.ts'],
      [
        limitTests,
        'of 200 wrong logins in one burst over two processes, 10 are checked and the others are rejected with the time to wait',
      ],
    ),
    met(
      '6.8.1',
      2,
      'An identity of one provider cannot pass as one of another',
      'People are known by issuer and subject together.',
      ['src/features/accounts/server/linkedin/account-of-identity.ts'],
      [
        'src/features/accounts/server/linkedin/linkedin-attacks.test.ts',
        'an attempt with a provider that has been replaced in the meantime',
      ],
    ),
    met(
      '6.8.2',
      2,
      'Signatures of identity tokens are always checked',
      'Unsigned or wrongly signed ID tokens are refused, although they come over TLS from the provider itself.',
      [provider],
      ['src/features/accounts/server/linkedin/linkedin-attacks.test.ts', 'an ID token is refused'],
    ),
    notApplicable('6.8.3', 2, 'SAML assertions are used once', 'The product does not use SAML.'),
    met(
      '6.8.4',
      2,
      'The strength of a login at the provider is known or assumed to be the lowest',
      'LinkedIn counts as one factor, whatever it did: the account’s own second factor is asked for afterwards.',
      ['docs/decisions/0013-linkedin-login.md', 'src/features/accounts/server/linkedin/linkedin-calls.ts'],
      [
        'src/features/accounts/server/linkedin/linkedin-second-factor.test.ts',
        'a login to an account with a second factor waits for its code, which works once and in this browser only',
      ],
    ),
  ],
};
