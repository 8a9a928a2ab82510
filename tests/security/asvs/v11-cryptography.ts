import { type Chapter, met, notApplicable } from './decision.ts';

const controls = 'docs/security-controls.md';
const secrets = 'src/server/base/secrets/secrets.ts';
const sealed = ['src/server/base/secrets/seal.ts'];
const hasher = 'src/features/accounts/server/hash-worker.ts';
const rotation = 'src/features/accounts/server/rotated-secret.test.ts';
const mailTests = 'src/server/adapters/mail/mail-queue.test.ts';

export const cryptography: Chapter = {
  number: 11,
  name: 'Cryptography',
  decisions: [
    met(
      '11.1.1',
      2,
      'Keys have a documented policy and life',
      'docs/security-controls.md says who makes each key, where it is, when it changes and how; docs/operations.md has the steps.',
      [controls, 'docs/operations.md', 'docs/decisions/0043-secret-rotation-and-login-attacks.md'],
    ),
    met(
      '11.1.2',
      2,
      'There is an inventory of keys and algorithms',
      'A table in docs/security-controls.md, with what each key is for and what it must not be used for.',
      [controls],
    ),
    met(
      '11.2.1',
      2,
      'Known implementations are used',
      'OpenSSL through node:crypto, jose for JWT, Argon2 from its reference in Rust, SimpleWebAuthn, openid-client.',
      [secrets, 'package.json'],
    ),
    met(
      '11.2.2',
      2,
      'Algorithms and keys can be replaced',
      'Secrets have successors, access tokens name algorithm and key, password hashes carry their parameters, and keys of authenticator apps are sealed again at the start.',
      [secrets, 'src/features/accounts/server/account/reseal-second-factors.ts'],
      [
        rotation,
        'authenticator apps and recovery codes still work, and the app keeps working without the earlier secret',
      ],
    ),
    met(
      '11.2.3',
      2,
      'Everything has at least 128 bits of security',
      'AES-256-GCM, HMAC-SHA-256 and tokens of 128 bits or more; SECRET has at least 32 characters.',
      [secrets, 'src/features/accounts/server/tokens.ts', 'src/features/sharing/server/share-token.ts'],
      [rotation, 'SECRET_PREVIOUS accepts several secrets, and refuses short ones'],
    ),
    met('11.3.1', 1, 'No weak block modes or paddings', 'AES-GCM only; nothing is encrypted with RSA.', sealed),
    met('11.3.2', 1, 'Approved ciphers only', 'AES-256-GCM.', sealed, [
      mailTests,
      'a mail is encrypted while it waits and emptied once it is sent',
    ]),
    met(
      '11.3.3',
      2,
      'Encrypted data is protected against changes',
      'Each sealed value has a tag and is bound to its row or user.',
      sealed,
      [mailTests, 'a mail that was encrypted with another secret is never sent with wrong content'],
    ),
    met(
      '11.4.1',
      1,
      'Approved hashes only',
      'SHA-256 everywhere. SHA-1 is used where another system defines it and collisions do not matter: authenticator apps (HMAC) and the range query of Pwned Passwords.',
      [secrets, 'src/features/accounts/server/passwords/is-leaked.ts', controls],
    ),
    met(
      '11.4.2',
      2,
      'Passwords are hashed slowly with current parameters',
      'Argon2id with 19 MiB, two passes and one lane.',
      [hasher],
      [
        'src/features/accounts/server/password-hasher.test.ts',
        'a password matches only its own hash, even if it is typed in another Unicode form',
      ],
    ),
    met(
      '11.4.3',
      2,
      'Hashes for integrity resist collisions',
      'SHA-256 for stored hashes and MACs, SHA-512 for packages.',
      [secrets, 'src/server/base/files/signed-addresses.ts', 'scripts/supply-chain.ts'],
      ['tests/start/lock-file.test.ts', 'every package of the lock file has its checksum'],
    ),
    notApplicable('11.4.4', 2, 'Keys from passwords are stretched', 'No key is derived from a password.'),
    met(
      '11.5.1',
      2,
      'Secrets that nobody may guess have 128 random bits',
      'Tokens, links, keys, invitations and the first administrator’s password come from node:crypto with at least 128 bits. Codes that people type have their own rows in chapter 6.',
      [
        'src/features/accounts/server/tokens.ts',
        'src/features/accounts/server/first-admin.ts',
        'src/features/api-keys/server/api-key-secret.ts',
        'src/features/invitations/server/invitation-code.ts',
      ],
      [
        'src/features/accounts/server/first-admin.test.ts',
        'a start with the embedded database creates one superadmin with a working password that is shown once',
      ],
    ),
    met(
      '11.6.1',
      2,
      'Approved algorithms for keys and signatures',
      'The product makes no key pairs and signs nothing with them. RSA with PKCS#1 v1.5 is accepted only where others define it: ID tokens, for which OpenID Connect requires it and which also come over TLS, and passkeys of devices that have nothing else. The standard’s appendix lets an application list such exceptions; this is ours.',
      [
        'src/features/accounts/server/linkedin/provider.ts',
        'src/features/accounts/server/account/passkeys.ts',
        controls,
      ],
    ),
  ],
};
