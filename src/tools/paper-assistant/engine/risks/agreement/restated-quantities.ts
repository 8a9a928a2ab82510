import type { Finding, RiskContext, RiskSentence } from '../rule.ts';
import { sharedRareWords } from '../shared-words.ts';

/**
 * A conclusion that states a quantity with a value found in no other sentence, while a result states it with a
 * different one.
 */
export function quantityOtherwise(context: RiskContext): readonly Finding[] {
  const { sentences } = context;
  return sentences
    .filter((sentence) => concludes(sentence) && !elsewhere.test(sentence.lower))
    .flatMap((sentence): Finding[] => {
      const others = sentences.filter((other) => other !== sentence);
      for (const given of quantitiesIn(sentence.lower)) {
        if (others.some((other) => gives(other, given))) continue;
        const result = others.find(
          (other) =>
            (other.move === 'result' || other.move === 'method') &&
            quantitiesIn(other.lower).some(({ unit, name }) => unit === given.unit && sameThing(name, given.name)) &&
            isAbout(sentence, other, given, context),
        );
        if (result !== undefined) return [{ sentence, quote: `${result.words} … ${sentence.words}` }];
      }
      return [];
    })
    .slice(0, 1);
}

function concludes({ move, second, lower }: RiskSentence): boolean {
  return (
    move === 'interpretation' ||
    (move === 'result' &&
      second === 'interpretation' &&
      /\b(?:conclusion|conclude|summary|thus|therefore|overall)\b/.test(lower))
  );
}

/** Numbers that come from others' work, a plan or an estimate. */
const elsewhere =
  /\b(?:would|could|might|may|if|assum\w+|expect\w*|extrapolat\w+|literature|reported|others|earlier|previous\w*|limit|threshold|standard|guideline|target|below|above|beyond|less than|more than|at least|up to|within|over|under|per cent|future|planned)\b|\(\d{4}\)|\\cite|\[\d/;

interface Quantity {
  readonly value: number;
  readonly unit: string;
  /** The word before 'of', for example 'period' in 'a period of 4.3 d'. */
  readonly name: string | null;
}

const withUnit =
  /(?:\b([a-z]{4,}) (?:of|was|is|were|=) (?:[a-z]{1,2} ?= ?)?)?(?<![\d.,^–-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?: ?± ?\d+(?:\.\d+)?)? ?(mpa|gpa|kpa|ma|ka|ga|days?|d|h|hours|min|minutes|s|ms|nm|µm|mm|cm|m|km|kg|g|mg|°c|k|kn|n|k?hz|k?ev|mv|v|k?wh?|t\/ha|kg\/ha|µg\/ml|mg\/l|points|euros|dollars|wpm|mah\/g|years)(?![\p{L}\d/²³^-])/gu;

function quantitiesIn(lower: string): Quantity[] {
  return [...lower.matchAll(withUnit)].map(([, name = null, value = '', unit = '']) => ({
    value: Number(value.replaceAll(',', '')),
    unit,
    name,
  }));
}

function sameThing(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}

/** The sentences share two words or numbers, or the name of a quantity that has only one value. */
function isAbout(sentence: RiskSentence, other: RiskSentence, given: Quantity, context: RiskContext): boolean {
  const named = given.name !== null && quantitiesIn(other.lower).filter(({ name }) => name === given.name).length === 1;
  const numbers = numbersIn(other.lower);
  const shared = numbersIn(sentence.lower).filter(
    (number) => number !== given.value && numbers.includes(number),
  ).length;
  return named || (shared >= 1 && sharedRareWords(sentence, other, context) + shared >= 2);
}

/** The value is repeated, rounded, or is the sum, difference or mean of two values with the same unit. */
function gives({ lower }: RiskSentence, { value, unit }: Quantity): boolean {
  const near = (one: number) => Math.abs(one - value) <= Math.max(0.03 * Math.abs(value), 1e-9);
  const same = quantitiesIn(lower)
    .filter((one) => one.unit === unit)
    .map((one) => one.value);
  return (
    numbersIn(lower).some(near) ||
    same.some((one, at) =>
      same.slice(at + 1).some((two) => near(one + two) || near(Math.abs(one - two)) || near((one + two) / 2)),
    )
  );
}

function numbersIn(lower: string): number[] {
  return [...lower.matchAll(/(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)/g)].map(([one]) =>
    Number(one.replaceAll(',', '')),
  );
}
