import { expect, test } from 'vitest';
import { createActionGate } from './action-gate.ts';

function gateAt(start: number, pause: number) {
  let time = start;
  const gate = createActionGate(() => time, pause);
  return { gate, pass: (milliseconds: number) => (time += milliseconds) };
}

test.each([
  { what: 'a refresh of the drafts is blocked while one runs, and within 5000 ms after it', pause: 5_000 },
  { what: 'a change of favorites is blocked while one runs, and within 1000 ms after it', pause: 1_000 },
])('$what', async ({ pause }) => {
  const { gate, pass } = gateAt(1_000_000, pause);
  let finish: () => void = () => {};
  const first = gate.run(() => new Promise<void>((resolve) => (finish = resolve)));
  pass(60_000);
  let worked = 0;
  const work = async () => {
    worked += 1;
  };
  expect(await gate.run(work)).toBe('running');
  finish();
  expect(await first).toBe('done');
  expect(await gate.run(work)).toBe('pausing');
  pass(pause - 1);
  expect(await gate.run(work)).toBe('pausing');
  expect(worked).toBe(0);
  pass(1);
  expect(await gate.run(work)).toBe('done');
  expect(worked).toBe(1);
});

test('an action that fails rejects, and the pause after it applies too', async () => {
  const { gate, pass } = gateAt(0, 5_000);
  await expect(gate.run(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
  expect(await gate.run(async () => {})).toBe('pausing');
  pass(5_000);
  expect(await gate.run(async () => {})).toBe('done');
});
