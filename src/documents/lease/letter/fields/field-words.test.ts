import { describe, expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { type CaseSuite, failuresOf, unnoticedParts } from '#documents/rules/case-suite.ts';
import { prepareText } from '../../prepare/lease-text.ts';
import { decideLetter } from '../decide-letter.ts';
import { fieldWordCases } from './field-words.cases.ts';
import { canMean, fieldWords } from './field-words.ts';

/** The two parts of a field's words; `off` names the part that is left out. */
function suiteOf(field: string): CaseSuite {
  const { says, unless } = fieldWords[field] ?? { says: /^/ };
  const cases = fieldWordCases[field];
  return {
    name: field,
    parts: ['says', ...(unless === undefined ? [] : ['unless'])],
    missing: () => [
      ...(cases === undefined ? ['no cases'] : []),
      ...(unless !== undefined && cases?.otherwise === undefined ? ['“unless” has no case'] : []),
    ],
    examples: [
      ...(cases?.can ?? []).map((text) => [text, true] as const),
      ...[cases?.lacking ?? [], cases?.otherwise ?? []].flat().map((text) => [text, false] as const),
    ].map(([text, expected]) => ({
      check(off) {
        const words = {
          says: off === 'says' ? /^/ : says,
          ...(unless === undefined || off === 'unless' ? {} : { unless }),
        };
        const can = canMean(field, text, { [field]: words });
        return can === expected ? [] : [{ text, expected: String(expected), got: String(can) }];
      },
    })),
  };
}

describe('words of fields', () => {
  test('every field with words has cases, and every case belongs to a field', () => {
    expect(Object.keys(fieldWordCases).sort()).toEqual(Object.keys(fieldWords).sort());
  });

  test.each(Object.keys(fieldWords))('%s: a case fails if any part is deleted [D.106]', (field) => {
    const suite = suiteOf(field);
    expect(suite.missing()).toEqual([]);
    expect(failuresOf(suite)).toEqual([]);
    expect(unnoticedParts(suite)).toEqual([]);
  });

  test('a refusal without further words fills in no field', () => {
    expect(canMean('parking', 'Parking: none')).toBe(false);
    expect(canMean('parking', 'Parking: 12')).toBe(true);
  });

  test('a field without its own words is not affected by them', () => {
    expect(canMean('landlord', 'Alder Holdings LLC')).toBe(true);
  });

  test('offers are read with these words [D.106]', () => {
    const read = (id: string, sentence: string) =>
      decideLetter(
        prepareText(
          caseDocument(
            `Tenant: Alder Foods LLC\nLandlord: Mill Trust\nRent: $2,000 a month\nTerm: 5 years\n${sentence}`,
          ),
        ),
      ).decisions.get(id)?.values[0]?.value;
    const held =
      'One month more that we hold in case of damage, you get it back when you leave if everything is broom clean.';
    expect(read('condition', held)).toBeUndefined();
    expect(read('condition', 'You get it broom clean and with the systems in working order.')).toContain('broom clean');
  });
});
