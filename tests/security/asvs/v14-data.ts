import { type Chapter, met } from './decision.ts';

const controls = 'docs/security-controls.md';
const headerTable = 'tests/security/headers.test.ts';
const sessionPages = 'tests/e2e/sessions.long.test.ts';

export const dataProtection: Chapter = {
  number: 14,
  name: 'Data protection',
  decisions: [
    met(
      '14.1.1',
      2,
      'Sensitive data is known and classified',
      'A table in docs/security-controls.md with four classes.',
      [controls],
    ),
    met(
      '14.1.2',
      2,
      'Each class has documented requirements',
      'The same table: where it is, how it is protected, how long it is stored, who reads it, and what logs may say.',
      [controls],
    ),
    met(
      '14.2.1',
      1,
      'No secrets in addresses',
      'Sessions, keys and passwords travel in headers, cookies and bodies; mailed tokens are in fragments. Signed addresses open one file for a limited time, and addresses that users share are meant to be shared; neither is logged.',
      [
        'src/features/accounts/server/recovery-tokens.ts',
        'src/server/base/files/signed-addresses.ts',
        'src/server/base/http/requests.ts',
      ],
      [
        'tests/e2e/security-log.test.ts',
        'a whole session leaves its events, and no signed URL, token or password in any log line',
      ],
      [
        'src/features/accounts/server/recovery.test.ts',
        'mails a link to the reset page, with its tokens in the fragment only',
      ],
    ),
    met(
      '14.2.2',
      2,
      'Caches on the server hold nothing sensitive',
      'Only pages that are the same for every guest are cached; everything else says no-store.',
      ['src/server/base/http/page-cache.ts', 'src/server/base/http/security-headers.ts'],
      [headerTable, 'has every security header'],
    ),
    met(
      '14.2.3',
      2,
      'Data does not go to trackers',
      'There are none. Documents go to a language model or workflow only if the operator sets one, and pages say so.',
      ['src/server/base/http/security-headers.ts', 'docs/operations.md'],
    ),
    met(
      '14.2.4',
      2,
      'The documented protection is implemented',
      'Sealed mails and seeds, hashes of tokens, deletion of uploads, an export and a deletion of everything about a person.',
      ['src/server/adapters/mail/sealed-mail.ts', 'src/features/accounts/server/account/delete-account.ts'],
      [
        'tests/e2e/security-log.test.ts',
        'an event is stored only with its change, loses personal data with the account, and cannot be changed',
      ],
      [
        'tests/faults/account-removal.test.ts',
        'deletion immediately removes user, files, reports and drafts, and the ledger stays without personal data',
      ],
      ['src/features/accounts/server/sessions.test.ts', 'the database contains no token that could be used'],
    ),
    met(
      '14.3.1',
      1,
      'A logout clears what the browser stored',
      'Local storage, session storage and cookies are cleared, also when the server cannot be reached.',
      ['src/web/lib/session-storage.ts', 'src/web/lib/session.tsx'],
      [sessionPages, 'logging out clears local storage, session storage and cookies'],
      ['src/features/accounts/server/missed-logout.test.ts', 'ends the session with the next page request'],
    ),
    met(
      '14.3.2',
      2,
      'Browsers do not cache personal answers',
      'no-store for everything but public files.',
      ['src/server/base/http/security-headers.ts'],
      ['tests/e2e/http-answers.test.ts', 'responses for one user are never cached in between'],
      [headerTable, 'has every security header'],
    ),
    met(
      '14.3.3',
      2,
      'Browser storage has no sensitive data',
      'A snapshot of id, name and role, and lists that expire and are removed with the login. No token.',
      ['src/web/lib/session-snapshot.ts', 'src/web/lib/cache-store.ts'],
      ['tests/e2e/shell.test.ts', 'a login stores the session and the user, but no token that scripts can read'],
      ['src/web/lib/cache-store.test.ts', 'removes all of its entries at the end of a session, and nothing else'],
    ),
  ],
};
