import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recomputeBalances } from '#features/credits/server/index.ts';
import { testDatabase } from '../support/test-database.ts';
import { guarantees, type Ledger, ledgerOn, ledgerSettings, newUser, walletOf } from './ledger-guarantees.ts';
import { debitFromTwoProcesses, killAmidCharges } from './ledger-processes.ts';
import { runPrograms } from './ledger-programs.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = ledgerOn(await testDatabase({ max: 20, environment: ledgerSettings }));
});
afterAll(() => ledger.t.close());

describe('the ledger', () => {
  test('accepts 100 of 200 parallel holds on a balance that covers 100', () =>
    guarantees.twoHundredHoldsOnAHundredCredits(ledger));
  test('holds once for one run, even if asked 50 times in parallel', () => guarantees.fiftyTimesTheSameHold(ledger));
  test('grants once for one cause, even if asked 50 times in parallel', () =>
    guarantees.fiftyTimesTheSameGrant(ledger));
  test('charges a run exactly once, even if asked 50 times in parallel and again later [D.29]', () =>
    guarantees.fiftyTimesTheSameChargedRun(ledger));
  test('ends a hold by capture or by release, whichever comes first, but never by both', () =>
    guarantees.captureAndReleaseAtOnce(ledger));
  test('processes parallel holds and settlements of one wallet without a deadlock', () =>
    guarantees.settlementsAndHoldsAtOnce(ledger));
  test('accepts whole amounts only, and writes nothing for a free run', () => guarantees.onlyWholeCredits(ledger));
  test('cannot go below zero, as the database itself ensures [D.54]', () => guarantees.nothingBelowZero(ledger));
  test('refuses entries that do not match their kind, even directly in the database', () =>
    guarantees.nothingUnsound(ledger));
  test('is append-only: nothing in it can be changed or deleted [D.54]', () => guarantees.nothingRewritten(ledger));
  test('takes back a refund once, even if asked 50 times in parallel, and flags the account with the spent amount', () =>
    guarantees.fiftyTimesTheSameRefund(ledger));
  test('credits a paid session once, by whichever event it is reported', () => guarantees.oncePerPaidSession(ledger));
  test('expires the oldest credits first, in the order in which they are spent', () =>
    guarantees.theOldestExpireFirst(ledger));
  test('uses only the clock of the database', () => guarantees.theDatabasesClock(ledger));
  test('keeps nothing of a transaction that was rolled back or cut off', () =>
    guarantees.nothingOfAnUndoneTransaction(ledger));

  test('refuses a hold for one user on the run of another', async () => {
    const [one, other] = [await newUser(ledger, 20), await newUser(ledger, 20)];
    const hold = (userId: string) =>
      ledger.credits.charges.hold(ledger.t.database.db as never, {
        userId,
        runId: '00000000-0000-4000-8000-000000000001',
        amount: 5,
        feature: 'paper-assistant',
        description: 'Paper Assistant',
      });
    await hold(one);
    await expect(hold(other)).rejects.toThrow('belongs to another wallet');
    expect(await walletOf(ledger, other)).toEqual({ balance: 20, held: 0, lines: 1 });
  });

  test('outlives its user, without personal data', async () => {
    const userId = await newUser(ledger, 20);
    const { pool } = ledger.t.database;
    const { rows } = await pool.query('select id from wallets where user_id = $1', [userId]);
    await pool.query('delete from users where id = $1', [userId]);
    const left = await pool.query('select * from ledger_transactions where wallet_id = $1', [rows[0].id]);
    expect(left.rows).toHaveLength(1);
    expect(JSON.stringify(left.rows)).not.toContain(userId);
    expect((await pool.query('select user_id from wallets where id = $1', [rows[0].id])).rows).toEqual([
      { user_id: null },
    ]);
  });

  test('is reported as wrong if a balance was changed directly', async () => {
    const t = await testDatabase();
    const userId = await newUser(ledgerOn(t), 20);
    expect(await recomputeBalances(t.database.db)).toEqual([]);
    await t.database.pool.query('update wallets set balance = 25, held = 1 where user_id = $1', [userId]);
    expect(await recomputeBalances(t.database.db)).toMatchObject([
      { balance: 25, balanceOfEntries: 20, held: 1, heldOfEntries: 0 },
    ]);
    await t.close();
  });
});

test('200 random programs over three wallets in parallel, with every step sent twice, end like the simple model', async () => {
  await runPrograms(ledger, 200);
});

test('two server processes debit one wallet in parallel: it pays for 300 of 400, none lost or doubled', async () => {
  await debitFromTwoProcesses(ledger, { debits: 400, connections: 32 });
});

test('a server killed twice during 100 charges: nothing is lost, doubled or stuck', async () => {
  await killAmidCharges(ledger, { charges: 100, kills: 2 });
});

test('npm run ledger:check reports whether the ledger balances, also by its exit code', async () => {
  const t = await testDatabase();
  const check = async () => {
    const script = join(import.meta.dirname, '../../scripts/ledger-check.ts');
    const env = { PATH: process.env.PATH ?? '', DATABASE_URL: t.url, SECRET: t.platform.config.secret };
    const child = spawn(process.execPath, [script], { env, cwd: t.dataDir, stdio: ['ignore', 'pipe', 'inherit'] });
    const [said, [code]] = await Promise.all([child.stdout.toArray(), once(child, 'exit')]);
    return { code, said: Buffer.concat(said).toString() };
  };
  const userId = await newUser(ledgerOn(t), 20);
  expect(await check()).toEqual({ code: 0, said: 'The books add up (wallets: 1, lines: 1).\n' });
  await t.database.pool.query('update wallets set balance = 25 where user_id = $1', [userId]);
  const { code, said } = await check();
  expect([code, said.split('\n').at(-2)]).toEqual([1, 'Differences: 1 (wallets: 1, lines: 1).']);
  expect(said).toContain('says balance 25, held 0, owed 0; its entries say 20, 0, 0.');
  await t.close();
});
