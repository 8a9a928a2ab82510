import { type Count, countsOf, isLiving, valueIn } from './counts.ts';
import type { Finding, RiskContext, RiskSentence } from './rule.ts';

/**
 * The first count of the whole sample ('the 30 mice', 'all 32 cells', 'a total of 158 patients') that differs from
 * other counts of the same things. A count after a stated number of dropouts is not a contradiction.
 */
export function contradictedCount({ sentences }: RiskContext): readonly Finding[] {
  const counts = sentences.flatMap((sentence) =>
    [...countsOf(sentence.lower).filter(({ at }) => !isOfPart(sentence.lower, at)), ...answered(sentence.lower)].map(
      (count) => ({
        sentence,
        count,
      }),
    ),
  );
  const people = counts.filter(({ count }) => isLiving(count.noun)).map(({ count }) => count.value);
  const losses = new Set(
    sentences.flatMap(({ lower }) =>
      lost.test(lower) ? [...lower.matchAll(wholeNumbers)].map(([number]) => valueIn(number)) : [],
    ),
  );
  for (const { sentence, count } of counts) {
    if (!isWhole(sentence, count)) continue;
    const other = counts.find(
      (one) =>
        one.sentence !== sentence &&
        (one.count.noun === count.noun || meansAll(count, one.count, people)) &&
        one.count.value !== count.value &&
        !areKinds(count, one.count) &&
        // A wrong number is close to the right one; a very different number counts something else.
        Math.abs(one.count.value - count.value) <= 0.4 * one.count.value &&
        isMain(one.sentence, one.count),
    );
    const same = counts.some(
      (one) =>
        one.sentence !== sentence &&
        (one.count.noun === count.noun || anyone.test(count.noun)) &&
        one.count.value === count.value,
    );
    // '571 of 668 answered' already explains how the two numbers relate.
    if (other !== undefined && (names(sentence, other.count.value) || names(other.sentence, count.value))) continue;
    if (other === undefined || same || isExplained(count.value, other.count.value, losses)) continue;
    const [first, second] =
      sentences.indexOf(other.sentence) < sentences.indexOf(sentence)
        ? [other.sentence, sentence]
        : [sentence, other.sentence];
    return [{ sentence, quote: `${first.words} … ${second.words}` }];
  }
  return [];
}

function names({ lower }: RiskSentence, value: number): boolean {
  return new RegExp(`(?<![\\d.,])${value}(?![\\d.,]*\\d)`).test(lower);
}

/** 'Three flow models' and 'the two CFD models': a few things of different kinds. */
function areKinds(one: Count, other: Count): boolean {
  return Math.max(one.value, other.value) <= 12 && Boolean(one.kind) && Boolean(other.kind) && one.kind !== other.kind;
}

/** Whether the words around a count say that it counts a part: 'each of the 12', 'the other 8 plots'. */
function isOfPart(lower: string, at: number): boolean {
  const clause = lower.slice(Math.max(0, at - 50), at + 30);
  return parts.test(clause) || everywhere.test(lower);
}

/** '418 of them completed it' counts people without a noun for them. */
function answered(lower: string): Count[] {
  return [
    ...lower.matchAll(
      /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+) (?:of (?:them|these|those|whom) )?(?:completed (?:it|the)|took part|participated|answered|responded|replied|filled)\b/g,
    ),
  ].map(({ 1: digits = '', index }) => ({
    value: Number(digits.replaceAll(',', '')),
    noun: 'participants',
    at: index,
  }));
}

/** Words for participants in any role. */
const anyone = /^(?:participants|respondents|subjects|volunteers|interviewees|informants|people|persons)$/;

/** A case series counts its patients as cases. */
const described = /^(?:cases|patients)$/;

/**
 * Whether 'all 18 participants' refers to the people in another count rather than to the sum of several groups: in that
 * case the two numbers are similar.
 */
function meansAll(whole: Count, other: Count, people: readonly number[]): boolean {
  const areCases = described.test(whole.noun) && described.test(other.noun);
  return (
    (anyone.test(whole.noun) || areCases) &&
    isLiving(other.noun) &&
    whole.value !== other.value &&
    // A mistake changes the count by a few cases at most.
    Math.abs(whole.value - other.value) <= Math.max(areCases ? 1 : 0, 0.15 * other.value) &&
    !people.some((one) => people.some((two) => one + two === whole.value))
  );
}

const wholeNumbers =
  /(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?![.,]?\d)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g;

const parts =
  /\b(?:(?<!\b(?:hours?|h|minutes?|mins?|sessions?|days?|weeks?) )each|per|of whom|of these|of them|respectively|both|arms?|another|further|additional|remaining|other|(?:first|second)(?!,)|subset|example)\b/;

/** Words that show that the sentence divides a whole. */
const everywhere =
  /\b(?:respectively|of whom|of these|of them|(?<!\b(?:hours?|h|minutes?|mins?|sessions?|days?|weeks?) )each|per(?! \d))\b/;

/** Whether the count is the total: 'all 32', 'the 30', 'a total of 158'; not 'the 8 that died'. */
function isWhole({ lower }: RiskSentence, { at, noun, kind = '' }: Count): boolean {
  // 'The 14 declining springs' are only those that decline.
  if (/(?:^| )\p{L}{4,}ing$/u.test(kind)) return false;
  const before = lower.slice(Math.max(0, at - 32), at);
  const after = lower.slice(lower.indexOf(noun, at) + noun.length);
  return (
    /\b(?:all|the|these|our|total of|recruited|enrolled|randomi[sz]ed|surveyed|interviewed|included|analy[sz]ed|(?:answers|data|responses|replies|questionnaires|forms|records|results) (?:of|from))(?: of)?(?: the)? $/.test(
      before,
    ) &&
    !/^ (?!who (?:were|was) (?:randomi[sz]ed|enrolled|recruited|included|surveyed|interviewed)\b)(?:that|which|who|whose|with|without|in|from|above|below|of|where|ranked|near|under)\b/.test(
      after,
    )
  );
}

/** A count that introduces the whole sample, not a part of it. */
function isMain({ move, lower }: RiskSentence, { at, noun }: Count): boolean {
  return (
    // 'Six cases, all seen in 2024'
    (move === 'method' || move === 'aim' || (at === 0 && described.test(noun)) || isIntroduced.test(lower)) &&
    !/\b(?:of the|out of|than|only|least|most|other|up to|about half) $/.test(lower.slice(Math.max(0, at - 12), at))
  );
}

const isIntroduced =
  /\b(?:included|recruited|enrolled|analy[sz]ed|total of|studied|collected|took part|completed|came)\b/;

/**
 * Whether the counts differ by one stated number of participants who joined or left, or by the sum of two such numbers.
 */
function isExplained(value: number, other: number, losses: ReadonlySet<number>): boolean {
  const difference = Math.abs(value - other);
  return losses.has(difference) || [...losses].some((number) => losses.has(difference - number));
}

const lost =
  /\b(?:exclu\w+|drop(?:ped|s|-outs?|outs?)|lost|withdr\w+|died|dead|missing|discard\w+|remov\w+|left(?! (?:(?:them|it|us|these|those|this|everything) (?:there|in|on|at|for|open|running|alone|over)|hand|side|and right|to)\b)|failed|broke|killed|joined|added|incomplete|declined|refused|stopped|quit|moved|unusable|spoiled|invalid|absent|ill|did not (?:come|return|finish|answer|reply|want|show))\b/;
