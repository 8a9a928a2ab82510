import { type Decision, met, notMet } from './decision.ts';

const guessReason = 'src/features/accounts/server/passwords/guess-reason.ts';
const refusedPasswords = 'src/features/accounts/server/passwords/refused-passwords.test.ts';
const controls = 'docs/security-controls.md';
const limitTests = 'src/features/accounts/server/account-limits.long.test.ts';

/** V6.1 to V6.3: documentation, passwords, and authentication in general. */
export const passwords: readonly Decision[] = [
  met(
    '6.1.1',
    1,
    'Defenses against guessing are documented, and cannot lock owners out',
    'docs/security-controls.md lists every limit; docs/operations.md says how owners log in during an attack.',
    [controls, 'docs/operations.md', 'docs/decisions/0043-secret-rotation-and-login-attacks.md'],
  ),
  met(
    '6.1.2',
    2,
    'Words that passwords may not be built on are documented',
    'docs/security-controls.md: the product’s name, the username, the parts of the email address, and 10,000 common passwords.',
    [controls, guessReason],
  ),
  met(
    '6.1.3',
    2,
    'All ways to log in are documented with their strength',
    'docs/security-controls.md has a table of them.',
    [controls, 'docs/decisions/0013-linkedin-login.md'],
  ),
  met(
    '6.2.1',
    1,
    'Passwords have at least 8 characters',
    'One rule for registration, change, reset and first password.',
    ['src/features/accounts/contract/password-rules.ts'],
    ['src/features/accounts/server/auth-call.test.ts', 'refuses a password under 8 characters with its sentence'],
  ),
  met(
    '6.2.2',
    1,
    'Users can change their password',
    'At /change-password, and for administrators at /admin/password.',
    ['src/features/accounts/server/change-password.ts'],
    [
      'tests/e2e/passwords.long.test.ts',
      'checks the current password, changes it, keeps this session and ends the others',
    ],
  ),
  met(
    '6.2.3',
    1,
    'A change takes the current and the new password',
    'The current one is verified as at a login, and guesses at it are limited.',
    ['src/features/accounts/server/change-password.ts'],
    ['src/features/accounts/server/change-password.test.ts', 'refuses a wrong current password, and changes nothing'],
  ),
  met(
    '6.2.4',
    1,
    'Common passwords are refused',
    'The 10,000 most common, also with digits and symbols around them or in place of their letters.',
    [guessReason],
    [
      refusedPasswords,
      'registration, change and reset refuse a common password and one made of the username or address, with the reason',
    ],
  ),
  notMet(
    '6.2.5',
    1,
    'No rules on the kinds of characters',
    'The product’s specification asks for a lowercase letter, an uppercase letter, a digit and a symbol, with its own messages (rows P5.7, P5.8).',
    'Drop the rules when the specification allows it. Length, common passwords and leaked passwords already decide.',
  ),
  met(
    '6.2.6',
    1,
    'Password fields are masked',
    'One component for all password fields, with a button to show the password.',
    ['src/web/ui/password-input.tsx'],
    ['tests/e2e/accounts-pages.long.test.ts', '[P2.4.2]'],
  ),
  met(
    '6.2.7',
    1,
    'Paste and password managers work',
    'Nothing intercepts paste, and fields have the autocomplete values that managers read.',
    ['src/web/ui/password-input.tsx', 'src/features/accounts/web/new-password-fields.tsx'],
  ),
  met(
    '6.2.8',
    1,
    'Passwords are verified as they were typed',
    'Nothing is cut off or changed in case. Only the Unicode form is normalized (NFKC), as NIST SP 800-63B asks, so that the same password typed on another keyboard works; a NUL, which nobody can type, is left out.',
    ['src/features/accounts/server/hash-worker.ts'],
    [
      'src/features/accounts/server/password-hasher.test.ts',
      'a password matches only its own hash, even if it is typed in another Unicode form',
    ],
  ),
  met('6.2.9', 2, 'Long passwords are allowed', 'Up to 200 characters.', [
    'src/contract/limits.ts',
    'src/features/accounts/contract/account-fields.ts',
  ]),
  met(
    '6.2.10',
    2,
    'Passwords do not expire',
    'There is no expiry; only the password that the first start prints has to be changed.',
    ['src/features/accounts/server/users.ts'],
    [
      'src/features/accounts/server/required-steps.test.ts',
      'the password created at the first start must be changed at the first login',
    ],
  ),
  met(
    '6.2.11',
    2,
    'Passwords built on known words are refused',
    'The product’s name, the username and the parts of the email address, also with digits for letters.',
    [guessReason],
    ['src/features/accounts/server/passwords/guess-reason.test.ts', '%s is refused'],
  ),
  met(
    '6.2.12',
    2,
    'New passwords are checked against breached ones',
    'The list of common passwords comes from leaks. With PASSWORD_BREACH_URL the whole of Pwned Passwords is asked, with five characters of a hash.',
    ['src/features/accounts/server/passwords/is-leaked.ts', guessReason],
    [
      refusedPasswords,
      'a leaked password is refused if a service is configured, which receives five characters of its hash',
    ],
  ),
  met(
    '6.3.1',
    1,
    'Guessing and stuffing are limited as documented',
    'Limits per account and network, per network, and per account, which then takes a mailed code from new places.',
    ['src/features/accounts/server/account-limits.ts', 'src/features/accounts/server/login.ts'],
    [
      limitTests,
      'of 200 wrong logins in one burst over two processes, 10 are checked and the others are rejected with the time to wait',
    ],
    [limitTests, 'lets its owner in from a new place with the password and a mailed code, once'],
  ),
  met(
    '6.3.2',
    1,
    'There are no default accounts',
    'The first administrator comes from the settings, or has a random password that is printed once and must be changed.',
    ['src/features/accounts/server/first-admin.ts'],
    [
      'src/features/accounts/server/first-admin.test.ts',
      'a start with the embedded database creates one superadmin with a working password that is shown once',
    ],
  ),
  notMet(
    '6.3.3',
    2,
    'Every login takes more than one factor',
    'Administrators need a second factor on public sites (ADMIN_SECOND_FACTOR). Members may use an authenticator app or a passkey, but a password alone is enough for them.',
    'A setting that asks every member for a second factor, with the same required step that administrators have.',
  ),
  met(
    '6.3.4',
    2,
    'No way to log in is weaker than the others or undocumented',
    'A second factor is asked for after a password and after LinkedIn. Where administrators need one, a passkey cannot be bypassed with the password, and LinkedIn is not open to them.',
    ['src/features/accounts/server/login.ts', 'src/features/accounts/server/linkedin/account-of-identity.ts', controls],
    [
      'src/features/accounts/server/required-steps.test.ts',
      'an administrator whose second factor is a passkey cannot log in with the password alone',
    ],
    ['tests/e2e/linkedin.long.test.ts', 'an account with a second factor is asked for its code before anything else'],
  ),
];
