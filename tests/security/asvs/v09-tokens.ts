import { type Chapter, met, notApplicable } from './decision.ts';

const tokens = 'src/features/accounts/server/tokens.ts';
const signedAddresses = 'src/server/base/files/signed-addresses.ts';
const sessionTests = 'src/features/accounts/server/sessions.test.ts';

export const selfContainedTokens: Chapter = {
  number: 9,
  name: 'Self-contained tokens',
  decisions: [
    met(
      '9.1.1',
      1,
      'Tokens are verified before their content is used',
      'Access tokens, signed addresses and sealed cookies carry a MAC or an authentication tag.',
      [tokens, signedAddresses, 'src/features/accounts/server/linkedin/sealed-cookie.ts'],
      [sessionTests, 'an access token signed with another secret, or for another user, is refused'],
    ),
    met(
      '9.1.2',
      1,
      'Only listed algorithms are accepted',
      'HS256 for access tokens, A256GCM for sealed cookies; nothing else is read.',
      [tokens, 'src/features/accounts/server/linkedin/sealed-cookie.ts'],
    ),
    met(
      '9.1.3',
      1,
      'Keys come from the product’s own settings',
      'A token may name one of our keys, but bring none. Keys of the identity provider come from its own published address.',
      [tokens, 'src/features/accounts/server/linkedin/provider.ts'],
      [
        'src/features/accounts/server/rotated-secret.test.ts',
        'after a rotation of SECRET sessions continue, and without the earlier secret they end',
      ],
    ),
    met(
      '9.2.1',
      1,
      'Expired tokens are refused',
      'An expiry is required in every token.',
      [tokens, signedAddresses],
      [sessionTests, 'an access token expires after 15 minutes, and the error names the reason'],
      ['src/server/base/files/file-stores.test.ts', 'a signed URL opens one file until it expires, and no other file'],
    ),
    met(
      '9.2.2',
      2,
      'A token of one kind is not accepted as another',
      'The type at+jwt is required, and each purpose has a key of its own.',
      [tokens, 'src/server/base/secrets/secrets.ts'],
      ['src/features/accounts/server/recovery.test.ts', 'allows nothing but setting a password'],
    ),
    met(
      '9.2.3',
      2,
      'Only tokens for this service are accepted',
      'The key of access tokens is derived from this installation’s secret and used for nothing else, so no other service can have issued one.',
      [tokens],
      [sessionTests, 'an access token signed with another secret, or for another user, is refused'],
    ),
    notApplicable(
      '9.2.4',
      2,
      'An issuer with several audiences names them',
      'Tokens are issued for one audience, the installation itself, under keys that nothing else uses.',
    ),
  ],
};
