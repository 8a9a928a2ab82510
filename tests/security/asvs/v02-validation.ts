import { type Chapter, met } from './decision.ts';

export const validation: Chapter = {
  number: 2,
  name: 'Validation and business logic',
  decisions: [
    met(
      '2.1.1',
      1,
      'Rules for single values are documented',
      'The OpenAPI document of every server has the schema of each field; docs/errors.md has the refusals.',
      ['src/server/base/http/endpoints.ts', 'docs/errors.md', 'docs/security-controls.md'],
      [
        'tests/e2e/http-answers.test.ts',
        'the OpenAPI document describes every call that exists, with its request and response bodies',
      ],
    ),
    met(
      '2.1.2',
      2,
      'Rules for values that depend on each other are documented',
      'They are listed in docs/security-controls.md and are refinements of the same schemas.',
      [
        'docs/security-controls.md',
        'src/features/accounts/contract/login-forms.ts',
        'src/contract/correction-rules.ts',
      ],
    ),
    met(
      '2.1.3',
      2,
      'Business limits are documented, per user and for all',
      'Settings and operations pages list the limits per user, per process and per hour.',
      ['docs/security-controls.md', 'docs/operations.md', 'src/contract/limits.ts'],
    ),
    met(
      '2.2.1',
      1,
      'All input is validated against what is expected',
      'Every call has schemas for path, query and body; a call without them cannot be mounted.',
      ['src/server/base/http/endpoints.ts', 'src/contract/endpoint.ts'],
      ['tests/e2e/plain-refusals.long.test.ts', 'a refusal names the field and what it must be'],
    ),
    met(
      '2.2.2',
      1,
      'The server validates, whatever the browser did',
      'Pages and server share one contract, and the server always parses input by it.',
      ['src/server/base/http/endpoints.ts'],
      [
        'src/features/accounts/server/auth-call.test.ts',
        'hostile bodies are refused with a message and a status below 500, and change nothing',
      ],
    ),
    met(
      '2.2.3',
      2,
      'Related values are checked together',
      'Schemas have refinements across fields: terms and dates of leases, confirmations, corrections of their kind.',
      ['src/contract/correction-rules.ts', 'src/features/accounts/contract/login-forms.ts'],
      [
        'src/features/reports/server/reviews/reviews.test.ts',
        'needs a value of this report, a correction of its kind, and a new value if it corrects',
      ],
    ),
    met(
      '2.3.1',
      1,
      'Steps of a flow cannot be skipped',
      'Each step checks what it needs itself: a full analysis judges the document again, a draft needs its run, an email change both confirmations, a purchase its signed payment.',
      ['src/server/runs/start-run.ts', 'src/features/billing/server/settle-purchase.ts'],
      ['src/features/billing/server/billing.test.ts', 'is credited when a slow payment arrives, not before'],
      ['tests/faults/lease-model.test.ts', 'a document that is not a lease is refused before the model is called'],
      [
        'src/features/accounts/server/account/change-email.test.ts',
        'the address changes once both addresses have confirmed, in either order',
      ],
    ),
    met(
      '2.3.2',
      2,
      'Business limits are enforced',
      'Open runs, uploads, pre-analyses, keys, favorites and samples are counted under a lock per user.',
      ['src/server/runs/run-limits.ts', 'src/server/runs/upload-store.ts'],
      ['tests/faults/user-limits.test.ts', 'exactly even for ten in parallel, without affecting other users'],
    ),
    met(
      '2.3.3',
      2,
      'An operation succeeds as a whole or not at all',
      'Changes, their jobs, mails, log lines and money are one database transaction.',
      ['src/server/runs/start-run.ts', 'src/features/accounts/server/registration.ts'],
      ['tests/faults/run-lifecycle.test.ts', 'a failure after the hold leaves neither run nor hold'],
      [
        'src/features/accounts/server/auth-call.test.ts',
        'creates no account, link or mail if the credits cannot be granted',
      ],
    ),
    met(
      '2.3.4',
      2,
      'Limited goods cannot be taken twice',
      'Credits move in one guarded statement, and codes and links are used by one statement that one caller wins.',
      ['src/features/credits/server/move-credits.ts', 'src/features/invitations/server/invitations.ts'],
      ['tests/faults/ledger.test.ts', 'accepts 100 of 200 parallel holds on a balance that covers 100'],
      [
        'src/features/invitations/server/invitations.test.ts',
        'with one code creates one account, even with 30 in parallel',
      ],
    ),
    met(
      '2.4.1',
      2,
      'Automated overuse is limited',
      'Attempt limits per account and network, limits per user for work and storage, a fair queue, and limits on streams.',
      ['src/features/accounts/server/account-limits.ts', 'src/server/base/config/limit-settings.ts'],
      [
        'tests/faults/fair-queue.test.ts',
        'takes users in turn: six runs of one member do not delay the first run of another',
      ],
      ['tests/faults/stream-ends.test.ts', 'counts toward a small limit for each user, and closing it frees its place'],
    ),
  ],
};
