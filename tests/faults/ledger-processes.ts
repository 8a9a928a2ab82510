import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import { expectLedgerToBalance, type Ledger, newUser, walletOf } from './ledger-guarantees.ts';
import type { LedgerWorker } from './ledger-worker.ts';

/**
 * Two server processes debit one wallet that covers three of four debits: three succeed, and none is lost or doubled.
 */
export async function debitFromTwoProcesses(
  ledger: Ledger,
  { debits, connections }: { debits: number; connections: number },
): Promise<void> {
  const pays = (debits * 3) / 4;
  const userId = await newUser(ledger, pays);
  const runs = Array.from({ length: debits }, () => randomUUID());
  const answers = await Promise.all(
    [runs.slice(0, debits / 2), runs.slice(debits / 2)].map((half) =>
      finish(start({ url: ledger.t.url, userId, connections: connections / 2, runs: half })),
    ),
  );
  const charged = answers.flat().filter((answer) => answer.charged);
  expect([answers.flat().length, charged.length]).toEqual([debits, pays]);
  expect(await walletOf(ledger, userId)).toEqual({ balance: 0, held: 0, lines: 1 + pays });
  expect(await capturedRuns(ledger, userId)).toEqual(charged.map(({ runId }) => runId).sort());
  await expectLedgerToBalance(ledger);
}

/** A server is killed several times during its charges and restarted with the same runs. */
export async function killAmidCharges(
  ledger: Ledger,
  { charges, kills }: { charges: number; kills: number },
): Promise<void> {
  const userId = await newUser(ledger, charges);
  const runs = Array.from({ length: charges }, () => randomUUID());
  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = start({ url: ledger.t.url, userId, connections: 8, runs });
    const died = once(victim, 'exit');
    let done = 0;
    victim.on('message', () => {
      done += 1;
      // Later each time, so that each kill interrupts new work.
      if (done === Math.round((charges * kill) / (kills + 1))) victim.kill('SIGKILL');
    });
    expect(await died).toEqual([null, 'SIGKILL']);
    const { balance, held } = await walletOf(ledger, userId);
    expect(balance + held + (await capturedRuns(ledger, userId)).length).toBe(charges);
  }
  const answers = await finish(start({ url: ledger.t.url, userId, connections: 8, runs }));
  expect(answers.every(({ charged }) => charged)).toBe(true);
  expect(await walletOf(ledger, userId)).toEqual({ balance: 0, held: 0, lines: 1 + charges });
  expect(await capturedRuns(ledger, userId)).toEqual(runs.toSorted());
  await expectLedgerToBalance(ledger);
}

interface Answer {
  readonly runId: string;
  readonly charged: boolean;
}

function start(settings: LedgerWorker): ChildProcess {
  const worker = fork(join(import.meta.dirname, 'ledger-worker.ts'), { execArgv: [] });
  // Sent as a message instead of an argument: ten thousand runs exceed the length of a command line.
  worker.send(settings);
  return worker;
}

async function finish(worker: ChildProcess): Promise<Answer[]> {
  const answers: Answer[] = [];
  worker.on('message', (answer) => answers.push(answer as Answer));
  expect(await once(worker, 'exit')).toEqual([0, null]);
  return answers;
}

async function capturedRuns({ t }: Ledger, userId: string): Promise<string[]> {
  const { rows } = await t.database.pool.query<{ cause: string }>(
    `select cause from ledger_transactions join wallets on wallets.id = wallet_id
     where user_id = $1 and kind = 'capture' order by cause`,
    [userId],
  );
  return rows.map(({ cause }) => cause).sort();
}
