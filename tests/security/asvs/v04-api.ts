import { type Chapter, met, notApplicable } from './decision.ts';

const noWebSockets =
  'The product has no WebSockets; events come as server-sent events over the same https and session.';

export const api: Chapter = {
  number: 4,
  name: 'API and web service',
  decisions: [
    met(
      '4.1.1',
      1,
      'Answers say their type and charset',
      'Every class of answer is listed in one test with its type; texts say UTF-8.',
      ['src/server/base/http/security-headers.ts', 'src/server/base/http/static-assets.ts'],
      ['tests/security/headers.test.ts', 'has every security header'],
    ),
    met(
      '4.1.2',
      2,
      'Calls are not silently redirected from http to https',
      'The product redirects nothing from http to https; docs/security-controls.md asks the same of the proxy.',
      ['src/http.ts', 'docs/security-controls.md'],
    ),
    met(
      '4.1.3',
      2,
      'Headers that a proxy sets cannot be forged',
      'X-Forwarded-For is read from its right end and only from trusted proxies; no other such header is used.',
      ['src/server/base/http/client-address.ts', 'src/server/base/http/requests.ts'],
      [
        'src/features/accounts/server/account-limits.long.test.ts',
        'behind a trusted proxy each visitor has separate attempts; without a proxy, no one can fake another address',
      ],
    ),
    met(
      '4.2.1',
      2,
      'The boundaries of requests are unambiguous',
      'Node’s strict HTTP parser refuses conflicting lengths; bodies are read to their end or the connection is closed; two Host headers are refused.',
      ['src/server/base/http/finish-bodies.ts', 'src/product.ts'],
      ['tests/e2e/http-answers.test.ts', 'a request with two hosts is refused'],
      ['tests/e2e/refused-bodies.test.ts', 'two hundred refused and accepted requests alternate on one connection'],
    ),
    notApplicable('4.3.1', 2, 'GraphQL queries are limited', 'The product has no GraphQL.'),
    notApplicable('4.3.2', 2, 'GraphQL introspection is off', 'The product has no GraphQL.'),
    notApplicable('4.4.1', 1, 'WebSockets use TLS', noWebSockets),
    notApplicable('4.4.2', 2, 'WebSocket handshakes check the origin', noWebSockets),
    notApplicable('4.4.3', 2, 'WebSockets have tokens of their own', noWebSockets),
    notApplicable('4.4.4', 2, 'WebSocket tokens come from the session', noWebSockets),
  ],
};
