import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LabelledTerm } from '#documents/lease/letter/point-model/train-points.ts';
import { speaksOf, spokenPoints } from '#documents/lease/letter/spoken-points.ts';

const folder = join(import.meta.dirname, 'offers', 'terms');
const terms = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledTerm),
);
const settles = (point: string) =>
  terms.filter(
    ({ label, point: own, also }) => label === 'settles' && (own === point || (also?.includes(point) ?? false)),
  );
const labelled = Object.entries(spokenPoints).filter(([point]) => settles(point).length > 0);

test.each(labelled)('%s: each pattern recognizes a term that no other pattern of the point does', (point, patterns) => {
  for (const pattern of patterns) {
    const own = settles(point).filter(
      ({ text }) => pattern.test(text) && patterns.every((other) => other === pattern || !other.test(text)),
    );
    expect(own.length, String(pattern)).toBeGreaterThan(0);
  }
});

test('terms that are left open rarely count as settled', () => {
  const open = terms.filter(({ label, point }) => label === 'open' && point in spokenPoints);
  const taken = open.filter(({ point, text }) => speaksOf(point, text));
  expect(open.length).toBeGreaterThan(300);
  // The words of a point do not include every way to leave it open; the trained model covers the rest.
  expect(taken.length / open.length).toBeLessThan(0.5);
});
