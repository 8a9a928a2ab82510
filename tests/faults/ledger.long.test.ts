import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { brokenVariants } from './ledger-broken-variants.ts';
import { guarantees, type Ledger, ledgerOn, ledgerSettings } from './ledger-guarantees.ts';
import { debitFromTwoProcesses, killAmidCharges } from './ledger-processes.ts';
import { runPrograms } from './ledger-programs.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = ledgerOn(await testDatabase({ max: 20, environment: ledgerSettings }));
});
afterAll(() => ledger.t.close());

test('10,000 random programs over three wallets in parallel, with every step sent twice, end like the simple model', async () => {
  await runPrograms(ledger, 10_000);
});

test('two server processes on 64 connections: a wallet covers 7,500 of 10,000 debits, and none is lost or doubled', async () => {
  await debitFromTwoProcesses(ledger, { debits: 10_000, connections: 64 });
});

test('a server killed 20 times during 2,000 charges: nothing is lost, doubled or stuck', async () => {
  await killAmidCharges(ledger, { charges: 2_000, kills: 20 });
});

// The proof that each test of ledger.test.ts can fail.
describe('a broken ledger is detected, one that', () => {
  test.each(brokenVariants)('$mistake ($caughtBy)', async (variant) => {
    const t = await testDatabase({ max: 20, environment: ledgerSettings });
    // All connections are open before the race begins.
    await Promise.all(Array.from({ length: 20 }, () => t.database.pool.query('select pg_sleep(0.1)')));
    for (const statement of variant.statements ?? []) await t.database.pool.query(statement);
    const broken = ledgerOn(t);
    const charges = variant.charges?.(broken.credits.charges, t) ?? broken.credits.charges;
    const credits = { ...broken.credits, charges };
    // Must fail by an assertion: any other error would mean that the variant doesn't even run.
    await expect(guarantees[variant.caughtBy]({ ...broken, ...variant.ledger?.(t), credits })).rejects.toMatchObject({
      name: 'AssertionError',
    });
    await t.close();
  });
});
