import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findDifferences } from '#features/credits/server/index.ts';
import { connectDatabase, type Database } from '#server/base/db/database.ts';
import { createLogger } from '#server/base/log/logger.ts';
import { ledgerChecks } from '../../src/ledger-checks.ts';
import { withDatabase } from '../support/global-setup.ts';
import { runOnServer } from '../support/run-on-server.ts';

const name = `seed_${randomBytes(6).toString('hex')}`;
let url: string;
let database: Database;
beforeAll(async () => {
  await runOnServer(inject('clusterUrl'), `create database ${name}`);
  url = withDatabase(inject('clusterUrl'), name);
  database = connectDatabase(url, { log: createLogger('silent') });
});
afterAll(async () => {
  await database.close();
  await runOnServer(inject('clusterUrl'), `drop database ${name} with (force)`);
});

/** Runs the command with these arguments; returns its exit code and output. */
function seed(args: string[], environment: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'seed.ts');
  const env = { PATH: process.env.PATH, ...environment };
  return new Promise((resolve) =>
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    ),
  );
}

test('seed fills the given database, whose ledger then balances, and refuses one with users or one of the operator [D.182]', async () => {
  const ofOperator = await seed(['--users', '10'], { DATABASE_URL: url });
  expect(ofOperator).toMatchObject({ code: 2, said: expect.stringContaining('seed does not write to it') });
  expect((await seed(['--users', 'many', '--database', url])).code).toBe(2);
  expect(await database.pool.query("select to_regclass('users') as users")).toMatchObject({ rows: [{ users: null }] });

  expect(await seed(['--users', '300', '--database', url])).toMatchObject({ code: 0 });
  const { rows } = await database.pool.query(`
    select (select count(*) from users where role = 'user') as users, (select count(*) from ledger_transactions) as entries,
      (select count(*) from runs) as runs, (select count(*) from reports) as reports, (select count(*) from drafts) as drafts,
      (select count(*) from admin_logs) as lines`);
  expect(rows).toEqual([{ users: 300, entries: 3_000, runs: 300, reports: 300, drafts: 300, lines: 300 }]);
  for (const check of ledgerChecks) expect(await findDifferences(database.db, check)).toEqual([]);

  const again = await seed(['--users', '10', '--database', url]);
  expect(again).toMatchObject({ code: 2, said: expect.stringContaining('has users already') });
});
