import pg from 'pg';
import { readOverview } from '#features/admin/server/overview.ts';
import { readUsage } from '#features/admin/server/usage.ts';
import { listUsers } from '#features/admin/server/users/list-users.ts';
import { listLogs } from '#features/audit/server/list-logs.ts';
import { findDifferences } from '#features/credits/server/index.ts';
import type { Database } from '#server/base/db/database.ts';
import { fillDatabase } from '../../scripts/fill-database.ts';
import { ledgerChecks } from '../../src/ledger-checks.ts';
import type { BenchRow } from './bench-row.ts';

/**
 * The administrators' lists and the ledger check with a million users and ten million ledger rows; SCALE_USERS changes
 * the number. Filling the database takes a while and needs about 10 GB for a million.
 */
export async function run({ database }: { database: Database }): Promise<BenchRow[]> {
  const users = Number(process.env.SCALE_USERS || 1_000_000);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await fillDatabase(client, { users });
  } finally {
    await client.end();
  }
  return measure(database, users);
}

export async function measure({ db }: Database, users: number): Promise<BenchRow[]> {
  const list = { search: '', sort: 'created_at', order: 'desc', page: 1 } as const;
  const pages = Math.ceil(users / 20);
  const asked: Record<string, () => Promise<unknown>> = {
    'the first page of users': () => listUsers(db, list),
    'users: the last page': () => listUsers(db, { ...list, page: pages }),
    'users: the middle page': () => listUsers(db, { ...list, page: Math.ceil(pages / 2) }),
    'users: a search for two letters': () => listUsers(db, { ...list, search: 'ab' }),
    'users: a search for six letters': () => listUsers(db, { ...list, search: 'abc_12' }),
    'users by credits': () => listUsers(db, { ...list, sort: 'credits' }),
    'users by credits, poorest first': () => listUsers(db, { ...list, sort: 'credits', order: 'asc' }),
    'the first page of logs': () => listLogs(db, { page: 1 }),
    'logs: page 20,000 or the last': () => listLogs(db, { page: Math.min(20_000, Math.ceil(users / 50)) }),
    'logs: the middle page': () => listLogs(db, { page: Math.ceil(users / 100) }),
    'the overview': () => readOverview(db),
    'the usage of 30 days': () => readUsage(db, 30, null),
  };
  const rows: BenchRow[] = [];
  for (const [name, ask] of Object.entries(asked)) {
    const milliseconds = await warm(ask);
    rows.push({
      name: `${name}, ${users} users`,
      value: `${Math.round(milliseconds)} ms`,
      limit: '300 ms',
      ok: milliseconds <= 300,
    });
  }
  const begun = performance.now();
  const found = (await Promise.all(ledgerChecks.map((check) => findDifferences(db, check)))).flat();
  const seconds = (performance.now() - begun) / 1_000;
  rows.push({
    name: `the ledger check of ${users * 10} rows`,
    value: `${seconds.toFixed(1)} s, ${found.length} differences`,
    limit: '60 s for ten million',
    ok: found.length === 0 && seconds <= (60 * users) / 1_000_000,
  });
  return rows;
}

/** The median of five, after one warm-up. */
async function warm(ask: () => Promise<unknown>): Promise<number> {
  await ask();
  const taken: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await ask();
    taken.push(performance.now() - start);
  }
  return taken.sort((one, other) => one - other)[2] ?? 0;
}
