import { type Chapter, met } from './decision.ts';

const rows = 'tests/e2e/authorisation-rows.ts';
const everyone = 'tests/e2e/authorisation.test.ts';

export const authorization: Chapter = {
  number: 8,
  name: 'Authorization',
  decisions: [
    met(
      '8.1.1',
      1,
      'Who may use which function and data is documented',
      'One row for every call and page says who gets what; each call of the contract names its access.',
      [rows, 'src/contract/endpoint.ts', 'docs/security-controls.md'],
      [everyone, 'each has a row in authorisation-rows.ts, and each row has a call'],
    ),
    met(
      '8.1.2',
      2,
      'Who may read and write which field is documented',
      'The schemas of each call name the fields that it takes and answers, per kind of user.',
      ['src/contract/endpoint.ts', 'src/features/admin/contract/users.ts', 'docs/security-controls.md'],
    ),
    met(
      '8.2.1',
      1,
      'Functions are restricted to those who may use them',
      'Access is decided before the body is read.',
      ['src/server/base/http/authorize.ts', 'src/server/base/http/endpoints.ts'],
      [everyone, 'answers %s as its row states'],
      [everyone, 'answers an API key with the scope %s as its row states'],
    ),
    met(
      '8.2.2',
      1,
      'Data is restricted to its owner',
      'The owner’s id is part of every query; data of others is answered as not found.',
      ['src/features/reports/server/reports.ts', 'src/features/drafts/server/drafts.ts'],
      [
        'src/features/reports/server/reports.test.ts',
        'of another user are not found in any call, and neither are unknown ids',
      ],
      ['tests/faults/run-calls.test.ts', 'show a run with its progress to its owner only'],
    ),
    met(
      '8.2.3',
      2,
      'Fields are restricted too',
      'Answers are parsed by their schema, so only its fields leave; input has only the fields of its schema.',
      ['src/server/base/http/endpoints.ts', 'src/features/accounts/server/users.ts'],
      [
        'src/features/accounts/server/account/own-account.test.ts',
        'the account shows its profile, and no one else sees it',
      ],
    ),
    met(
      '8.3.1',
      1,
      'The server decides every permission',
      'Pages only hide what the server refuses anyway.',
      ['src/server/base/http/authorize.ts', 'src/http.ts'],
      [everyone, 'each is shown to or refused for %s as its row states'],
    ),
    met(
      '8.4.1',
      2,
      'Tenants cannot reach each other’s data',
      'Each user is a tenant: queries, files, runs and exports are limited to one owner.',
      ['src/features/reports/server/own-documents.ts', 'src/server/base/personal-data/personal-data.ts'],
      ['tests/faults/account-removal.test.ts', 'the export contains all data of the user and nothing of other users'],
    ),
  ],
};
