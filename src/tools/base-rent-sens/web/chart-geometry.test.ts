import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Area, heightOf, placeOf, shortDollars, stackBars, ticksUpTo } from './chart-geometry.ts';

const area: Area = { width: 340, height: 220, left: 48, right: 8, top: 10, bottom: 24 };

test('axis labels are round, begin at zero and reach the highest value', () => {
  expect(ticksUpTo(660_160.86)).toEqual([0, 200_000, 400_000, 600_000, 800_000]);
  expect(ticksUpTo(4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticksUpTo(100)).toEqual([0, 25, 50, 75, 100]);
  expect(ticksUpTo(0)).toEqual([0, 1]);
  expect(ticksUpTo(Number.NaN)).toEqual([0, 1]);
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e17, noNaN: true }), (highest) => {
      const ticks = ticksUpTo(highest);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9));
      expect(ticks.length).toBeGreaterThan(2);
      expect(ticks.length).toBeLessThan(7);
    }),
  );
});

test('a stack starts at the axis, its parts touch, and its height is their sum', () => {
  const [bar] = stackBars(area, [[500, 75, 85]], 800);
  const segments = bar?.segments ?? [];
  expect((segments[0]?.y ?? 0) + (segments[0]?.height ?? 0)).toBeCloseTo(area.height - area.bottom);
  expect((segments[1]?.y ?? 0) + (segments[1]?.height ?? 0)).toBeCloseTo(segments[0]?.y ?? 0);
  expect((segments[2]?.y ?? 0) + (segments[2]?.height ?? 0)).toBeCloseTo(segments[1]?.y ?? 0);
  expect(segments[2]?.y).toBeCloseTo(heightOf(area, 660, 800));
});

test('bars of 1 to 15 years stay within the area and do not touch', () => {
  for (let years = 1; years <= 15; years += 1) {
    const bars = stackBars(
      area,
      Array.from({ length: years }, () => [1]),
      1,
    );
    expect(bars[0]?.x).toBeGreaterThanOrEqual(area.left);
    const last = bars.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(area.width - area.right);
    for (let index = 1; index < bars.length; index += 1) {
      const before = bars[index - 1];
      expect(bars[index]?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
    }
  }
});

test('a range of one rent is in the middle', () => {
  expect(placeOf(area, 50, 50, 65)).toBe(area.left);
  expect(placeOf(area, 65, 50, 65)).toBe(area.width - area.right);
  expect(placeOf(area, 50, 50, 50)).toBe((area.left + area.width - area.right) / 2);
});

test('sums are labeled in short form', () => {
  expect([0, 660_160.86, 3_323_989.47, 2.5e15].map(shortDollars)).toEqual(['$0', '$660.2K', '$3.3M', '$2500T']);
});
