import { number, wholeNumber } from './whole-number.ts';

/** Parts of a whole in one sentence, and the total that the sentence states for them. */
export interface Division {
  readonly parts: number;
  readonly total: number;
}

/**
 * Divisions that are complete according to their wording, and whose sum is near the total but not equal to it. If the
 * total is far away, the numbers count something else, for example several answers by one person.
 */
export function brokenDivisions(lower: string): Division[] {
  return [ofTheWhole(lower), inBrackets(lower), inARow(lower), together(lower), ...inOrder(lower)].flatMap(
    (division) => (division !== null && division.parts !== division.total && isNear(division) ? [division] : []),
  );
}

function isNear({ parts, total }: Division): boolean {
  return Math.abs(parts - total) <= Math.max(2, total * 0.15);
}

/**
 * 'There are 412 switches. By function: quotation 171, emphasis 96, addressee 88, formula 47': the total comes before
 * its parts.
 */
export function brokenBreakdown(before: readonly string[], lower: string): Division[] {
  const list = /^by [a-z -]{3,30}: ((?:[a-z][^\d.;:()%]{1,30} \d{1,6}(?:, and |, | and |(?=\.?$))){3,8})/.exec(
    lower,
  )?.[1];
  if (list === undefined) return [];
  const parts = sum(numbersIn(list));
  const totals = before.flatMap(numbersIn);
  return totals.includes(parts)
    ? []
    : totals
        .map((total) => ({ parts, total }))
        .filter((division) => isNear(division))
        .slice(0, 1);
}

/**
 * 'Of the 31 samples 22 gave a date and 11 failed'. Small numbers are excluded, because they may be ages, hours or
 * limits.
 */
function ofTheWhole(lower: string): Division | null {
  const match = new RegExp(
    `\\bof (?:the |our |these |all )?${number}(?! ?%)((?: [a-z-]+){0,4}?,? (?=\\d|the \\d)[^.;]{10,200})`,
  ).exec(lower);
  const [, digits, rest = ''] = match ?? [];
  if (digits === undefined || !leavesNothingOut.test(rest)) return null;
  const total = wholeNumber(digits);
  const parts = numbersIn(rest.replaceAll(/\([^)]{0,60}\)/g, '')).filter((part) => part < total && part >= total / 30);
  return parts.length >= 2 && parts.length <= 6 ? { parts: sum(parts), total } : null;
}

const leavesNothingOut =
  /\b(?:women|females?|girls)\b.{0,200}\b(?:men|males?|boys)\b|\b(?:men|males?|boys)\b.{0,200}\b(?:women|females?|girls)\b|\b(?:nothing|none|neither|failed|refused|declined|died|were excluded|was excluded|were lost|dropped out|the (?:rest|remaining|others?)|did not|had no|were not|was not|have no)\b|\b(?:under|less than|below|fewer than)\b.{0,200}\b(?:more than|over|above)\b|\btrain(?:ing)?\b.{0,200}\btest\b/;

/** 'The 311 broadsides come from Aarhus (140), Ribe (96) and Odense (85)'. */
function inBrackets(lower: string): Division | null {
  const match = new RegExp(
    `(?<![\\d.,(])${number} [a-z-]+[^.;()\\d]{2,80}? ((?:[^.;()\\d]{2,40} \\(\\d[\\d,]{0,8}\\)(?:, and |, | and )?){2,8})`,
  ).exec(lower);
  return match === null ? null : { parts: sum(numbersIn(match[2] ?? '')), total: wholeNumber(match[1]) };
}

/** 'Six schools sent 120, 95, 110, 105, 98 and 122 apprentices, 640 in all'. */
function inARow(lower: string): Division | null {
  const match = new RegExp(
    `(?<![\\d.,])((?:\\d{1,6}, ){1,12}\\d{1,6},? and \\d{1,6}) [^.;\\d]{2,40}[,(:–] ?(?:a total of |together |in all |altogether )?${number} ?(?:in all|in total|altogether|together|\\)|in sum)`,
  ).exec(lower);
  return match === null
    ? null
    : { parts: sum((match[1] ?? '').match(/\d+/g)?.map(Number) ?? []), total: wholeNumber(match[2]) };
}

/** '58 walkers of the one group and 57 of the other were seen, so 117 were analyzed'. */
function together(lower: string): Division | null {
  const match = new RegExp(
    `(?<![\\d.,])${number} (?!%)[a-z][^.;:()%\\d]{2,60} and ${number} (?!%)[a-z][^.;:()%\\d]{2,60}, (?:so (?:that )?|giving |making |which makes |that is,? |together |in all |a total of ){1,2}${number}(?![\\d.,]*\\d| ?%)`,
  ).exec(lower);
  return match === null ? null : { parts: wholeNumber(match[1]) + wholeNumber(match[2]), total: wholeNumber(match[3]) };
}

/** The total comes first, followed by parts that leave nothing out. */
function inOrder(lower: string): Division[] {
  return [
    // 'The 12,000 scans come from four archives with 3,000, 4,500, 2,500 and 2,500 scans'
    `(?<![\\d.,])${number} [a-z-]+ [^.;()\\d]{2,60}?((?:\\d{1,3}(?:,\\d{3})?, ){1,12}\\d{1,3}(?:,\\d{3})?,? and \\d{1,3}(?:,\\d{3})?) [a-z]+s(?=[.;]|$)`,
    // '48 beams were cast, of which 16 are plain, 16 with steel and 14 with basalt'
    `(?<![\\d.,])${number} [a-z-]+[^.;:()%\\d]{0,60}(?:, | |: |\\()(?:(?:of|from|among|out of) (?:which|whom|these|them)|namely) ((?:\\d{1,6} [^.;:()%\\d]{2,50}){3,8})(?=[.;)]|$)`,
    // 'We sent out 900 forms, 640 came back and 280 did not'
    `\\b(?:sent|gave|handed|mailed|invited|asked|planted|made|built|tested|bought) (?:out )?${number} [^.;:()%\\d]{2,40}, (\\d{1,6} [^.;:()%\\d]{2,40} and \\d{1,6}) (?:did|were|was|had|have) (?:not|none)\\b`,
    // 'Women made up 340 of the 640 and men 290'
    `\\b(?:wom[ae]n|girls|females|men|boys|males)\\b[^.;()\\d]{0,20} (?<one>\\d{1,6}) of (?:the )?(?<whole>\\d{1,6}) [^.;()\\d]{0,20}\\b(?:wom[ae]n|girls|females|men|boys|males) (?<other>\\d{1,6})(?![.,]?\\d| ?%)`,
  ].flatMap((written) => {
    const match = new RegExp(written).exec(lower);
    if (match === null) return [];
    const { one, other, whole } = match.groups ?? {};
    return whole === undefined
      ? [{ parts: sum(numbersIn(match[2] ?? '')), total: wholeNumber(match[1]) }]
      : [{ parts: wholeNumber(one) + wholeNumber(other), total: wholeNumber(whole) }];
  });
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?![.,]?\d| ?%)/g)].map(([digits]) =>
    wholeNumber(digits),
  );
}

function sum(parts: readonly number[]): number {
  return parts.reduce((added, part) => added + part, 0);
}
