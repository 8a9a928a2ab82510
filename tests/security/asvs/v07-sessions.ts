import { type Chapter, met } from './decision.ts';

const sessions = 'src/features/accounts/server/sessions.ts';
const sessionTests = 'src/features/accounts/server/sessions.test.ts';
const tokens = 'src/features/accounts/server/tokens.ts';
const controls = 'docs/security-controls.md';
const ownAccountTests = 'src/features/accounts/server/account/own-account.test.ts';

export const sessionManagement: Chapter = {
  number: 7,
  name: 'Session management',
  decisions: [
    met(
      '7.1.1',
      2,
      'Timeouts of sessions are documented with their reasons',
      'docs/security-controls.md: 30 days without use, SESSION_DAYS (90) in all, and why that is longer than NIST’s default.',
      [controls, 'docs/decisions/0004-sessions.md'],
    ),
    met(
      '7.1.2',
      2,
      'The number of parallel sessions is documented',
      'docs/security-controls.md: not limited, listed on the account page, and new places are mailed.',
      [controls],
    ),
    met(
      '7.1.3',
      2,
      'Systems that share the login are documented',
      'docs/security-controls.md: LinkedIn only proves who logs in; sessions are the product’s own.',
      [controls, 'docs/decisions/0013-linkedin-login.md'],
    ),
    met(
      '7.2.1',
      1,
      'The server verifies every session token',
      'Signature and session row are checked with each call.',
      [sessions, 'src/features/accounts/server/identify.ts'],
      [sessionTests, 'an access token signed with another secret, or for another user, is refused'],
    ),
    met(
      '7.2.2',
      1,
      'Session tokens are made for each session',
      'A refresh token per session, replaced at each use, and access tokens of 15 minutes.',
      [tokens],
      [sessionTests, 'refresh returns a new session and the user, and the new tokens work'],
    ),
    met(
      '7.2.3',
      1,
      'Session tokens are random, with 128 bits or more',
      'The first refresh token has 256 random bits; later ones follow from it with a secret key.',
      [tokens],
      [sessionTests, 'a forged token cannot end the session whose id it contains'],
    ),
    met(
      '7.2.4',
      1,
      'A login makes a new session and ends the one before',
      'The session of the replaced cookie ends. Confirming the password again permits one act and makes no state that a token could carry.',
      ['src/features/accounts/server/auth-call.ts', 'src/features/accounts/server/account/reauthenticate.ts'],
      ['src/features/accounts/server/auth-call.test.ts', 'ends only the session whose cookie it replaces'],
    ),
    met(
      '7.3.1',
      2,
      'Sessions that are not used end',
      '30 days after the last use.',
      [sessions],
      [sessionTests, 'a session lives for 30 days after its last refresh'],
    ),
    met(
      '7.3.2',
      2,
      'Sessions end after a maximum time',
      'SESSION_DAYS after the login, 90 by default.',
      [sessions],
      [
        'src/features/accounts/server/session-ends.test.ts',
        'a session ends 90 days after its login, even if it is used',
      ],
    ),
    met(
      '7.4.1',
      1,
      'An ended session cannot be used again',
      'Every call checks the session row, on every process; event streams end within 15 seconds.',
      [sessions, 'src/server/run-api/open-streams.ts'],
      [sessionTests, 'a session that ends on one process has ended on every process'],
      ['src/features/accounts/server/auth-call.test.ts', 'logout ends only its own session, from the next request on'],
    ),
    met(
      '7.4.2',
      1,
      'Disabling or deleting an account ends its sessions',
      'A session is valid only while its user is active; deletion removes the rows.',
      [sessions, 'src/features/accounts/server/account/delete-account.ts'],
      [
        'tests/e2e/admin-acts.test.ts',
        'a disabled user is signed out immediately, cannot log in, and can log in again once enabled',
      ],
    ),
    met(
      '7.4.3',
      2,
      'After a change of a factor the other sessions can be ended',
      'A changed or reset password ends them. The account page, where the other factors are changed, has "Sign out everywhere" and a button for each session.',
      ['src/features/accounts/server/save-password.ts', 'src/features/accounts/web/account/sessions-section.tsx'],
      [
        'src/features/accounts/server/change-password.test.ts',
        'needs the current password, with the limits of a login; other sessions end, this one continues, and a mail reports it',
      ],
    ),
    met(
      '7.4.4',
      2,
      'Every page of a member has a way to log out',
      'The header’s user menu.',
      ['src/web/shell/user-menu.tsx'],
      ['tests/e2e/shell.test.ts', 'the header shows the user with a menu of Change Password and Logout'],
    ),
    met(
      '7.4.5',
      2,
      'Administrators can end the sessions of a user',
      'User Management, Sign out everywhere; a new SECRET without SECRET_PREVIOUS ends all sessions.',
      ['src/features/admin/server/users/change-user.ts', 'docs/operations.md'],
      [
        'tests/e2e/security-log.test.ts',
        'an administrator can sign a user out everywhere, but not a higher administrator',
      ],
    ),
    met(
      '7.5.1',
      2,
      'Changes of email, factors and recovery take a new authentication',
      'The password once more, or a login of the last ten minutes where there is none.',
      ['src/features/accounts/server/account/reauthenticate.ts'],
      [
        'src/features/accounts/server/account/change-email.test.ts',
        'a change needs the password and a new address that no one has',
      ],
      ['src/features/accounts/server/session-ends.test.ts', 'a passkey is removed only with the password'],
    ),
    met(
      '7.5.2',
      2,
      'Users see their sessions and end them after authenticating again',
      'The account page lists them; ending one or all takes the password.',
      ['src/features/accounts/server/account/account-endpoints.ts'],
      [ownAccountTests, 'are listed with device, network and times, and the current one is marked'],
      [ownAccountTests, 'are ended only with the password'],
    ),
    met(
      '7.6.1',
      2,
      'The life of a session does not depend on the provider’s in an undocumented way',
      'LinkedIn is asked once per login; afterwards the product’s own timeouts hold, as docs/security-controls.md says.',
      [controls, 'src/features/accounts/server/linkedin/linkedin-calls.ts'],
    ),
    met(
      '7.6.2',
      2,
      'A session starts only by an act of the user',
      'A form, a passkey or the LinkedIn button, which asks for consent each time; other sites cannot start a login.',
      ['src/features/accounts/server/linkedin/provider.ts', 'src/server/base/http/origin-check.ts'],
      ['src/features/accounts/server/linkedin/linkedin-trouble.test.ts', 'a page on another site cannot begin a login'],
    ),
  ],
};
