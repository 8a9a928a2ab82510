import { Decimal } from 'decimal.js';
import { moneyIn } from '../../lexicon/figures.ts';
import type { FoundMoney } from '../../lexicon/money.ts';
import type { Block } from '../../prepare/block.ts';
import { readWords } from './amount-words.ts';
import { type FoundPeriod, inSequence, type Period, periodsIn, readPeriod } from './period.ts';
import type { PrintedAmount, Step } from './step.ts';

export const freeWords =
  /\b(?:abated|abatement|waived|excused|free|no\s+(?:base\s+|monthly\s+|minimum\s+)?rent|rent[\s-]free|zero|nil|none)\b|-0-/i;

/** `is subject to the abatement set forth in Section 2.C`: that section says how much rent is waived. */
const toOtherClause = /\bsubject\s+to\s+(?:the|an?|certain|such)\s+(?:\w+\s+){0,2}abatement/i;

/** Words before the rent during an option. */
const optionWords = /\b(?:option|renewal\s+(?:term|period)|extension\s+(?:term|option))\b/i;

const ownOption = /\boption\b|\brenewal\s+(?:term|period)\b/i;

/** An amount that is not rent, according to the words before it. */
const otherAmount =
  /\b(?:deposit|allowance|(?<!\b(?:rental|lease|licen[cs]e)\s)fee|late\s+charge|parking|premium|penalty|expenses?|CAM|tax(?:es)?|insurance|commission|charges|utilit\w+|credit\s+of|reduced\s+by|in\s+excess\s+of|not\s+less\s+than|at\s+least|more\s+than|receipts|income|exceed\w*|breakpoint|sales\s+of|increase\s+(?:of|by)|equivalent\s+to|abatement|prorat\w+|total\s+of|aggregate)\b[^.;$]{0,60}$/i;

/** `reduced by Four Thousand Eight Hundred Twenty Dollars ($4,820.67) to the new rent of …` */
const difference = /\b(?:reduced|decreased|increased)\s+by\b[^.;$]{0,120}$/i;

/** `a rental fee of RMB 2,000 per person` for a dormitory, `$90 per space` for cars. */
const perHead =
  /^\s?(?:\/\s?(?:per\s+)?|(?:per|a|each|every)\s+)(?:person|head|employee|unit|vehicle|car|stall|space)\b/i;

/** 'the greater of 5% of the monthly rent or $100' is not rent. */
const oneOfTwo = /\b(?:greater|lesser|larger|higher|lower)\s+of\b[^;$]{0,115}$/i;

/** The minimum or maximum of a rent, according to the words before it. */
const limit =
  /\b(?:(?:no|not|never|nor)\s+(?:be\s+)?(?:less|lower|more|greater|higher)\s+than|(?:not|nor)\s+(?:to\s+)?exceed|(?:minimum|maximum)\s+of)\s*$/i;

/** A rate without its own currency symbol, as in `$73,202.00/month $ (1.03 prsf)`. */
const bareRate =
  /(?<![\d.,$£€]\s?)\b(\d{1,3}\.\d{2,4})(?=\s{0,3}(?:(?:\/|per\s)\s{0,3}(?:rentable\s+)?(?:square\s+f(?:oo|ee)t|sq\.?\s?ft|r?sf)\b|pr?sf\b))/gi;

function ratesWithoutSign(text: string, found: readonly FoundMoney[]): FoundMoney[] {
  const currency = found[0]?.currency;
  if (currency === undefined) return [];
  return [...text.matchAll(bareRate)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const amount = match[1];
    return amount === undefined || found.some((other) => other.start < end && other.end > start)
      ? []
      : [{ amount: new Decimal(amount).toFixed(), wordsSay: null, currency, start, end }];
  });
}

/**
 * The amounts of rent in a text, with what the words next to them mean; `offset` is the position of the text in the
 * document.
 */
export function amountsIn(text: string, offset: number): (PrintedAmount & { readonly isDaily: boolean })[] {
  const signed = moneyIn(text);
  const found = [...signed, ...ratesWithoutSign(text, signed)].sort((a, b) => a.start - b.start);
  return found.flatMap(({ amount, currency, wordsSay, start, end }, index) => {
    const before = text.slice(Math.max(0, start - 170, found[index - 1]?.end ?? 0), start);
    if (otherAmount.test(before.slice(-110)) || oneOfTwo.test(before.slice(-130)) || difference.test(before)) return [];
    if (perHead.test(text.slice(end, end + 24))) return [];
    // The same amount in another currency, in parentheses: RMB 72,000 (US $ 11,340).
    const previous = found[index - 1];
    if (
      previous !== undefined &&
      previous.currency !== currency &&
      /^\s*\(\s*(?:approximately\s+|about\s+)?$/i.test(before)
    )
      return [];
    // '$20.00 × 13,324 ÷ 12 = $22,206.67' repeats the rate.
    if (
      found
        .slice(Math.max(0, index - 2), index)
        .some(
          (other) =>
            other.amount === amount &&
            /^\s*(?:\(\s*)?(?:i\.e\.,?\s*)?$/.test(
              text.slice(Math.max(0, start - 6), start).replace(/^[^(]*\(/, '('),
            ) &&
            /^\s*[x×*]/i.test(text.slice(end, end + 3)),
        )
    )
      return [];
    const { words, head, isDaily } = readWords(before, text.slice(end, end + 110));
    return [
      {
        amount: new Decimal(amount),
        currency,
        wordsSay,
        isBlurred: /^[A-Za-z]/.test(text.slice(end)) && /\d$/.test(text.slice(start, end)),
        ...(limit.test(before) ? { isLimit: true } : {}),
        words,
        head,
        isDaily,
        start: offset + start,
        end: offset + end,
      },
    ];
  });
}

/** Periods and amounts in a line or in sentences, paired in the order in which they appear. */
export function stepsInText(text: string, block: Block, offset: number): Step[] {
  const periods = withPipes(text, periodsIn(text));
  const amounts = amountsIn(text, offset);
  const first = periods[0];
  if (first === undefined) return [];
  // An amount in the previous sentence doesn't belong to the first period.
  const before = amounts.filter(({ end }) => end <= offset + first.start).at(-1);
  const leads =
    before === undefined ||
    /[.;]\s+(?:[A-Z]|(?:and\s+|or\s+)?\([a-z\d]{1,4}\))/.test(text.slice(before.end - offset, first.start + 1));
  const groups = inColumns(
    text,
    offset,
    leads ? behindPeriods(text, offset, periods, amounts) : beforePeriods(text, offset, periods, amounts),
    amounts,
  );
  const ends = groups.findIndex(({ period, own }, index) => {
    const before = groups[index - 1];
    const from = before === undefined ? 0 : Math.max(before.period.end, (before.own.at(-1)?.end ?? 0) - offset);
    // The first row may say `extension`: in an amendment, the extension is the term itself.
    return (index === 0 ? ownOption : optionWords).test(
      text.slice(from, Math.min(period.start, (own[0]?.start ?? Number.POSITIVE_INFINITY) - offset)),
    );
  });
  if (ends >= 0) groups.splice(ends);
  const resolved = inSequence(groups.map(({ period }) => period.period));
  return groups.flatMap(({ period, own }, index): Step[] => {
    const next = groups[index + 1]?.period.start ?? text.length;
    const gap = text.slice(period.end, Math.min(next, period.end + 120));
    const free =
      own.length > 0
        ? own.every(({ amount }) => amount.isZero())
        : leads && freeWords.test(gap) && !toOtherClause.test(gap);
    if (own.length === 0 && !free) return [];
    // 'months 2, 14 and 26 are abated': separate months are read by the clause on free rent.
    if (own.length === 0 && /^\s*(?:,|and|&)\s*(?:and\s+)?(?:months?\s+)?\d{1,2}\b/i.test(text.slice(period.end)))
      return [];
    const word = own.length === 0 ? (freeWords.exec(gap)?.index ?? 0) + (freeWords.exec(gap)?.[0].length ?? 0) : 0;
    const ends = own.map((amount) => amount.end);
    const end = Math.max(offset + period.end + word, ...ends);
    const tail =
      /^\)?(?:\s*(?:\/|per\b|a\b|monthly|annually)[^.;,]{0,40}?(?=[.;,]|\s+(?:for|payable|during)\b|$))?/i.exec(
        text.slice(end - offset),
      )?.[0].length ?? 0;
    return [
      {
        period: resolved[index] ?? null,
        amounts: own,
        free,
        area: null,
        premises: null,
        block,
        start: Math.min(offset + period.start, ...own.map((amount) => amount.start)),
        end: end + (ends.includes(end) ? tail : 0),
      },
    ];
  });
}

interface Group {
  readonly period: FoundPeriod;
  readonly own: PrintedAmount[];
}

/**
 * `Months 1-12: $5,000`: a period and the amounts up to the next one; a second amount of the same kind belongs to the
 * next period.
 */
function behindPeriods(
  text: string,
  offset: number,
  periods: readonly FoundPeriod[],
  amounts: readonly PrintedAmount[],
): Group[] {
  const groups = periods.map((period): Group => ({ period, own: [] }));
  groups.forEach(({ period, own }, index) => {
    const next = periods[index + 1]?.start ?? text.length;
    const within = amounts.filter(({ start }) => start >= offset + period.end && start < offset + next);
    let conflict = false;
    for (const amount of within) {
      const gap = text.slice((own.at(-1)?.end ?? offset + period.end) - offset, amount.start - offset);
      if (gap.length > 200 || /[.;]\s+[A-Z]/.test(gap.slice(3)) || own.length >= 3) break;
      conflict ||= amount.words !== null && own.some(({ words }) => words === amount.words);
      if (conflict) groups[index + 1]?.own.push(amount);
      else own.push(amount);
    }
  });
  return groups;
}

function isLater(one: Period | undefined, next: Period | undefined): boolean {
  const [a, b] = [one?.to_month, next?.from_month];
  if (a !== undefined && b !== undefined) return b > a;
  return one?.to !== undefined && next?.from !== undefined && next.from > one.to;
}

/**
 * Rows of a table drawn with bars in running text, `| 1 | $60,000.00 | $5,000.00 |`: the header names what the numbers
 * count.
 */
function withPipes(text: string, periods: readonly FoundPeriod[]): readonly FoundPeriod[] {
  const rows = [...text.matchAll(/\|\s{0,9}(\d{1,3}(?:\s?(?:-|–|to|through)\s?\d{1,3})?)\s{0,9}(?=\|\s{0,9}[$£€])/g)];
  const [first] = rows;
  if (first === undefined || rows.length < 2) return periods;
  const head = text.slice(Math.max(0, first.index - 260), first.index);
  const found = rows.flatMap((row): FoundPeriod[] => {
    const period = readPeriod(row[1] ?? '', head);
    return period === null ? [] : [{ period, start: row.index, end: row.index + row[0].length }];
  });
  const rest = periods.filter(({ start, end }) => !found.some((each) => each.start < end && each.end > start));
  return [...found, ...rest].sort((a, b) => a.start - b.start);
}

/**
 * Two columns that were extracted one after the other, `Month 13-24: Month 25-36: $4,120 per month $4,240 per month`:
 * the numbers of amounts and periods are equal.
 */
function inColumns(text: string, offset: number, groups: readonly Group[], amounts: readonly PrintedAmount[]): Group[] {
  const own = new Map<Group, PrintedAmount>();
  const unclear = new Set<Group>();
  for (let from = 0; from < groups.length; from += 1) {
    let to = from;
    const isNext = (at: number) =>
      isLater(groups[at]?.period.period, groups[at + 1]?.period.period) &&
      /^[\s:;,.|]{0,6}$/.test(text.slice(groups[at]?.period.end ?? 0, groups[at + 1]?.period.start ?? 0));
    while (to + 1 < groups.length && isNext(to)) to += 1;
    const run = groups.slice(from, to + 1);
    from = to;
    const end = offset + (run.at(-1)?.period.end ?? 0);
    const next = offset + (groups[to + 1]?.period.start ?? text.length);
    const behind = amounts.filter(({ start }) => start >= end && start < next);
    const [first] = behind;
    const isClose = behind.every(({ start }, at) => start - (behind[at - 1]?.end ?? end) < 40);
    const isAlike = behind.every(({ words, currency, amount }, at) => {
      // An amount and one twelfth of it are two columns, not two steps.
      const ratio = amount.div(behind[at - 1]?.amount ?? amount).toNumber();
      return words === first?.words && currency === first.currency && ratio > 0.6 && ratio < 1.7;
    });
    if (run.length < 2 || behind.length === 0) continue;
    if (behind.length !== run.length || !isClose || !isAlike) {
      for (const group of run) unclear.add(group);
      continue;
    }
    for (const [at, group] of run.entries()) {
      const amount = behind[at];
      if (amount) own.set(group, amount);
    }
  }
  const taken = new Set(own.values());
  return groups.map((group) => {
    const amount = own.get(group);
    return {
      // The text doesn't say which of several consecutive periods the amounts are for.
      period: unclear.has(group) ? { ...group.period, period: { scattered: true } } : group.period,
      own: amount ? [amount] : group.own.filter((each) => !taken.has(each)),
    };
  });
}

/** `$5,000 per month for months 1-12`: the amounts before a period. */
function beforePeriods(
  text: string,
  offset: number,
  periods: readonly FoundPeriod[],
  amounts: readonly PrintedAmount[],
): Group[] {
  // `$28.00 per square foot for the first year ($4,293.33 monthly), then …`: the text in parentheses belongs to the
  // period before it.
  const bracketed = periods.map(({ end }) =>
    amounts.filter(({ start }) => {
      const gap = start - offset - end;
      return gap > 0 && gap < 40 && /^\s*\((?:[^()$£€.;]{0,30})$/.test(text.slice(end, start - offset));
    }),
  );
  const taken = new Set(bracketed.flat());
  return periods.map((period, index) => {
    const from = periods[index - 1]?.end ?? 0;
    const before = amounts
      .filter((each) => !taken.has(each) && each.start >= offset + from && each.end <= offset + period.start)
      .slice(0, 3);
    // The rent in the previous sentence doesn't belong to this period.
    const last = (before.at(-1)?.start ?? offset) - offset;
    const own = before.filter(({ end }) => !/[.;]\s+[A-Z]/.test(text.slice(end - offset, last)));
    const gap = text.slice((own.at(-1)?.end ?? offset) - offset, period.start + 1);
    return { period, own: gap.length > 140 || /[.;]\s+[A-Z]/.test(gap) ? [] : [...own, ...(bracketed[index] ?? [])] };
  });
}
