import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failuresOf, unnoticedParts } from '#documents/rules/case-suite.ts';
import { type CheckCases, checkSuite } from './check.ts';
import { checks } from './index.ts';

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.cases.ts'));
const all = (
  await Promise.all(
    files.map(async (file) => Object.values(await import(join(import.meta.dirname, file))) as CheckCases[]),
  )
).flat();

describe('every cross-check has its examples', () => {
  test('no cross-check lacks examples', () => {
    expect(checks.filter((check) => !all.some((cases) => cases.check === check)).map(({ rule }) => rule)).toEqual([]);
  });

  test.each(all.map((cases) => [cases.check.rule, checkSuite(cases)] as const))(
    '%s reports contradictions and nothing else [D.95]',
    (_rule, suite) => {
      expect(suite.missing()).toEqual([]);
      expect(failuresOf(suite)).toEqual([]);
      expect(unnoticedParts(suite)).toEqual([]);
    },
  );
});
