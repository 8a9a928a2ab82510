import { stem } from '../../terms.ts';
import { numberWord, valueIn } from '../counts.ts';
import type { Finding, RiskContext } from '../rule.ts';

const amount = `(\\d{1,3}(?:,\\d{3})+|\\d{1,6}|${numberWord.source})`;

/** '14 of the 22 springs declined', '5 of 20 patients relapsed'. */
const part = new RegExp(
  `(?<![\\d.,–-])${amount} (?:out )?of (?:the |our |all |these )*${amount} ([\\p{L}-]{3,30}) (?:\\p{L}+ly |have |had |has )?(\\p{L}{4,20}ed|rose|fell|died|grew|failed|broke|came)\\b`,
  'gu',
);

/** 'The 16 declining springs', 'the 7 patients who relapsed'. */
const named = new RegExp(
  `\\b(?:the|these|all|our|those) ${amount} (?:(\\p{L}{4,20}(?:ing|ed)) ([\\p{L}-]{3,30})\\b|([\\p{L}-]{3,30}) (?:that|who|which) (?:had |have )?(\\p{L}{4,20})\\b)`,
  'gu',
);

/** A part of the sample that is mentioned again with another number. */
export function countedOtherwise({ sentences }: RiskContext): readonly Finding[] {
  for (const sentence of sentences) {
    for (const [, count = '', , noun = '', verb = ''] of sentence.lower.matchAll(part)) {
      for (const other of sentences) {
        if (other === sentence) continue;
        const again = [...other.lower.matchAll(named)].find(
          ([, , act, thing, thingToo, actToo]) =>
            isSame(noun, thing ?? thingToo ?? '') && isSame(verb, act ?? actToo ?? ''),
        );
        // The same words with the first number show that the other number counts something else.
        if (again === undefined || valueIn(again[1] ?? '') === valueIn(count)) continue;
        return [{ sentence: other, quote: `${sentence.words} … ${other.words}` }];
      }
    }
  }
  return [];
}

function isSame(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one === other || stem(one) === stem(other));
}
