import type { Span } from '#documents/document.ts';
import { datePattern } from '../../lexicon/dates.ts';
import { durationsIn } from '../../lexicon/durations.ts';
import type { Block } from '../../prepare/block.ts';
import { type LeaseText, sentencesOf } from '../../prepare/lease-text.ts';
import { monthsOf, type Period, periodsIn } from './period.ts';
import { severalPeriods } from './several-periods.ts';

/** A period for which rent is waived. */
export interface Abatement extends Span {
  /** The number of months, if the document states it. */
  readonly months: number | null;
  /** The number of months of the whole clause, if it names several periods. */
  readonly whole?: number;
  readonly period: Period | null;
  /** The period, if it isn't a number of months: `the first 70 days`, `until December 31, 2013`. */
  readonly words: string | null;
  /** Why a person should check it: only part of the rent is waived, or there are several periods. */
  readonly doubt: string | null;
  readonly block: Block;
}

const rent = '(?:(?:monthly|annual|base|basic|minimum|fixed|net|gross)\\s+){0,3}rent(?:al)?s?';
const shape = (source: string) => new RegExp(source.replaceAll('RENT', rent), 'i');

/** Phrases in leases for a period without rent, by name. */
export const abatementForms: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  {
    name: 'freeRent',
    pattern: shape(
      '\\b(?:(?<!\\bno\\s)free\\s+RENT|rent[\\s-]free\\s+period|RENT\\s+holiday|RENT[\\s-]free|RENT\\s+(?:shall|will|must|is)\\s+(?:be\\s+)?free\\s+(?=for\\b|during\\b|until\\b|in\\b))\\b',
    ),
  },
  {
    name: 'abatedRent',
    pattern: shape(
      '\\bRENT\\b[^.;]{0,140}\\b(?:shall|will|must|is|are|be)\\s+(?:be\\s+)?(?:hereby\\s+)?(?:fully\\s+|entirely\\s+|conditionally\\s+)?(?:abated|waived|excused|forgiven)\\b|\\bRENT\\s+(?:only\\s+)?(?:shall|will|must)\\s+abate\\s+(?:for|during)\\b|\\babate(?:d|s)?\\s+(?:the\\s+)?(?:payment\\s+of\\s+)?RENT\\b',
    ),
  },
  {
    name: 'abatementOf',
    pattern: shape(
      '\\b(?:RENT\\s+)?(?:abatement|concession)\\s+(?:of\\s+(?:\\w+\\s+){0,4}RENT|period)\\b|\\bRENT\\s+(?:abatement|concession)\\b(?!\\s+amorti[sz])',
    ),
  },
  {
    name: 'notObligated',
    pattern: shape(
      '\\b(?:not\\s+be\\s+(?:obligated|required)\\s+to\\s+pay|no\\s+obligation\\s+to\\s+pay|release[sd]?\\s+tenant\\s+from\\s+the\\s+obligation\\s+to\\s+pay|(?:excused|released|relieved)\\s+from\\s+(?:the\\s+)?(?:payment\\s+of|paying))\\s+(?:any\\s+|its\\s+|the\\s+)?(?:monthly\\s+inst[ae]l?lments?\\s+of\\s+)?(?:the\\s+)?(?:annual\\s+)?(?:monthly\\s+installment\\s+of\\s+)?RENT',
    ),
  },
  {
    // `a credit of $37,810.00 against each of the installments of Base Rent due for October and November 2024`
    name: 'credit',
    pattern: shape(
      '\\bcredit\\s+(?:of\\s+\\$[\\d,.]{1,14}\\s+)?against\\s+(?:\\w+\\s+){0,5}?(?:inst[ae]l?lments?|payments?)\\s+of\\s+RENT\\b',
    ),
  },
  {
    name: 'abatesObligation',
    pattern: shape(
      "\\babate[sd]?\\s+(?:(?:tenant|lessee|subtenant)[’']s|the)\\s+obligation\\s+to\\s+pay\\s+(?:the\\s+)?RENT\\b",
    ),
  },
  {
    // `Landlord shall abate the first four months’ of base rent`, `The Landlord shall waive June 2021 rent`
    name: 'landlordAbates',
    pattern: shape(
      '\\b(?:landlord|lessor|sublandlord)\\s+(?:shall|will|must|agrees\\s+to|does|hereby)\\s+(?:hereby\\s+)?(?:waive|abate|forgive|excuse)s?\\s+[^.;]{0,70}?\\bRENT\\b',
    ),
  },
  {
    name: 'noRentDue',
    pattern: shape(
      '\\bno\\s+RENT(?:,\\s[^.;,]{3,60},)?\\s+(?:shall|will|must|is|being)\\s+(?:be\\s+)?(?:due|payable|owed|charged)\\b|\\bno\\s+RENT\\s+(?:shall|will|must)\\s+accrue\\b|\\bowes?\\s+no\\s+RENT\\b',
    ),
  },
];

/**
 * Abatements for other reasons, or abatements that are denied: casualty, condemnation, failure of services, 'without
 * abatement'.
 */
const notFreeRent =
  /\b(?:casualty|damage[ds]?|destr\w+|untenantab\w+|fire|condemn\w+|taking|taken|interrupt\w*|restor\w+|repairs?|eminent|delay\w*|holdover|early\s+(?:occupancy|access|possession|entry)|(?<!\b(?:no|not\s{1,9}exist\s{1,9}an?)\s{1,9}(?:\w{1,15}\s{1,9}){0,2})default\s+under|recapture\w*|unamortized|without\s+(?:any\s+)?(?:notice|demand|offset|deduction|set-?off|abatement)|no\s+(?:such\s+)?abatement|not\s+(?:be\s+)?(?:entitled|abate\w*)|parking|increase\w*)\b/i;

/** `applied to the month after expiration of the Abatement Period`: another sentence grants it. */
const refersToPeriod =
  /\b(?:beginning|start|commencement|expiration|end|last\s+day)\s+of\s+(?:the|such|any)\s+(?:[\w-]+\s+){0,3}$/i;

/** Every rent abatement granted at the beginning of the lease. */
export function abatementsIn(text: LeaseText, off: readonly string[] = []): Abatement[] {
  const forms = abatementForms.filter(({ name }) => !off.includes(name));
  const found = text.blocksWith(['rent', 'rental', 'abated', 'abatement', 'free']).flatMap((block): Abatement[] => {
    if (block.kind === 'row' && block.text.length < 90) return [];
    return sentencesOf(block).flatMap((sentence) => {
      const piece = block.text.slice(sentence.start - block.start, sentence.end - block.start);
      if (piece.length > 1_500) return [];
      const match = forms.map(({ pattern }) => pattern.exec(piece)).find((each) => each !== null);
      if (
        !match ||
        refersToPeriod.test(piece.slice(0, match.index)) ||
        notFreeRent.test(around(piece, match.index, match[0].length))
      )
        return [];
      const noted = markedPeriod(text, piece.slice(0, match.index), sentence.start);
      const named = betweenDays.exec(piece.slice(match.index, match.index + 400));
      if (named !== null) return [betweenNamed(match.index, named, sentence, block)];
      if (noted !== null) return [ofFootnote(noted, match, sentence, block)];
      return readAbatement(piece, match.index, match[0].length, sentence, block);
    });
  });
  return found.filter(
    (each, index) =>
      !each.block.attached &&
      each.block.operative &&
      found.findIndex(
        (other) =>
          other.months === each.months &&
          other.words === each.words &&
          JSON.stringify(other.period) === JSON.stringify(each.period),
      ) === index,
  );
}

/** The label of the row for free rent in a summary. */
export const freeRentLabel =
  /^(?:free|abated)\s+rent(?:\s+period)?$|^rent[\s-](?:free\s+period|abatement|concession|holiday)$|^abatement(?:\s+period)?$/;

/** `Free Rent | November 1, 2024 through January 31, 2025` */
export function labelledAbatements(text: LeaseText): Abatement[] {
  return text.pairs.flatMap(({ label, value, text: words, strength, block }): Abatement[] => {
    if (strength !== 'labelled' || !freeRentLabel.test(label) || !block.operative || block.attached) return [];
    const line = words.split('\n')[0] ?? '';
    const [found, another] = periodsIn(line);
    const { from, to } = found?.period ?? {};
    if (found === undefined || another !== undefined || from === undefined || to === undefined) return [];
    if (partly.test(line) || found.start > 6 || /\w{3}/.test(line.slice(found.end))) return [];
    const end = value.start + found.end;
    return [
      {
        months: monthsOf(found.period),
        period: found.period,
        words: null,
        doubt: null,
        block,
        start: value.start,
        end,
      },
    ];
  });
}

const otherTime = new RegExp(
  `\\b(?:first|initial)\\s+(?:[a-z-]+\\s+)?\\(?\\d{1,3}\\)?\\s+(?:calendar\\s+)?(?:days|weeks)\\b|\\b(?:from\\s[^.;]{3,90}?\\s)?(?:until|till|through|before|prior\\s+to|up\\s+to)\\s+(?:and\\s+including\\s+)?(?:${datePattern})`,
  'i',
);

/** `Months 1 to 4* | $31,091.67` above `*Base Rent is abated during this period`: the only period with the mark. */
function markedPeriod(text: LeaseText, before: string, start: number): Period | null {
  const mark = /(?<!\*)\*{1,3}(?=\s*$)/.exec(before);
  if (mark === null) return null;
  const end = start + mark.index;
  const above = text.document.text.slice(Math.max(0, end - 2_000), end);
  const marked = periodsIn(above).filter(({ end: after }) => /^\*+/.exec(above.slice(after))?.[0] === mark[0]);
  return marked.length === 1 ? (marked[0]?.period ?? null) : null;
}

/**
 * `abated during Lease Year 1 from the Lease Commencement Date through the Rent Commencement Date`: less than a full
 * year.
 */
const betweenDays =
  /\b(?:from|between)\s+(?:and\s+after\s+)?(?:the\s+)?(?:[A-Z][\w’'-]*\s+){1,4}Date\s+(?:and\s+(?:ending|continuing)\s+)?(?:through|until|to|and|up\s+to)\s+(?:but\s+(?:not|excluding)\s+(?:including\s+)?)?(?:the\s+)?(?:[A-Z][\w’'-]*\s+){1,4}Date\b/;

function betweenNamed(at: number, { 0: words, index }: RegExpExecArray, { start }: Span, block: Block): Abatement {
  return {
    months: null,
    period: null,
    words: words.replace(/\s+/g, ' '),
    doubt: null,
    block,
    start: start + at,
    end: start + at + index + words.length,
  };
}

function ofFootnote(period: Period, match: RegExpExecArray, sentence: Span, block: Block): Abatement {
  const start = sentence.start + match.index;
  const end = start + match[0].length;
  return { months: monthsOf(period), period, words: null, doubt: null, block, start, end };
}

function around(piece: string, at: number, length: number): string {
  return piece.slice(Math.max(0, at - 160), at + length + 170);
}

const givesCredit = 'The clause gives a credit; compare its amount with the rent.';
const partly =
  /\b(?:half|percent|portion\s+of|partial(?:ly)?|reduced)\b|(?:^|\s|\()(?!100)\d{1,3}(?:\.\d+)?\s?%|\$\s?\d[\d,.]*\s+(?:of|per)\b|\bon\s+[\d,]+\s+(?:rentable\s+)?square\s+feet\b|\bsubject\s+to\s+(?:the|an?|certain|such)\s+(?:\w+\s+){0,2}abatement/i;

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const monthName = new RegExp(`\\b${month}\\b`, 'g');
/** `for the month of February, 2026`, `due for October, November and December 2024` */
const namedMonths = new RegExp(
  `\\b(?:for|during|in)\\s+(?:the\\s+)?(?:(?:calendar\\s+)?months?\\s+of\\s+)?(${month}(?:,\\s+${month}){0,5}(?:,?\\s+and\\s+${month})?),?\\s+(?:of\\s+)?20\\d{2}\\b`,
);

function readAbatement(piece: string, at: number, length: number, sentence: Span, block: Block): Abatement[] {
  const from = Math.max(0, at - 230);
  const near = piece.slice(from, at + length + 230);
  const several = severalPeriods(near);
  if (several !== null && !partly.test(near)) {
    const whole = several.periods.reduce((sum, each) => sum + (monthsOf(each) ?? 0), 0);
    return several.periods.map((period) => ({
      months: monthsOf(period),
      whole,
      period,
      words: null,
      doubt: /\bcredit\b/i.test(piece.slice(at, at + length)) ? givesCredit : null,
      block,
      start: sentence.start + Math.min(at, from + several.start),
      end: sentence.start + Math.max(at + length, from + several.end),
    }));
  }
  const periods = periodsIn(near)
    .filter(
      ({ period }) =>
        (period.from !== undefined && period.to !== undefined) ||
        (period.from_month !== undefined && period.to_month !== undefined),
    )
    .filter(({ start }) => !/\b(?:until|before)\s+(?:the\s+)?$/i.test(near.slice(0, start)));
  const distance = ({ start, end }: Span) => Math.max(0, from + start - (at + length), at - (from + end));
  // 'the first month’s rent in Lease Year 1' is a month, not the year.
  const isYear = ({ period }: { readonly period: Period }) => (period.year === undefined ? 0 : 1);
  const period = periods.sort((a, b) => isYear(a) - isYear(b) || distance(a) - distance(b))[0] ?? null;
  // `months 2, 14 and 26`; `months 1-3 and months 13-15`
  const isOneOfSeveral =
    period !== null &&
    (/^\s*(?:,|and|&)\s*(?:and\s+)?(?:months?\s+)?\d{1,2}\b(?!\s*(?:months?|days|%))/i.test(near.slice(period.end)) ||
      periods.some(
        (other) =>
          isYear(other) === 0 && other !== period && JSON.stringify(other.period) !== JSON.stringify(period.period),
      ));
  const lengths = durationsIn(near).filter(
    ({ months, unit }) => months !== null && months > 0 && months <= 36 && unit === 'month',
  );
  const duration = lengths.sort((a, b) => distance(a) - distance(b))[0] ?? null;
  const worded = period === null && duration === null ? otherTime.exec(near) : null;
  const words = worded === null ? null : { start: worded.index, end: worded.index + worded[0].length };
  const called = period === null && duration === null ? namedMonths.exec(near) : null;
  const places = [
    period,
    duration,
    words ?? (called === null ? null : { start: called.index, end: called.index + called[0].length }),
  ].flatMap((each) => (each === null ? [] : [{ start: from + each.start, end: from + each.end }]));
  return [
    {
      months: monthsOf(period?.period ?? null) ?? duration?.months ?? called?.[1]?.match(monthName)?.length ?? null,
      period: period?.period ?? null,
      words: worded?.[0].replace(/\s+/g, ' ') ?? null,
      doubt: partly.test(near)
        ? 'Only a part of the rent may be abated.'
        : isOneOfSeveral
          ? 'The clause names several periods.'
          : /\bcredit\b/i.test(piece.slice(at, at + length))
            ? givesCredit
            : null,
      block,
      start: sentence.start + Math.min(at, ...places.map(({ start }) => start)),
      end: sentence.start + Math.max(at + length, ...places.map(({ end }) => end)),
    },
  ];
}
