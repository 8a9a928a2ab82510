import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failuresOf, unnoticedParts } from '#documents/rules/case-suite.ts';
import { type FieldCases, fieldSuite } from '../field-suite.ts';
import { fields } from './index.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.cases.ts'))
  .sort();
const all = (
  await Promise.all(
    files.map(async (file) => Object.values(await import(join(import.meta.dirname, file))) as FieldCases[]),
  )
).flat();

describe('every field has its examples', () => {
  test('no field lacks cases, and names of fields are unique', () => {
    const ids = fields.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !all.some(({ field }) => field.id === id))).toEqual([]);
  });

  test.each(all.map((cases) => [cases.field.id, fieldSuite(cases)] as const))(
    '%s: all evidence finds its examples, all exclusions prevent theirs, and none can be deleted unnoticed [D.95]',
    (_id, suite) => {
      expect(suite.missing()).toEqual([]);
      expect(failuresOf(suite)).toEqual([]);
      expect(unnoticedParts(suite)).toEqual([]);
    },
  );
});
