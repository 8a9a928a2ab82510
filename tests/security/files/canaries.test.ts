import { readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { layCanaries } from './canaries.ts';
import { plainDocx } from './made-docx.ts';
import { plainPdf } from './made-pdfs.ts';
import { chanceFrom, mutate } from './mutate.ts';

const canaries = await layCanaries();
afterAll(() => canaries.close());
afterEach(() => vi.useRealTimers());

test('the canaries detect a read of their file and a connection', async ({ skip }) => {
  const { bait } = canaries;
  expect(canaries.connections).toEqual([]);
  await fetch(`${bait.url}/a`);
  expect(canaries.connections).toContain('GET /a');
  skip(!canaries.noticesReads, 'this file system does not record reads');
  expect(canaries.wasRead()).toBe(false);
  readFileSync(bait.path);
  expect(canaries.wasRead()).toBe(true);
});

test('a damaged copy differs from its file, which stays unchanged, and is the same for the same seed at any time', () => {
  for (const [name, bytes] of [
    ['a.pdf', plainPdf],
    ['a.docx', plainDocx],
  ] as const) {
    const before = Buffer.from(bytes);
    const copies = (seed: number) => {
      const chance = chanceFrom(seed);
      return Array.from({ length: 60 }, (_, number) => mutate({ name, upload: 'document', bytes }, chance, number));
    };
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01') });
    const first = copies(1);
    vi.setSystemTime(new Date('2031-01-01'));
    expect(copies(1)).toEqual(first);
    expect(copies(1).filter((copy) => !before.equals(copy.bytes)).length).toBeGreaterThan(50);
    expect(before.equals(bytes)).toBe(true);
  }
});
