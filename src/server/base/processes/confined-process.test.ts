import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { askConfined, ConfinedStop } from './confined-process.ts';

/** A simulated process: these events happen to it, in this order, after it has received its job. */
function processWith(events: readonly (readonly [string, ...unknown[]])[], connected = true) {
  const child = Object.assign(new EventEmitter(), {
    pid: process.pid,
    connected,
    exitCode: null,
    signalCode: null,
    send: () => {
      for (const [name, ...values] of events) setImmediate(() => child.emit(name, ...values));
      return true;
    },
  });
  return {
    child: child as unknown as ChildProcess,
    ready: Promise.resolve(),
    kill: () => undefined,
    said: () => '',
  };
}
const bounds = { timeLimit: 60_000, memoryLimit: 2 ** 40 };

test('an answer that is read after the process has ended still counts', async () => {
  const answered = processWith([['exit', 0, null], ['message', 'the document'], ['disconnect']]);
  expect(await askConfined(answered, {}, bounds)).toBe('the document');
});

test('a process that ends without an answer counts as crashed, whether or not its channel reported it', async () => {
  for (const events of [[['exit', 1, null], ['disconnect']], [['exit', 1, null]]] as const) {
    await expect(askConfined(processWith(events), {}, bounds)).rejects.toEqual(new ConfinedStop('crashed'));
  }
});

test('if a process ended before it received the job, the job is not blamed', async () => {
  await expect(askConfined(processWith([], false), {}, bounds)).rejects.toMatchObject({ reason: 'killed' });
});
