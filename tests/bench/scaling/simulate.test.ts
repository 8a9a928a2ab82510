import { expect, test } from 'vitest';
import { placesFor, simulate } from './simulate.ts';

const one = (seconds: number, places = 1) => [{ name: 'one', places, seconds }];

test('the simulation agrees with queueing theory: one place, busy half of the time', () => {
  // M/M/1: the time in the system is exponential with mean 1 / (service rate - arrival rate) = 0.2 s.
  const { middle, slow, busy } = simulate(one(0.1), 5, { runs: 200_000 });
  expect(busy['one']).toBeCloseTo(0.5);
  expect(middle).toBeGreaterThan(0.2 * Math.log(2) * 0.95);
  expect(middle).toBeLessThan(0.2 * Math.log(2) * 1.05);
  expect(slow).toBeGreaterThan(0.2 * Math.log(20) * 0.95);
  expect(slow).toBeLessThan(0.2 * Math.log(20) * 1.05);
});

test('a setup that cannot keep up is reported, and more places help', () => {
  const two = [...one(0.1), { name: 'other', places: 4, seconds: 0.2 }];
  expect(simulate(two, 12)).toMatchObject({ first: 'one', middle: null, slow: null });
  expect(simulate(two, 8).first).toBe('one');
  expect(placesFor(two, 70)).toEqual({ one: 10, other: 20 });
  expect(simulate(one(0.1, 10), 70).slow).not.toBeNull();
});
