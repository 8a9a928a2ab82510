import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Decision } from './decision.ts';
import { chapters, decisions } from './index.ts';
import { asvsGaps, asvsTable } from './pages.ts';
import { requirements } from './requirements.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the decisions about ASVS 5.0', () => {
  test('cover each of the 253 requirements of levels 1 and 2 once, at its level', () => {
    expect([requirements[1].length, requirements[2].length]).toEqual([70, 183]);
    for (const level of [1, 2] as const) {
      const decided = decisions.filter((decision) => decision.level === level).map(({ id }) => id);
      expect(decided.toSorted()).toEqual(requirements[level].toSorted());
    }
    for (const { number, decisions: of } of chapters) {
      for (const { id } of of) expect(id).toMatch(new RegExp(`^${number}\\.`));
    }
  });

  test('leave at most five requirements unmet', () => {
    expect(decisions.filter(({ state }) => state === 'not met').length).toBeLessThanOrEqual(5);
  });

  test('name evidence that exists: files, and titles in the test files', () => {
    expect(decisions.flatMap(problemsOf)).toEqual([]);
  });

  test('are refused if their evidence is missing', () => {
    const made = { state: 'met', id: '0.0.1', level: 1, asks: 'x', how: 'x' } as const;
    expect(problemsOf({ ...made, code: ['src/nowhere.ts'], tests: [] })).toEqual(['0.0.1: no file src/nowhere.ts']);
    expect(problemsOf({ ...made, code: [], tests: [] })).toEqual(['0.0.1: no evidence']);
    const elsewhere = ['tests/security/headers.test.ts', 'a title that no test has'] as const;
    expect(problemsOf({ ...made, code: ['src/http.ts'], tests: [elsewhere] })).toEqual([
      '0.0.1: no such title in tests/security/headers.test.ts',
    ]);
  });

  test('are counted correctly on the security page', () => {
    const page = read('docs/security.md');
    expect(page).toContain(asvsTable());
    expect(page).toContain(asvsGaps());
  });
});

function problemsOf(decision: Decision): string[] {
  if (decision.state !== 'met') return [];
  const { id, code, tests } = decision;
  const missing = code.filter((path) => !existsSync(join(root, path))).map((path) => `${id}: no file ${path}`);
  const untrue = tests.flatMap(([file, title]) => {
    if (!existsSync(join(root, file))) return [`${id}: no file ${file}`];
    return hasTitle(read(file), title) ? [] : [`${id}: no such title in ${file}`];
  });
  return [...(code.length === 0 ? [`${id}: no evidence`] : []), ...missing, ...untrue];
}

/** Whether the title of a test, it or describe call, or of a table, contains this text. */
function hasTitle(source: string, title: string): boolean {
  const plain = source.replaceAll("\\'", "'");
  return plain.split('\n').some((line) => /['"`]/.test(line) && line.includes(title));
}
