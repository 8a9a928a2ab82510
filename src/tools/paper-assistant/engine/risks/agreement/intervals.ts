import type { Finding, RiskContext } from '../rule.ts';
import { meanOutsideRange } from './comparisons.ts';

/**
 * Sentences with an estimate outside its own interval, or with an interval and a p value that contradict each other.
 */
export function wrongIntervals({ sentences }: RiskContext): readonly Finding[] {
  return sentences
    .filter(({ lower }) => estimatesIn(lower).some(disagrees) || calledSignificant(lower) || meanOutsideRange(lower))
    .map((sentence) => ({ sentence }));
}

/** 'Significantly lower (difference -0.04, 95% CI -0.13 to 0.05)': the interval includes the value of no effect. */
function calledSignificant(lower: string): boolean {
  const [only, ...others] = estimatesIn(lower);
  return (
    only !== undefined &&
    others.length === 0 &&
    only.none !== null &&
    only.low < only.none &&
    only.none < only.high &&
    significant.test(lower) &&
    !notSignificant.test(lower)
  );
}

const significant = /\bsignificant(?:ly)? (?!(?:in|at|only) (?:the|other))/;
const notSignificant =
  /\b(?:not?|non|never|nor|neither|without|hardly|nothing|whether|if|clinically|borderline|marginal(?:ly)?|almost|nearly)\b[ -](?:\p{L}+ ){0,4}significan|\binsignificant|\b(?:did|does|do|was|were|is|are) not\b|n['’]t\b|\b(?:but|although|while|whereas)\b/u;

interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The value of no effect, if the words show what is estimated. */
  readonly none: 0 | 1 | null;
  readonly p: number | null;
}

const value = '([-−–]?\\d+(?:\\.\\d+)?)';

/** 'RR 0.81 (95% CI 0.64 to 1.03; p = 0.01)': name, estimate, text between, interval, and a following p value. */
const estimate = new RegExp(
  `([a-z][a-z -]{0,40}?)[ =:(]*(?:of |was |by )?(?<![\\d.]|\\p{L}[-−–]?|\\b(?:to|vs\\.?|versus|than|and|against|from|at|in|after|with|over|within|for|per|during|since|until|every|each|grade|wave|tier|class|group|level|quintile|quartile|tertile|stage|type|phase|category|year|month|week|day) )${value}\\s?(?:%|points?|[a-zµ°/²]{1,10})?(?: [a-z]{1,10}){0,3}\\s?[(,;\\[]\\s?(?:\\d+\\/\\d+[;,] ?)?95\\s?% ?(?:ci|confidence interval|(?:credible |prediction )?interval)[:, =]*\\[?${value}\\s?%?\\s?(?:to|–|-|,|;)\\s?${value}(?:\\s?%)?\\]?(?:[;,)]\\s?p\\s?(=|<|>)\\s?(0?\\.\\d+))?`,
  'gu',
);

/** 'RR = 1.8 [1.2, 2.7], p = .31'. */
const ratioInBrackets = new RegExp(
  `\\b(rr|or|hr|irr|a?or|a?hr)[ =:(]{1,3}${value}\\s?[(,;\\[]{1,2}\\s?(?:95 ?% ?)?(?:ci:? ?)?${value}\\s?(?:to|–|-|,|;)\\s?${value}[\\]),;]{1,2}\\s?\\(?p\\s?(=|<|>)\\s?(0?\\.\\d+)`,
  'gu',
);

function estimatesIn(lower: string): Estimate[] {
  return [...lower.matchAll(estimate), ...lower.matchAll(ratioInBrackets)].map(
    ({ 1: name = '', 2: given = '', 3: low = '', 4: high = '', 5: sign, 6: p, index }) => ({
      value: labelled(lower, index, name, given, numberOf(low), numberOf(high)),
      low: numberOf(low),
      high: numberOf(high),
      none: ratio.test(name) ? 1 : difference.test(name) || numberOf(low) < 0 ? 0 : null,
      p: p === undefined ? null : sign === '=' ? Number(p) : sign === '<' && Number(p) <= 0.01 ? Number(p) : null,
    }),
  );
}

const ratio = /\b(?:rr|or|hr|irr|ratio|a?or|a?hr|a?rr)\b/;
const difference = /\b(?:difference|md|smd|change|effect|coefficient|beta)\b/;

/**
 * '14.1 weeks for DM 35 (95% CI 12.9-15.5)': the number in a label isn't the estimate if there is another number before
 * it.
 */
function labelled(lower: string, at: number, name: string, given: string, low: number, high: number): number {
  const value = numberOf(given);
  if (!/\b(?:for|with|in|of) [a-z]{1,12} ?$/.test(name) || (low <= value && value <= high)) return value;
  const before = lower.slice(Math.max(0, at - 40), at + name.length).match(/(?<![\d.])\d{1,6}(?:\.\d{1,6})?/g) ?? [];
  return before.map(Number).find((one) => low <= one && one <= high) ?? value;
}

function numberOf(written: string): number {
  return Number(written.replace(/^[−–]/, '-'));
}

function disagrees({ value, low, high, none, p }: Estimate): boolean {
  if (low >= high) return false;
  // 'Fell by 4.6 (95% CI -7.1 to -2.1)' expresses the sign in words; '87% (95% CI 0.83 to 0.91)' uses another unit.
  const readings = [value, -value, value / 100, value * 100];
  if (!readings.some((one) => low <= one && one <= high)) return true;
  if (none === null || p === null) return false;
  const contains = low < none && none < high;
  return contains ? p < 0.03 : p > 0.08;
}
