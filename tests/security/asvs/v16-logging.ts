import { type Chapter, met } from './decision.ts';

const logs = 'docs/logs.md';
const securityLog = 'tests/e2e/security-log.test.ts';
const secretsInLogs = 'src/features/accounts/server/secrets-in-logs.test.ts';
const recordEvent = 'src/server/base/security-log/record-event.ts';

export const logging: Chapter = {
  number: 16,
  name: 'Security logging and error handling',
  decisions: [
    met(
      '16.1.1',
      2,
      'There is an inventory of logs',
      'docs/logs.md has the log lines and the security log; docs/security-controls.md says who reads them and for how long they are stored.',
      [logs, 'docs/security-controls.md'],
    ),
    met(
      '16.2.1',
      2,
      'Entries say when, where, who and what',
      'Time, request id, network, user, kind, reason and details.',
      [recordEvent, 'src/server/base/log/logger.ts'],
      [securityLog, 'administrators search by user, kind, network and time, page by page, and members cannot'],
    ),
    met(
      '16.2.2',
      2,
      'Times are in UTC and from one clock',
      'Log lines are in UTC; the security log takes the database’s clock.',
      ['src/server/base/log/logger.ts', logs],
    ),
    met('16.2.3', 2, 'Logs go to documented places only', 'Standard output and two tables.', [
      'src/server/base/log/logger.ts',
      logs,
    ]),
    met('16.2.4', 2, 'Logs can be read and correlated', 'JSON lines with the same request id as the security log.', [
      'src/server/base/log/logger.ts',
      logs,
    ]),
    met(
      '16.2.5',
      2,
      'Sensitive data is not logged',
      'No token, password, signed address or document text is in any line; networks are logged instead of addresses.',
      ['src/server/base/log/logger.ts', 'src/server/base/http/requests.ts'],
      [securityLog, 'a whole session leaves its events, and no signed URL, token or password in any log line'],
      [secretsInLogs, 'no password, token or link is in any log line or error, whatever goes wrong'],
    ),
    met(
      '16.3.1',
      2,
      'Logins and their failures are logged',
      'With method, reason and network, also changes of factors.',
      ['src/features/accounts/server/recording-failure.ts', 'src/contract/security-events.ts'],
      [securityLog, 'a whole session leaves its events'],
    ),
    met(
      '16.3.2',
      2,
      'Refused permissions are logged',
      'With the route and the user, at most 100 an hour for one user.',
      ['src/server/base/http/record-refusals.ts'],
      [securityLog, 'one user cannot flood the log with refusals'],
    ),
    met(
      '16.3.3',
      2,
      'Documented events and attempts to get around controls are logged',
      'Exhausted limits, reused tokens, infected uploads and refused cross-site calls are events; invalid input has its status in the request log.',
      ['src/contract/security-events.ts', 'src/server/base/http/record-refusals.ts'],
      [securityLog, 'a refresh token that is used again leaves an event'],
      [
        'src/features/accounts/server/account-limits.long.test.ts',
        'writes one event for the attack and one for each code to the security log',
      ],
    ),
    met(
      '16.3.4',
      2,
      'Unexpected failures are logged',
      'Every 5xx with its cause, and failures of jobs, mail, database and other services.',
      ['src/server/base/http/failures.ts', 'src/server/base/jobs/pg-boss-jobs.ts'],
      [
        'tests/faults/run-lifecycle.test.ts',
        'fails after its last attempt without revealing the cause, and is released',
      ],
    ),
    met(
      '16.4.1',
      2,
      'Log entries cannot be forged by input',
      'Lines are JSON objects, so line ends in values are escaped; CSV exports are safe for spreadsheets.',
      ['src/server/base/log/logger.ts', 'src/server/base/csv/csv-row.ts'],
      ['tests/e2e/admin-calls.test.ts', 'is exported as CSV without formulas, all of it or the filtered lines'],
    ),
    met(
      '16.4.2',
      2,
      'Logs are protected from reading and changes',
      'Only administrators read them, and the database refuses changes.',
      ['src/server/base/db/migrations/0029-security-events.sql', 'src/server/base/db/migrations/0013-audit.sql'],
      [
        securityLog,
        'an event is stored only with its change, loses personal data with the account, and cannot be changed',
      ],
      [
        'src/features/audit/server/audit.test.ts',
        'the database refuses changes and deletions of log lines and their related data',
      ],
    ),
    met(
      '16.4.3',
      2,
      'Logs can be sent to a separate system',
      'Log lines go to standard output for the operator’s collector, and a worker writes each security event there as well.',
      ['src/features/audit/server/log-security-events.ts', 'docs/security-controls.md'],
      [securityLog, 'a worker writes each event as one log line for the collector'],
    ),
    met(
      '16.5.1',
      2,
      'Unexpected failures show a general message',
      'A sentence and a reference to the log line; no stack, query or name of a service.',
      ['src/server/base/http/failures.ts', 'docs/errors.md'],
      [secretsInLogs, 'no password, token or link is in any log line or error, whatever goes wrong'],
      [
        'src/server/adapters/payments/payment-provider.test.ts',
        'an outage, a broken connection and a wrong setup of Stripe are distinguished, and its own messages are not passed on',
      ],
    ),
    met(
      '16.5.2',
      2,
      'The product works on when other services fail',
      'Retries with backoff, a queue for mails, built-in engines without the model, and references marked as not verified.',
      [
        'src/server/adapters/literature/throttled-fetch.ts',
        'src/server/adapters/mail/mail-queue.ts',
        'src/server/adapters/model/patience.ts',
      ],
      ['src/server/adapters/mail/mail-queue.test.ts', 'a mail server that is down delays mails and loses none'],
      ['tests/faults/model-trouble.test.ts', 'a model that %s still leads to a delivered draft, which reports it'],
    ),
    met(
      '16.5.3',
      2,
      'Failures never open what should be closed',
      'Failures undo their transaction, nothing is charged, a scanner that does not answer lets nothing through.',
      ['src/server/runs/end-run.ts', 'src/server/adapters/scanner/scanner.ts'],
      ['tests/faults/upload-limits.test.ts', 'that %s accepts nothing: 503 with Retry-After, and nothing stored'],
      ['tests/faults/ledger.test.ts', 'keeps nothing of a transaction that was rolled back or cut off'],
    ),
  ],
};
