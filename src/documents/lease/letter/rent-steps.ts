import type { RentRow } from '#contract/lease-report.ts';
import { plainFigures } from './plain-figures.ts';

interface RentStep {
  readonly times: Pick<RentRow, 'from_month' | 'to_month'>;
  /** The text of the step, with plain figures. */
  readonly text: string;
}

const ordinal = String.raw`(first|second|\d{1,2}(?:st|nd|rd|th))`;
const until = String.raw`(?: ?(?:-|–|—|to|through|thru|and|&) ?(?:years? |yrs?\.? |months? )?(\d{1,3}))?`;
const period = new RegExp(
  [
    String.raw`\b(?:lease |calendar )?(?:years?|yrs?\.?) (\d{1,2})${until}(?!\d|,\d|\.\d)( onwards?|\+)?`,
    String.raw`\b(?:months?|mos?\.?) (\d{1,3})${until}(?!\d|,\d|\.\d)( onwards?|\+)?`,
    String.raw`\b(?:the |in the )?${ordinal} (?:lease |calendar )?(?:year|yr)\b|\bthe (second|\d{1,2}(?:nd|rd|th))(?=[,.;]|$)`,
    String.raw`\b(?:the )?(?:first|1st|initial) (\d{1,2}) (years?|months?)\b`,
    String.raw`\b(thereafter|after that|from then on|from there|(?:balance|remainder|rest) of the (?:initial )?term)\b`,
  ].join('|'),
  'gi',
);
const money =
  /[$£€]\s?\d|\d\s?\$|\b\d[\d,]{0,30}(?:\.\d+)? ?(?:p\.?s\.?f\b|\/ ?r?sf\b|a (?:foot|month)|per (?:month|sq)|\/ ?mo)/i;

/** The last amount after a comma, to which the period after it belongs. */
const lastAmount =
  /[,;]\s+(?:then |and )?(?:(?:rising|increasing|stepping up|going up|which rises|and rises) to )?[$£€]\s?\d[\d,.]*[^,;$£€]{0,60}$/;
/** `£89,500 from the start of year 4`: also applies to the years after it. */
const fromThen = /\bfrom (?:the )?(?:start|beginning) of (?:lease )?$/i;

/** The maximum length of a schedule in prose; a hostile text must not take long. */
const longest = 3_000;

/**
 * The steps of a rent in prose: `$14 in years 1-2, $15 thereafter`, `Yr 1 $14 / Yr 2 $15`; empty if there are fewer
 * than two.
 */
export function rentSteps(words: string): RentStep[] {
  const text = plainFigures(words.slice(0, longest));
  const found = [...text.matchAll(period)];
  const firstAmount = text.search(money);
  const [first] = found;
  if (first === undefined || firstAmount < 0) return [];
  const isBefore = first.index < firstAmount;
  const steps: RentStep[] = [];
  let last = 0;
  found.forEach((match, at) => {
    const before = found[at - 1];
    const start = isBefore ? match.index : before === undefined ? 0 : endOf(before, text);
    const end = isBefore ? (found[at + 1]?.index ?? text.length) : endOf(match, text);
    const own = text.slice(start, end);
    const named = timesOf(match, last);
    const isOpen = match[2] === undefined && fromThen.test(text.slice(Math.max(0, match.index - 40), match.index));
    const times: RentStep['times'] | null = isOpen && named !== null ? { from_month: named.from_month } : named;
    if (times === null || !money.test(own) || /\b(?:options?|renewal|extension)\b/i.test(own)) return;
    last = times.to_month ?? last;
    // `$48.00/RSF, $49.44 year 2, $50.92 year 3`: the first amount applies before year 2.
    const cut = steps.length === 0 && !isBefore && (times.from_month ?? 1) > 1 ? own.search(lastAmount) : -1;
    if (cut > 0 && money.test(own.slice(0, cut)))
      steps.push({ times: { from_month: 1, to_month: (times.from_month ?? 1) - 1 }, text: own.slice(0, cut) });
    steps.push({ times, text: cut > 0 ? own.slice(cut) : own });
  });
  // Steps out of order belong to something else; steps after a complete schedule belong to another deal.
  const again = steps.findIndex(({ times }, at) => at > 0 && startOf(times) <= startOf(steps[at - 1]?.times));
  const own = again < 0 ? steps : steps.slice(0, again);
  const isWhole =
    own.length >= 3 && own.every(({ times }, at) => at === 0 || startOf(times) === endsBefore(own[at - 1]));
  return own.length >= 2 && (again < 0 || isWhole) ? own : [];
}

const startOf = (times: RentStep['times'] | undefined): number => times?.from_month ?? 0;
const endsBefore = (step: RentStep | undefined): number => (step?.times.to_month ?? -1) + 1;

/** After the period and the text in brackets after it: `for months 6-17 ($7,890.00 a month)`. */
function endOf(match: RegExpMatchArray, text: string): number {
  const end = (match.index ?? 0) + match[0].length;
  return end + (/^\s*\([^)]{0,80}\)/.exec(text.slice(end))?.[0].length ?? 0);
}

function timesOf(match: RegExpMatchArray, last: number): RentStep['times'] | null {
  const [, year, toYear, openYear, month, toMonth, openMonth, nth, bare, count, unit, later] = match;
  if (year !== undefined) {
    const from_month = (Number(year) - 1) * 12 + 1;
    return openYear === undefined ? { from_month, to_month: Number(toYear ?? year) * 12 } : { from_month };
  }
  if (month !== undefined)
    return openMonth === undefined && toMonth !== undefined
      ? { from_month: Number(month), to_month: Number(toMonth) }
      : { from_month: Number(month) };
  const named = nth ?? bare;
  if (named !== undefined) {
    const place = /^first/i.test(named) ? 1 : /^second/i.test(named) ? 2 : Number.parseInt(named, 10);
    return { from_month: (place - 1) * 12 + 1, to_month: place * 12 };
  }
  if (count !== undefined) return { from_month: 1, to_month: Number(count) * (/^y/i.test(unit ?? '') ? 12 : 1) };
  return later !== undefined && last > 0 ? { from_month: last + 1 } : null;
}
