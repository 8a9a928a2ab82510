import { type Chapter, met, notApplicable, notMet } from './decision.ts';

const proxyEndsTls =
  'The product speaks HTTP behind the operator’s proxy, which ends TLS. docs/security-controls.md says what that proxy has to do.';
const oneService = 'The processes of an installation do not call each other over HTTP: they meet in the database.';

export const communication: Chapter = {
  number: 12,
  name: 'Secure communication',
  decisions: [
    notApplicable('12.1.1', 1, 'Only current versions of TLS', proxyEndsTls),
    notApplicable('12.1.2', 2, 'Only recommended cipher suites', proxyEndsTls),
    notApplicable('12.1.3', 2, 'Client certificates are verified', 'The product knows no client certificates.'),
    met(
      '12.2.1',
      1,
      'Browsers reach the site over TLS only',
      'Where APP_URL is https: HSTS, Secure cookies that exist on https alone, and upgrade-insecure-requests. Without a proxy the process listens on this machine only.',
      ['src/server/base/http/security-headers.ts', 'src/server/base/config/config.ts'],
      [
        'src/server/base/http/security-headers.test.ts',
        'HTTPS is enforced by a header if the site uses it, and only then',
      ],
      ['src/server/base/config/config.test.ts', '%j listens on %s and is local: %s'],
    ),
    notApplicable('12.2.2', 1, 'Public certificates', proxyEndsTls),
    notMet(
      '12.3.1',
      2,
      'All connections are encrypted, without a way back to plain ones',
      'Stripe, LinkedIn and the check for leaked passwords need https. The database, SMTP (STARTTLS where offered), ClamAV, the bucket, mirrors and language models may be set to plain addresses, which many installations use inside one machine or network.',
      'Refuse plain addresses outside this machine unless a setting lists the hosts of the internal network, and require STARTTLS for smtp:// elsewhere.',
    ),
    met(
      '12.3.2',
      2,
      'Certificates of servers are verified',
      'Node verifies them by default and nothing in the product turns that off.',
      ['src/server/adapters/mail/smtp-mailer.ts', 'src/server/base/db/database.ts'],
    ),
    notApplicable('12.3.3', 2, 'Internal HTTP services use TLS', oneService),
    notApplicable('12.3.4', 2, 'Internal TLS trusts internal certificates only', oneService),
  ],
};
