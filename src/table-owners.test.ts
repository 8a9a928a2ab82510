import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { Tables } from '#server/base/db/tables.ts';

type Table = keyof Tables;

/** Only code in this folder reads and writes these tables. Others call its functions or join the subqueries it exports. */
const owners: Readonly<Record<string, readonly Table[]>> = {
  server: [
    'attempt_limits',
    'backups',
    'installation',
    'literature_answers',
    'mails',
    'model_calls',
    'restored_jobs',
    'row_counts',
    'run_events',
    'run_steps',
    'runs',
    'system_alerts',
    'system_settings',
    'test_payments',
    'uploads',
  ],
  'features/accounts': [
    'account_tokens',
    'email_changes',
    'identities',
    'login_codes',
    'passkey_challenges',
    'passkeys',
    'recovery_codes',
    'recovery_links',
    'second_factors',
    'sessions',
    'sign_in_places',
    'users',
  ],
  'features/admin': ['user_views'],
  'features/api-keys': ['api_keys'],
  'features/audit': ['admin_log_notes', 'admin_logs', 'security_events'],
  'features/billing': ['payment_events', 'purchases'],
  'features/blog': [
    'blog_categories',
    'blog_former_slugs',
    'blog_images',
    'blog_posts',
    'blog_revisions',
    'blog_working_copies',
  ],
  'features/catalog': ['features'],
  'features/credits': [
    'credit_adjustments',
    'credit_lots',
    'ledger_checks',
    'ledger_entries',
    'ledger_transactions',
    'wallets',
  ],
  'features/drafts': ['draft_inputs', 'draft_versions', 'drafts'],
  'features/favorites': ['user_favorites'],
  'features/invitations': ['invitations'],
  'features/reports': [
    'calendar_subscriptions',
    'reminder_settings',
    'reminders',
    'report_dates',
    'report_reviews',
    'reports',
  ],
  'features/sharing': ['share_links'],
  'features/tenancies': ['tenancies', 'tenancy_documents'],
};

const exceptions: readonly Exception[] = [
  {
    file: 'server/base/security-log/record-event.ts',
    tables: ['security_events'],
    reason: 'Every slice records security events, also those that audit imports; audit reads and removes them.',
  },
  {
    file: 'server/operations/count-database.ts',
    tables: ['ledger_checks', 'payment_events', 'purchases'],
    reason: 'The metrics count what waits in the whole product in one statement, and the platform imports no slice.',
  },
  {
    file: 'server/operations/backup/named-files.ts',
    tables: ['blog_images', 'draft_inputs', 'draft_versions', 'drafts', 'reports'],
    reason: 'A backup finds the files that its snapshot names, without the rest of the product.',
  },
  {
    file: 'features/audit/server/list-logs.ts',
    tables: ['blog_categories', 'blog_posts'],
    reason: 'The admin log shows the title of a changed post; blog imports audit, so audit cannot import blog.',
  },
];

interface Exception {
  readonly file: string;
  readonly tables: readonly Table[];
  readonly reason: string;
}

const source = import.meta.dirname;
const tables = [...readFileSync(join(source, 'server/base/db/tables.ts'), 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(
  ([, name]) => name as Table,
);
const ownerOf = new Map(Object.entries(owners).flatMap(([folder, own]) => own.map((table) => [table, folder])));

test('every table has one owner', () => {
  expect(Object.values(owners).flat().toSorted()).toEqual(tables.toSorted());
});

test('a table is read and written only by the folder that owns it', () => {
  const foreign = files()
    .flatMap((file) => tablesIn(readFileSync(join(source, file), 'utf8')).map((table) => ({ file, table })))
    .filter(({ file, table }) => !file.startsWith(`${ownerOf.get(table)}/`))
    .map(({ file, table }) => `${file}: ${table}`);
  const excepted = exceptions.flatMap(({ file, tables }) => tables.map((table) => `${file}: ${table}`));
  expect(foreign.toSorted()).toEqual(excepted.toSorted());
});

test.each([
  ["db.selectFrom('users').select('id')", ['users']],
  ["db.selectFrom(['users', 'runs as run'])", ['runs', 'users']],
  ["query.leftJoin('wallets as wallet', 'wallet.user_id', 'users.id')", ['wallets']],
  ["trx.updateTable('runs').from('users')", ['runs', 'users']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code with a template
  ["sql`select * from ${sql.table('runs')}`", ['runs']],
  ["removeOlder(db, 'system_alerts', 'created_at', days)", ['system_alerts']],
  ['sql`with old as (select id from runs) delete from run_steps using old`', ['run_steps', 'runs']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code with a template
  ['sql`select * from ${view} as users join drafts, reports as r on true`', ['drafts', 'reports']],
  ["pool.query({ text: 'select 1 from features where slug = $1' })", ['features']],
  ['sql`insert into admin_logs (action) values (1)`', ['admin_logs']],
  ['sql`lock table system_settings in share mode`', ['system_settings']],
] as const)('the tables that %s uses are found', (code, used) => {
  expect(tablesIn(code)).toEqual(used);
});

test.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code with a template
  'db.selectFrom(usersView.as("users")).where("users.id", "=", `${id}`)',
  "// select * from users\nconst text = 'Data from users and reports';",
  "recordAction(trx, { target: { type: 'users' } })",
  "Array.from('users')",
  'sql`select extract(day from reports.created_at)`',
])('no table is found in %s', (code) => {
  expect(tablesIn(code)).toEqual([]);
});

function files(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.endsWith('base/db/tables.ts'),
  );
}

/** The tables that a file names in calls of Kysely, in calls of the helpers in base/db, and in SQL. */
function tablesIn(code: string): Table[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) for (const name of namedBy(node)) found.add(name);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = node.getText().slice(1, -1);
      const tagged = ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText() === 'sql';
      if (tagged || startOfSql.test(text)) for (const name of namedIn(text)) found.add(name);
    }
    ts.forEachChild(node, visit);
  };
  // Parsing is the slow part, and most files name no table.
  if (mayName.test(code)) visit(ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true));
  return tables.filter((table) => found.has(table)).toSorted();
}

const mayName = /sql|selectFrom|insertInto|updateTable|deleteFrom|Join\(|query|select |remove(?:Older|Where)\(/;
const startOfSql = /^\s*(?:select|insert|update|delete|with|lock|truncate)\b/;
const methods =
  /^(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|table|using|from|(?:inner|left|right|full|cross)Join)$/;

function namedBy(call: ts.CallExpression): string[] {
  const { expression } = call;
  const helper = ts.isIdentifier(expression) && /^remove(?:Older|Where)$/.test(expression.text);
  const method =
    ts.isPropertyAccessExpression(expression) &&
    methods.test(expression.name.text) &&
    expression.expression.getText() !== 'Array';
  const named = helper ? call.arguments : method ? call.arguments.slice(0, 1) : [];
  return named
    .flatMap((argument) => (ts.isArrayLiteralExpression(argument) ? [...argument.elements] : [argument]))
    .flatMap((argument) => (ts.isStringLiteralLike(argument) ? [argument.text.split(' ')[0] ?? ''] : []));
}

/** Each name after a word that comes before a table, and the following names separated by commas. */
function namedIn(statement: string): string[] {
  const lists = statement.matchAll(
    /\b(?:from|join|update|into|using|table|truncate)\s+((?:\w+|\$\{[^}]*\})(?:(?:\s+as)?\s+\w+)?(?:\s*,\s*\w+(?:(?:\s+as)?\s+\w+)?)*)(?![\w.])/g,
  );
  return [...lists].flatMap(([, list = '']) => list.split(',').map((item) => item.trim().split(/\s/)[0] ?? ''));
}
