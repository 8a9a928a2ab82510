import type { Finding, RiskContext, RiskSentence } from '../rule.ts';
import { sharedRareWords } from '../shared-words.ts';
import { fractions } from './number-words.ts';

/** Conclusions that repeat the percentage of a result with a value that matches no number in the text. */
export function restatedOtherwise(context: RiskContext): readonly Finding[] {
  const { sentences } = context;
  return sentences
    .filter(isConclusion)
    .flatMap((sentence): Finding[] => {
      const others = sentences.filter((other) => other !== sentence);
      if (isChangeOfNoResult(sentence.lower, others)) return [{ sentence }];
      const [share] = percentagesIn(sentence.lower).filter((one) => !others.some(({ lower }) => gives(lower, one)));
      if (share === undefined) return [];
      const result = others.find(
        (other) =>
          other.move === 'result' &&
          (percentagesIn(other.lower).length > 0 || numbersIn(other.lower).length > 1) &&
          sharedRareWords(sentence, other, context) + sharedNumbers(sentence, other) >= 2,
      );
      return result === undefined ? [] : [{ sentence, quote: `${result.words} … ${sentence.words}` }];
    })
    .slice(0, 1);
}

/** '73.1' in a conclusion where a result has '71.3': two digits were swapped, and no other sentence has the number. */
export function transposed({ sentences }: RiskContext): readonly Finding[] {
  return sentences
    .filter(isConclusion)
    .flatMap((sentence): Finding[] => {
      const others = sentences.filter((other) => other !== sentence);
      const known = new Set(others.flatMap(({ lower }) => writtenIn(lower)));
      for (const written of writtenIn(sentence.lower)) {
        if (known.has(written)) continue;
        const result = others.find(
          ({ move, lower }) => move === 'result' && writtenIn(lower).some((other) => isSwapped(written, other)),
        );
        if (result !== undefined) return [{ sentence, quote: `${result.words} … ${sentence.words}` }];
      }
      return [];
    })
    .slice(0, 1);
}

/** Numbers with three or more digits that are not years. */
function writtenIn(lower: string): string[] {
  return (lower.match(/(?<![\d.,–-])\d{1,6}(?:\.\d{1,4})?(?![\d.,]*\d)/g) ?? []).filter(
    (one) => one.replace('.', '').length >= 3 && !/^(?:1[5-9]|20)\d\d$/.test(one),
  );
}

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length || one.indexOf('.') !== other.indexOf('.')) return false;
  const [a, b] = [one.replace('.', ''), other.replace('.', '')];
  const at = [...a].findIndex((digit, index) => digit !== b[index]);
  return at !== -1 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** 'A drop by nearly a third', although no number in the results, and no ratio of two of them, is close to that. */
function isChangeOfNoResult(lower: string, others: readonly RiskSentence[]): boolean {
  const percent = namedChanges.find(([pattern]) => pattern.test(lower))?.[1];
  const results = others.filter(({ move, lower: words }) => move === 'result' && numbersIn(words).length > 1);
  return (
    percent !== undefined &&
    results.length > 0 &&
    !results.some(({ lower: words }) => gives(words, percent, 5)) &&
    !others.some(({ lower: words }) => anyFraction.test(words))
  );
}

const namedChanges = fractions.map(
  ([name, percent]) =>
    [
      new RegExp(
        `\\b(?:drops?|falls?|reductions?|cuts?|decreases?|increases?|rises?|gains?|savings?|dropped|fell|reduced|decreased|increased|rose|declined?) (?:of|by) (?:(?:almost|nearly|about|roughly|more than|over|around|some|less than|up to) )?${name}\\b`,
      ),
      percent,
    ] as const,
);
const anyFraction = new RegExp(`\\b(?:${fractions.map(([name]) => name).join('|')})\\b`);

function isConclusion({ move, second, lower }: RiskSentence): boolean {
  return (
    (move === 'interpretation' || (move === 'result' && second === 'interpretation')) &&
    !/\b(?:would|could|might|if|assum\w+|expect\w*|estimate[ds]?|extrapolat\w+|literature|reported|others)\b/.test(
      lower,
    )
  );
}

function percentagesIn(lower: string): number[] {
  return [...lower.matchAll(/(?<![\d.–-])(\d{1,3}(?:\.\d+)?) ?(?:%|per ?cent)(?! (?:ci|confidence))/g)].map(([, one]) =>
    Number(one),
  );
}

function numbersIn(lower: string): number[] {
  return [...lower.matchAll(/(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)/g)].map(([one]) =>
    Number(one.replaceAll(',', '')),
  );
}

function sharedNumbers(one: RiskSentence, other: RiskSentence): number {
  const numbers = numbersIn(other.lower);
  return numbersIn(one.lower).filter((number) => number > 1 && numbers.includes(number)).length;
}

/**
 * The same number, rounded, subtracted from 100, as a fraction, or as the ratio or change of two numbers in a sentence.
 */
function gives(lower: string, share: number, tolerance = Math.max(0.6, share * 0.03)): boolean {
  const numbers = numbersIn(lower);
  const near = (value: number) => Math.abs(value - share) <= tolerance;
  return (
    numbers.some((one) => near(one) || near(100 - one) || near(100 * one)) ||
    numbers.some((one) =>
      numbers.some(
        (two) =>
          two > 0 &&
          one !== two &&
          (near((100 * one) / two) || near(Math.abs(100 - (100 * one) / two)) || near(Math.abs(one - two))),
      ),
    )
  );
}
