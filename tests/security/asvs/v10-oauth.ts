import { type Chapter, met, notApplicable } from './decision.ts';

const provider = 'src/features/accounts/server/linkedin/provider.ts';
const attacks = 'src/features/accounts/server/linkedin/linkedin-attacks.test.ts';
const noResourceServer =
  'The product accepts no access tokens of an OAuth server: its own tokens and API keys are decided in chapters 7 to 9.';
const noAuthorizationServer =
  'The product is no authorization server: it issues no OAuth tokens to other applications.';
const noProvider = 'The product is no OpenID provider.';

export const oauth: Chapter = {
  number: 10,
  name: 'OAuth and OpenID Connect',
  decisions: [
    met(
      '10.1.1',
      2,
      'Tokens of the provider stay where they are needed',
      'The server uses them once to learn who logged in, and stores and sends none of them.',
      [provider],
      [
        'src/features/accounts/server/linkedin/linkedin-secrets.test.ts',
        'no code, token, state or secret of a login is in any log line, address or answer, whatever goes wrong',
      ],
    ),
    met(
      '10.1.2',
      2,
      'Answers of the provider count only for the browser and attempt that asked',
      'A sealed cookie ties state, nonce and PKCE verifier to the browser; the state works once.',
      [provider, 'src/features/accounts/server/linkedin/sealed-cookie.ts'],
      [attacks, 'an answer for another browser: without a cookie, and with the cookie of its own attempt'],
      [attacks, 'a wrong state, no state, or two states; and the attempt itself can continue'],
    ),
    met(
      '10.2.1',
      2,
      'The code flow is protected against forged requests',
      'State always; PKCE with every provider but LinkedIn’s own service, which refuses it.',
      [provider, 'docs/decisions/0013-linkedin-login.md'],
      [attacks, 'a wrong state, no state, or two states; and the attempt itself can continue'],
    ),
    notApplicable(
      '10.2.2',
      2,
      'Answers of several providers cannot be mixed up',
      'An installation has one provider. An attempt that began with another one is refused.',
    ),
    notApplicable('10.3.1', 2, 'Access tokens are checked for their audience', noResourceServer),
    notApplicable('10.3.2', 2, 'Scopes and subjects of access tokens decide', noResourceServer),
    notApplicable('10.3.3', 2, 'Users are known by claims that are not reassigned', noResourceServer),
    notApplicable('10.3.4', 2, 'Access tokens show the strength of the login', noResourceServer),
    notApplicable('10.4.1', 1, 'Redirect addresses are registered and compared exactly', noAuthorizationServer),
    notApplicable('10.4.2', 1, 'Authorization codes work once', noAuthorizationServer),
    notApplicable('10.4.3', 1, 'Authorization codes expire quickly', noAuthorizationServer),
    notApplicable('10.4.4', 1, 'Clients have only the grants that they need', noAuthorizationServer),
    notApplicable('10.4.5', 1, 'Refresh tokens of public clients cannot be replayed', noAuthorizationServer),
    notApplicable('10.4.6', 2, 'PKCE is required of clients', noAuthorizationServer),
    notApplicable('10.4.7', 2, 'Registered clients are checked', noAuthorizationServer),
    notApplicable('10.4.8', 2, 'Refresh tokens of clients end', noAuthorizationServer),
    notApplicable('10.4.9', 2, 'Users can revoke tokens of clients', noAuthorizationServer),
    notApplicable('10.4.10', 2, 'Confidential clients authenticate', noAuthorizationServer),
    notApplicable('10.4.11', 2, 'Clients get only the scopes that they need', noAuthorizationServer),
    met(
      '10.5.1',
      2,
      'ID tokens cannot be replayed',
      'The nonce is checked with every provider that returns it. LinkedIn does not: there the token comes straight from its token call for a code that works once.',
      [provider, 'docs/decisions/0013-linkedin-login.md'],
      [attacks, 'an ID token is refused'],
      [attacks, 'the same answer a second time, even if the cookie is sent again'],
    ),
    met(
      '10.5.2',
      2,
      'People are known by the subject of the ID token',
      'Issuer and subject; the email address decides only at the first login, when the provider has verified it.',
      ['src/features/accounts/server/linkedin/account-of-identity.ts'],
      [
        'src/features/accounts/server/linkedin/linkedin-accounts.test.ts',
        'is recognized at the next login, even if address and name at the provider have changed',
      ],
    ),
    met(
      '10.5.3',
      2,
      'Metadata of another issuer is refused',
      'Discovery compares the issuer exactly with the setting, and addresses must be https.',
      [provider],
      [
        'src/features/accounts/server/linkedin/linkedin-trouble.test.ts',
        'that would send the browser or the secret over an unencrypted connection is not used',
      ],
    ),
    met(
      '10.5.4',
      2,
      'ID tokens are for this client',
      'Audience and authorized party must be this client.',
      [provider],
      [attacks, 'an ID token is refused'],
    ),
    notApplicable('10.5.5', 2, 'Back-channel logout is protected', 'The product has no back-channel logout.'),
    notApplicable('10.6.1', 2, 'Only safe response modes are allowed', noProvider),
    notApplicable('10.6.2', 2, 'Forced logout is prevented', noProvider),
    notApplicable('10.7.1', 2, 'Users consent to each authorization', noAuthorizationServer),
    notApplicable('10.7.2', 2, 'Consent pages say what is asked', noAuthorizationServer),
    notApplicable('10.7.3', 2, 'Users can review and revoke consents', noAuthorizationServer),
  ],
};
