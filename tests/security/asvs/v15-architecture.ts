import { type Chapter, met, notMet } from './decision.ts';

export const architecture: Chapter = {
  number: 15,
  name: 'Secure coding and architecture',
  decisions: [
    met(
      '15.1.1',
      1,
      'There are time frames for updating components',
      'docs/security-controls.md: by severity, from the day that an advisory is published.',
      ['docs/security-controls.md'],
    ),
    met(
      '15.1.2',
      2,
      'There is a bill of materials from trusted sources',
      'Made from the lock file with every check, with checksums and licences.',
      ['docs/sbom.cdx.json', 'docs/licences.md', 'scripts/supply-chain.ts'],
      [
        'tests/start/lock-file.test.ts',
        'licenses that do not fit the product are found, and every package is in the bill of materials',
      ],
    ),
    met(
      '15.1.3',
      2,
      'Expensive functions are documented with their limits',
      'A table in docs/security-controls.md; the reasons are in the decision about the fair queue.',
      ['docs/security-controls.md', 'docs/decisions/0040-fair-queue.md'],
    ),
    notMet(
      '15.2.1',
      1,
      'No component is beyond its time frame',
      'The packages have not been compared with the published advisories yet.',
      'Run npm audit before each release, and record the result in docs/security.md.',
    ),
    met(
      '15.2.2',
      2,
      'Expensive functions cannot stop the service',
      'Confined processes with limits on memory and time, a fair queue with lanes, and limits per user.',
      [
        'src/server/base/processes/watch-memory.ts',
        'src/server/runs/run-limits.ts',
        'src/server/base/cluster/shared.ts',
      ],
      [
        'tests/faults/fair-queue.test.ts',
        'has a lane for short runs, which start while every place for long runs is taken',
      ],
      [
        'tests/faults/hostile-documents.long.test.ts',
        'reading stops with its signal, and the time of one document does not count for another',
      ],
    ),
    met(
      '15.2.3',
      2,
      'Production has no test or development functions',
      'The test checkout is off on public sites, /dev/mail exists on local installations only, and tests are not in the bundle.',
      ['src/features/billing/server/index.ts', 'src/server/adapters/mail/dev-mail.ts'],
      [
        'src/features/billing/server/billing.test.ts',
        'a public site without a payment provider gives no credits away: purchases are switched off',
      ],
    ),
    met(
      '15.3.1',
      1,
      'Answers have only the fields that are needed',
      'Answers are parsed by the schema of their call before they leave.',
      ['src/server/base/http/endpoints.ts', 'src/features/accounts/server/users.ts'],
      [
        'src/features/accounts/server/auth-call.test.ts',
        'getUser returns the user of the access token, or a code and a message if it fails',
      ],
    ),
    met(
      '15.3.2',
      2,
      'Calls to other services follow no redirects that were not intended',
      'Models, workflows, the identity provider and the check for leaked passwords refuse redirects. Literature services may redirect within their own origin, which they do for renamed records.',
      [
        'src/server/base/http/same-origin-fetch.ts',
        'src/server/adapters/model/language-model.ts',
        'src/server/adapters/workflows/workflow-client.ts',
      ],
      ['src/server/adapters/literature/literature.test.ts', 'redirects are followed only within the service'],
      ['src/server/adapters/model/run-model.test.ts', 'redirects of the endpoint are not followed'],
    ),
    met(
      '15.3.3',
      2,
      'A call cannot set fields that it does not name',
      'Input has only the fields of its schema; queries name the columns that they write.',
      ['src/server/base/http/endpoints.ts', 'src/features/accounts/server/registration.ts'],
      [
        'src/features/accounts/server/auth-call.test.ts',
        'creates an unverified user with credits, a link and its mail, and no session',
      ],
    ),
    met(
      '15.3.4',
      2,
      'The address of a visitor is known and cannot be forged',
      'Read from the right end of X-Forwarded-For, from trusted proxies only.',
      ['src/server/base/http/client-address.ts'],
      [
        'src/server/base/http/client-address.test.ts',
        'trusting "%s", the client of %s with X-Forwarded-For "%s" is %s',
      ],
    ),
    met(
      '15.3.5',
      2,
      'Types are checked and comparisons are strict',
      'TypeScript in strict mode, schemas at every border, and a lint that refuses loose comparisons.',
      ['tsconfig.base.json', 'biome.json'],
    ),
    met(
      '15.3.6',
      2,
      'Prototypes cannot be polluted',
      'Schemas build new objects with known keys, and names from input are keys of Map and Set.',
      ['src/server/base/http/endpoints.ts'],
      [
        'src/features/accounts/server/auth-call.test.ts',
        'hostile bodies are refused with a message and a status below 500, and change nothing',
      ],
    ),
    met(
      '15.3.7',
      2,
      'Parameters cannot be mixed or doubled',
      'Path, query and body are separate schemas, and a call reads each value from one of them.',
      ['src/server/base/http/endpoints.ts'],
      [
        'src/features/accounts/server/linkedin/linkedin-attacks.test.ts',
        'a wrong state, no state, or two states; and the attempt itself can continue',
      ],
    ),
  ],
};
