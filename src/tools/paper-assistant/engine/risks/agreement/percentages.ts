import { countsOf } from '../counts.ts';
import type { Finding, RiskContext } from '../rule.ts';
import { misnamedFactor, sharesBeyondAll } from './comparisons.ts';
import { fractions, inDigits } from './number-words.ts';
import { number, wholeNumber } from './whole-number.ts';

/** Sentences in which a percentage does not match its own counts, or a change does not match its description. */
export function wrongPercentages({ sentences }: RiskContext): readonly Finding[] {
  const all = sentences.flatMap(({ lower }) => countsOf(lower));
  const text = sentences.map(({ lower }) => lower).join(' ');
  const bare = sentences.flatMap(({ lower }) =>
    [
      ...lower.matchAll(
        /\b(?:leaving|left|remained|remaining|total of|analy[sz]ed|included|n ?=) ?(\d{1,6})\b(?![.,]?\d)/g,
      ),
    ].map(([, value]) => Number(value)),
  );
  const stated = sentences.flatMap(({ lower }) =>
    [...inDigits(lower).matchAll(/(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?![.,]?\d| ?%)/g)].map(([digits]) =>
      wholeNumber(digits),
    ),
  );
  return sentences
    .filter(
      ({ lower }) =>
        shares(inDigits(lower)).some((share) => !fits(share)) ||
        misnamedShare(lower) ||
        misnamedFactor(lower) ||
        sharesBeyondAll(lower) ||
        sharesOfNoun(lower, all, bare).some(isWrong) ||
        sharesOfGroup(lower, text).some(isWrong) ||
        hasOddShare(lower, stated) ||
        misnamedChange(lower) ||
        miscountedChange(lower) ||
        wrongProduct(lower),
    )
    .map((sentence) => ({ sentence }));
}

interface Share {
  readonly count: number;
  readonly whole: number;
  /** The number as written: its decimals show how it was rounded. */
  readonly percent: string;
}

const percent =
  '(?<![\\d.–-])(\\d{1,3}(?:\\.\\d+)?)(?:\\s?%| ?per ?cent)(?! (?:of|more|less|higher|lower|points?|ci)\\b)';
/** Words allowed between counts and their percentage. */
const between = '(?:(?!\\b(?:from|than|versus|vs|against|compared|while|but|and|to)\\b)[^\\d.;%)\\]]){0,40}?';

/** '331/892 (37.1%)', '27 of the 41 students (66%)', '37.1% (331/892)'. */
const written: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d./,–-])(?<!\\b(?:layers?|phase|stages?|grades?|types?|days?|step) )${number}(?: ?\\/ ?| (?:[a-z]+ )?(?:out )?of (?:the |our |all |these )*)${number}(?![\\d/])${between}${percent}`,
    'gu',
  ),
  // '58 of the 64 signed texts go to the right author = 96 %'
  /(?<![\p{L}\d./,–-])(?<count>\d{1,3}(?:,\d{3})+|\d+) (?:out )?of (?:the |our |all |these )?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?![\d/])[^.;=\d%]{0,60}= ?(?<share>\d{1,3}(?:\.\d+)?) ?(?:%|per ?cent)/gu,
  // 'Of the 640 pupils 144 (22.5%)'
  /\bof (?:the |our |all |these )?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?: [a-z-]+){0,3},? (?<count>\d{1,3}(?:,\d{3})+|\d+)(?: [a-z]+){0,2} \((?<share>\d{1,3}(?:\.\d+)?)\s?%/gu,
];
const reversed = new RegExp(
  `(?<![\\d.–-])(?<!% (?:to|and|vs|vs\\.|versus|against) )(\\d{1,3}(?:\\.\\d+)?)\\s?%(?:(?!\\b(?:and|or|ci|to|against|vs|versus|than)\\b)[^\\d.;%]){0,25}?(?<![\\p{L}])\\(?${number}(?: ?\\/ ?| (?:out )?of (?:the |our |all |these )*)${number}(?![\\d/%])(?![^.;\\d]{0,20}[\\d.]+ ?%)`,
  'gu',
);

/** 'From 54% to 67% (114 of 212 and 133 of 198)'. */
const pairs = new RegExp(
  `(?<![\\d.])(\\d{1,3}(?:\\.\\d+)?)\\s?% (?:to|and|vs\\.?|versus|against) (\\d{1,3}(?:\\.\\d+)?)\\s?% \\(${number}(?: ?\\/ ?| of )${number}(?: ?[,;]|,? and|,? vs\\.?|,? versus) ${number}(?: ?\\/ ?| of )${number}(?! ?\\d)`,
  'g',
);

function shares(lower: string): Share[] {
  return [
    ...written.flatMap((pattern) =>
      [...lower.matchAll(pattern)].map(({ 1: count, 2: whole, 3: share = '', groups }) =>
        groups === undefined
          ? asShare(count, whole, share)
          : asShare(groups['count'], groups['whole'], groups['share'] ?? ''),
      ),
    ),
    ...[...lower.matchAll(reversed)].map(([, share = '', count, whole]) => asShare(count, whole, share)),
    ...[...lower.matchAll(pairs)].flatMap(([, one = '', other = '', count, whole, second, all]) => [
      asShare(count, whole, one),
      asShare(second, all, other),
    ]),
  ];
}

function asShare(count: string | undefined, whole: string | undefined, share: string): Share {
  return { count: wholeNumber(count), whole: wholeNumber(whole), percent: share };
}

/**
 * '14 children (35%)' if the text counts children elsewhere: the percentage may refer to any of those numbers, or to a
 * number without a noun, as in '3 were excluded, leaving 40'.
 */
function sharesOfNoun(
  lower: string,
  all: readonly { readonly value: number; readonly noun: string }[],
  bare: readonly number[],
): Share[][] {
  return [
    ...lower.matchAll(
      /(?<![\d.,/])(?<!\d of (?:the |our |all |these )?)(\d{1,3}(?:,\d{3})+|\d+) ([\p{L}-]+s|children|people|women|men)(?: (?:with|in|on|from|at) (?:the |an? )?[\p{L}-]+(?: [\p{L}-]+)?)? \((\d{1,2}(?:\.\d+)?)\s?%\)/gu,
    ),
  ].map(([, count = '', noun = '', share = '']) => {
    const wholes = all
      .filter((other) => other.noun === noun && other.value > wholeNumber(count))
      .map(({ value }) => value);
    const sums = wholes.flatMap((one, at) => wholes.slice(at + 1).map((other) => one + other));
    if (wholes.length === 0) return [];
    return [...wholes, ...sums, ...bare].map((value) => asShare(count, `${value}`, share));
  });
}

/**
 * '212 of the exposed got diabetes, 15.8%' if the text gives the size of that group: 'exposed … (n = 1,604)'. The
 * percentage may refer to any size that the text gives for the group.
 */
function sharesOfGroup(lower: string, text: string): Share[][] {
  return [
    ...lower.matchAll(
      /(?<![\d.,/])(\d{1,3}(?:,\d{3})+|\d+) of the (\p{L}[\p{L}-]{3,24})\b(?! ?\d)[^.;:()\d%]{0,50}[,(:=] ?(\d{1,2}(?:\.\d+)?) ?%/gu,
    ),
  ].map(([, count = '', group = '', share = '']) =>
    sizesOf(group, text)
      .filter((size) => size > wholeNumber(count))
      .map((size) => asShare(count, `${size}`, share)),
  );
}

function sizesOf(group: string, text: string): number[] {
  const inBrackets = [...text.matchAll(/\(n ?= ?(\d{1,3}(?:,\d{3})+|\d+)\)/g)].flatMap(({ 1: size, index }) => {
    const clause =
      text
        .slice(Math.max(0, index - 90), index)
        .split(/[();:]/)
        .at(-1) ?? '';
    return clause.split(/[^\p{L}-]+/u).includes(group) ? [wholeNumber(size)] : [];
  });
  const counted = [...text.matchAll(/(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+) ([a-z-]{2,30})(?: ([a-z-]{2,30}))?/g)].flatMap(
    ([, size, first, second]) => (first === group || second === group ? [wholeNumber(size)] : []),
  );
  return [...inBrackets, ...counted];
}

/**
 * '12 (30%) improved, 20 (50%) stayed the same and 8 (25%) got worse' of 40: all percentages in a list except one match
 * a number in the text, and that one matches none.
 */
function hasOddShare(lower: string, stated: readonly number[]): boolean {
  const listed = [
    ...inDigits(lower).matchAll(/(?<![\d.,/])(\d{1,3}(?:,\d{3})+|\d+)(?: [a-z-]+){0,2} \((\d{1,2}(?:\.\d+)?)\s?%\)/g),
  ].map(
    ([, count, share = '']) =>
      (whole: number) =>
        whole > wholeNumber(count) && fits(asShare(count, `${whole}`, share)),
  );
  if (listed.length < 3) return false;
  const wrong = listed.filter((isOf) => !stated.some(isOf));
  return (
    wrong.length === 1 && stated.some((whole) => listed.filter((isOf) => isOf(whole)).length === listed.length - 1)
  );
}

function isWrong(candidates: readonly Share[]): boolean {
  return candidates.length > 0 && !candidates.some(fits);
}

/** Rounded or truncated: either may differ by one in its last digit. */
function fits({ count, whole, percent: share }: Share): boolean {
  if (whole === 0 || count > whole) return true;
  const decimals = share.split('.')[1]?.length ?? 0;
  return Math.abs((100 * count) / whole - Number(share)) <= 1.05 * 10 ** -decimals;
}

/** 'Almost two thirds (288 of 640)'. */
function misnamedShare(lower: string): boolean {
  return namedShares.some(([pattern, percent]) => {
    const [, count, whole] = pattern.exec(lower) ?? [];
    return count !== undefined && Math.abs((100 * wholeNumber(count)) / wholeNumber(whole) - percent) > 8;
  });
}

const namedShares = fractions.map(
  ([name, percent]) =>
    [
      new RegExp(`\\b${name}\\b[^.;()\\d]{0,40}\\(${number} ?(?:\\/|(?:out )?of) ?(?:the )?${number}\\)`),
      percent,
    ] as const,
);

/** 'from 12% to 8%, so it was cut in half'. */
function misnamedChange(lower: string): boolean {
  const change =
    /from (?<from>\d+(?:\.\d+)?)\s?%? to (?<to>\d+(?:\.\d+)?)\s?%?[^.;]{0,60}?\b(?<name>halved|cut in half|by half|doubled|tripled)\b/.exec(
      lower,
    ) ??
    /\b(?<name>halved|cut in half|doubled|tripled),? (?:[a-z]+ ){0,3}?from (?<from>\d+(?:\.\d+)?)\s?(?:%|[a-zµ/]{1,6})? to (?<to>\d+(?:\.\d+)?)/.exec(
      lower,
    );
  if (change === null) return false;
  const { from = '', to = '', name = '' } = change.groups ?? {};
  const factor = Number(to) / Number(from);
  const said = name === 'doubled' ? 2 : name === 'tripled' ? 3 : 0.5;
  return Number.isFinite(factor) && Math.abs(factor / said - 1) > 0.15;
}

/** 'falls from 410 to 180 µs, that is, by 70%'; change, ratio and difference in points are all given as percentages. */
function miscountedChange(lower: string): boolean {
  const { from, to, said } =
    (changeThenShare.exec(lower) ?? changeThenNoun.exec(lower) ?? shareThenChange.exec(lower))?.groups ?? {};
  if (from === undefined || to === undefined || said === undefined) return false;
  const [before, after, share] = [plainNumber(from), plainNumber(to), Number(said)];
  const difference = Math.abs(after - before);
  const right = [(100 * difference) / before, (100 * after) / before, difference];
  return before > 0 && after > 0 && !right.some((one) => Math.abs(one - share) <= Math.max(1.5, one * 0.06));
}

const before = '\\bfrom (?<from>\\d[\\d,]*(?:\\.\\d+)?)(?: ?(?:%|[a-zµ°/]{1,8}))?';
const after = ' to (?<to>\\d[\\d,]*(?:\\.\\d+)?)(?!\\.?\\d|[–-])(?: ?[a-zµ°/%]{1,8}[23²³]?(?![a-z\\d]))?';
const change = `${before}${after}`;
const changeThenShare = new RegExp(
  `${change}[^.;\\d]{0,60}?(?:\\bby |\\ba |\\ban |\\(|= ?|\\bis |\\babout |\\bor )[-−+~]?(?<said>\\d+(?:\\.\\d+)?) ?(?:%|per ?cent)(?! (?:ci|of|confidence|points?))`,
);
/** 'from 32.0% without enrolment to 24.6% with 5 min, a relative reduction of 31%'. */
const changeThenNoun = new RegExp(
  `${before}(?: (?:without|with|at|in|before|after) [a-z]+)?${after}(?: (?:with|at|in|after) [^.;,]{1,20})?, (?:that is,? |which is |i\\.e\\.,? )?an? (?:relative |further )?(?:reduction|drop|fall|decrease|increase|rise|gain|decline|improvement|saving|loss|cut|change|growth) of (?:about |some )?(?<said>\\d+(?:\\.\\d+)?) ?(?:%|per ?cent)(?! (?:ci|of|confidence|points?))`,
);
const shareThenChange = new RegExp(
  `\\bby (?<said>\\d+(?:\\.\\d+)?) ?(?:%|per ?cent)(?! points?)[ ,(:]{1,3}(?:[a-z]+ ){0,2}${change}`,
);

function plainNumber(written: string): number {
  return Number(written.replaceAll(',', ''));
}

/** '93% of the 21.3%, i.e. 17.8%': a percentage of a given value, with a result that doesn't match. */
function wrongProduct(lower: string): boolean {
  const [, share, whole, part = ''] =
    /(?<![\d.])(\d{1,3}(?:\.\d+)?) ?% of (?:the |its |their )?(?:original |initial )?(\d+(?:\.\d+)?) ?(?:%|[a-zµ]{1,6}),? (?:i\.e\.,?|that is,?|=|or) (?:about |only |still )?(\d+(?:\.\d+)?) ?(?:%|[a-zµ]{1,6})/.exec(
      lower,
    ) ?? [];
  if (share === undefined) return false;
  const product = (Number(share) * Number(whole)) / 100;
  return Math.abs(product - Number(part)) > Math.max(0.05 * product, 0.6 * 10 ** -(part.split('.')[1]?.length ?? 0));
}
