import { expect, test } from 'vitest';
import { createSharedState } from './book.ts';
import { pauseBefore } from './restart-pause.ts';

const streams = { kind: 'take', name: 'event streams', key: 'ada', rules: { perKey: 2, waiting: 0 } } as const;
const hashes = { kind: 'take', name: 'password hashes', key: undefined, rules: { count: 1, waiting: 1 } } as const;

test('processes share a limit by its name, and a process that ends releases its turns [D.181]', async () => {
  const book = createSharedState();
  expect(await book.take(1, { ...streams, id: 1 })).toBe(true);
  expect(await book.take(2, { ...streams, id: 1 })).toBe(true);
  expect(await book.take(2, { ...streams, id: 2 })).toBe(false);
  expect(await book.take(2, { ...streams, id: 3, key: 'bob' })).toBe(true);
  book.forget(1);
  expect(await book.take(2, { ...streams, id: 4 })).toBe(true);
  book.endTurn(2, 4);
  expect(await book.take(2, { ...streams, id: 5 })).toBe(true);
  expect(await book.take(3, { ...streams, id: 1 })).toBe(false);
});

test('if a process ends while waiting for a turn, the next one gets it [D.181]', async () => {
  const book = createSharedState();
  expect(await book.take(1, { ...hashes, id: 1 })).toBe(true);
  const dead = book.take(2, { ...hashes, id: 1 });
  expect(await book.take(3, { ...hashes, id: 1 })).toBe(false);
  book.forget(2);
  book.endTurn(1, 1);
  expect(await dead).toBe(false);
  expect(await book.take(3, { ...hashes, id: 2 })).toBe(true);
});

test('requests to one service keep their minimum interval, whichever process makes them [D.181]', async () => {
  const book = createSharedState();
  const waits = [await book.wait('arXiv', 3_000), await book.wait('arXiv', 3_000), await book.wait('Crossref', 100)];
  expect(waits[0]).toBe(0);
  expect(waits[1]).toBeGreaterThan(2_500);
  expect(waits[2]).toBe(0);
});

test('a process that keeps crashing is restarted after longer and longer waits, and quickly again once it has run for a while [D.181]', () => {
  let crashes = 0;
  const pauses = Array.from({ length: 11 }, () => {
    const pause = pauseBefore({ crashes, seconds: 2 });
    crashes = pause.crashes;
    return pause.milliseconds;
  });
  expect(pauses).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000]);
  expect(pauseBefore({ crashes, seconds: 61 })).toEqual({ crashes: 1, milliseconds: 100 });
});
