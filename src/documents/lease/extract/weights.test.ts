import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { NamedScore } from './score.ts';
import { added, rank, weights } from './weights.ts';

const names = readFileSync(new URL('./weights.ts', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line, index, lines) => {
    const name = /^ {2,4}(\w+): -?\d+,$/.exec(line)?.[1];
    return name === undefined ? [] : [{ name, hasReason: lines[index - 1]?.endsWith('*/') === true }];
  });

test('every score has a reason', () => {
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter(({ hasReason }) => !hasReason)).toEqual([]);
});

test('every name of a score is used', () => {
  const folder = new URL('../', import.meta.url).pathname;
  const sources = globSync('**/*.ts', { cwd: folder, exclude: (path) => path.endsWith('.test.ts') }).map((path) =>
    readFileSync(`${folder}${path}`, 'utf8'),
  );
  const used = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\b(?:rank|weights|scheduleScores)\.(\w+)/g)].map(([, name]) => name),
    ),
  );
  expect(names.filter(({ name }) => !used.has(name))).toEqual([]);
});

test('a bare number is no score', () => {
  // @ts-expect-error It says no reason.
  const bare: NamedScore = 12;
  expect(added(bare, rank.loose, undefined, weights.section)).toBe(27);
});
