import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeSentence } from '#tools/paper-assistant/engine/model/claim-gate.ts';

/**
 * Twenty texts from different fields, each with a false sentence of every kind and five true ones, written before the
 * gate.
 */
const texts = JSON.parse(readFileSync(new URL('model-sentences.json', import.meta.url), 'utf8')) as readonly {
  readonly field: string;
  readonly basis: readonly string[];
  readonly false: Readonly<Record<string, string>>;
  readonly connective: readonly string[];
  readonly shortened: readonly string[];
}[];

const families = Object.keys(texts[0]?.false ?? {});

describe('a false sentence of a model is refused, whatever source it names', () => {
  test.each(families)('twenty sentences with another %s [D.128]', (family) => {
    const lies = texts.map((text) => ({ lie: text.false[family] ?? '', basis: text.basis }));
    expect(lies).toHaveLength(20);
    expect(lies.filter(({ lie, basis }) => 'passes' in judgeSentence(lie, basis))).toEqual([]);
  });
});

test('of a hundred true sentences at least sixty are accepted, with the right kind [D.128]', () => {
  expect(families).toHaveLength(10);
  const passed = texts.flatMap(({ basis, connective, shortened }) => [
    ...connective.map((text) => [judgeSentence(text, basis), 'connective'] as const),
    ...shortened.map((text) => [judgeSentence(text, basis), 'shortened'] as const),
  ]);
  expect(passed).toHaveLength(100);
  expect(passed.filter(([judged]) => 'passes' in judged).length).toBeGreaterThanOrEqual(60);
  for (const [judged, kind] of passed) {
    if ('passes' in judged && judged.passes !== 'choice') expect(judged.passes).toBe(kind);
  }
});
