import type { Finding, RiskContext } from '../rule.ts';
import { isOwnWork } from '../rule.ts';

const value = '([-−–]?\\d+(?:\\.\\d+)?)';

/**
 * Two values that are said to agree but are far outside their uncertainties, or that are said to differ clearly but are
 * within them.
 */
export function wrongAgreement({ sentences }: RiskContext): readonly Finding[] {
  return sentences
    .filter(({ move, lower }) => isOwnWork(move) && disagreesWithItself(lower))
    .map((sentence) => ({ sentence }))
    .slice(0, 2);
}

function disagreesWithItself(lower: string): boolean {
  const given = [...lower.matchAll(withError)].map(
    ([, one = '', error = '']) => [numberOf(one), numberOf(error)] as const,
  );
  const [first, second] = given;
  // 'The change is within the error (1 ± 3 %)': this value is not compared with another value.
  if (
    /\bwithin (?:the|its|their|one) (?:errors?|uncertaint(?:y|ies)|standard error) \(-?\d[^()±]{0,10}± ?\d[^()±]{0,10}\)/.test(
      lower,
    )
  )
    return false;
  // Two pairs are compared in order: '32.1 and 24.6 agree with 31.3 ± 0.1 and 23.5 ± 0.1'.
  if ((lower.replaceAll(withError, '').match(/\d\.\d/g)?.length ?? 0) > 1) return false;
  if (first === undefined || second === undefined || given.length !== 2) return false;
  const apart = Math.abs(first[0] - second[0]) / Math.hypot(first[1], second[1]);
  if (agrees.test(lower) && !denies.test(lower)) return apart > 3;
  return differs.test(lower) && !denies.test(lower) && apart < 1;
}

const withError = new RegExp(`(?<![\\d.\\p{L}])${value} ?± ?(\\d+(?:\\.\\d+)?)`, 'gu');
const agrees =
  /\b(?:agrees?|agreement|consistent|compatible|matche?s?|in line|the same|identical|reproduces?|within (?:the |one |its |their )?(?:errors?|uncertaint(?:y|ies)|standard errors?|sigma))\b/;
const differs =
  /\b(?:clearly|significantly|markedly|definitely|much) (?:higher|lower|larger|smaller|faster|slower|better|worse|longer|shorter|more|less)\b/;
const denies =
  /\b(?:not|no|nor|never|dis-?agree\w*|inconsistent|incompatible|outside|tension|although|but|while)\b|n['’]t\b/;

/** 'Twice as many errors (31 against 22)', 'faster by a factor of three (12 ms against 6 ms)'. */
export function misnamedFactor(lower: string): boolean {
  const match = factor.exec(lower);
  if (match === null) return false;
  const [, name = '', one = '', other = ''] = match;
  const [a, b] = [numberOf(one.replaceAll(',', '')), numberOf(other.replaceAll(',', ''))];
  const said = factors.find(([word]) => name.startsWith(word))?.[1] ?? Number(/\d+/.exec(name)?.[0]);
  const ratio = Math.max(a, b) / Math.min(a, b);
  return a > 0 && b > 0 && said > 1 && (ratio < said * 0.8 || ratio > said * 1.35);
}

const factors: readonly (readonly [string, number])[] = [
  ['twice', 2],
  ['double', 2],
  ['half as', 2],
  ['half the', 2],
  ['half that', 2],
  ['two times', 2],
  ['three times', 3],
  ['four times', 4],
  ['five times', 5],
  ['ten times', 10],
  ['a factor of two', 2],
  ['a factor of three', 3],
  ['a factor of four', 4],
  ['a factor of five', 5],
  ['a factor of ten', 10],
];

const factor = new RegExp(
  `\\b(${factors.map(([name]) => name).join('|')}|a factor of \\d+) ?(?:as |the |that |of |by )?[^.;()\\d]{0,60}[(,:] ?(?:[a-z]+ ){0,2}(\\d[\\d,]*(?:\\.\\d+)?) ?(?:%|[a-zµ°/]{1,8})?(?: [a-z]+){0,2},? (?:vs\\.?|versus|against|compared (?:with|to)|and|to|instead of) (?:[a-z]+ ){0,2}(\\d[\\d,]*(?:\\.\\d+)?)(?!\\.?\\d)`,
);

/** 'Half agreed (45%), 35% did not and 30% had no opinion': complete percentages that don't add up to 100%. */
export function sharesBeyondAll(lower: string): boolean {
  if (
    !(leavesNothingOut.test(lower) || bySource.test(lower)) ||
    /\b(?:several|multiple|more than one) (?:answers?|choices?|options?)\b/.test(lower)
  )
    return false;
  const shares = [
    ...lower.matchAll(
      /(?<![\d.–-])(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)(?! (?:ci|confidence|of the (?!respondents|sample|people|[^.;,\d]{2,50} (?:came|comes|come|was|were|went|is|goes|stems|stemmed) (?:from|due to|to|for) )))/g,
    ),
  ].map(([, share]) => Number(share));
  const sum = shares.reduce((added, share) => added + share, 0);
  return shares.length >= 3 && shares.length <= 6 && sum > 102 && sum < 130;
}

const leavesNothingOut =
  /\b(?:no opinion|undecided|the (?:rest|others|remaining)|neither|none of (?:these|them)|the remainder|don['’]t know|did not know|no answer)\b/;

/** '38% of the saving came from the dryer, 29% from cooking and 41% from the rest'. */
const bySource =
  /\d ?(?:%|per ?cent) of (?:the|all|our|its|their) [^.;,\d]{2,50} (?:came|comes|come|was|were|went|is|goes|stems|stemmed) (from|due to|to|for) [^.;\d]{2,50}\d{1,2} ?(?:%|per ?cent) \1 [^.;\d]{2,50}\d{1,2} ?(?:%|per ?cent) \1 /;

/** 'Mean age 34 (range 18 to 30)'. */
export function meanOutsideRange(lower: string): boolean {
  const match = range.exec(lower);
  if (match === null) return false;
  const [mean, low, high] = match.slice(1, 4).map((one) => numberOf(one ?? ''));
  return mean !== undefined && low !== undefined && high !== undefined && low < high && (mean < low || mean > high);
}

const range = new RegExp(
  `\\b(?:mean|median|average)(?: [a-z]+){0,3}(?: of| was| is|:|,)? ${value} ?(?:years|yrs|y|%|points|days|months|weeks|hours|h|min|mm|cm|m|kg|g)?,? ?\\(?(?:sd \\d+(?:\\.\\d+)?[,;] ?)?range:? ?(?:from |of )?${value} ?(?:to|–|-|and) ?${value}`,
);

function numberOf(written: string): number {
  return Number(written.replace(/^[−–]/, '-'));
}
