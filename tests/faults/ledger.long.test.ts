import { afterAll, beforeAll, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { type Ledger, ledgerOn, ledgerSettings } from './ledger-guarantees.ts';
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
