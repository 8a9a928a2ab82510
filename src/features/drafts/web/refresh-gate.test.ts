import { expect, test } from 'vitest';
import { createRefreshGate } from './refresh-gate.ts';

function gateAt(start: number) {
  let time = start;
  const gate = createRefreshGate(() => time);
  return { gate, pass: (milliseconds: number) => (time += milliseconds) };
}

test('a second refresh is blocked while one runs, and within 5000 ms after it [P4.19]', async () => {
  const { gate, pass } = gateAt(1_000_000);
  let finish: () => void = () => {};
  const first = gate.run(() => new Promise<void>((resolve) => (finish = resolve)));
  pass(60_000);
  let worked = 0;
  const work = async () => {
    worked += 1;
  };
  expect(await gate.run(work)).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect(await gate.run(work)).toBe(false);
  pass(4_999);
  expect(await gate.run(work)).toBe(false);
  expect(worked).toBe(0);
  pass(1);
  expect(await gate.run(work)).toBe(true);
  expect(worked).toBe(1);
});

test('a refresh that fails rejects, and its cooldown counts as well', async () => {
  const { gate, pass } = gateAt(0);
  await expect(gate.run(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
  expect(await gate.run(async () => {})).toBe(false);
  pass(5_000);
  expect(await gate.run(async () => {})).toBe(true);
});
