import type { RentRow } from '../../../contract/document-report.ts';
import { showDate } from '../lexicon/dates.ts';
import { durationPattern } from '../lexicon/durations.ts';
import { percentsIn } from '../lexicon/figures.ts';
import { readRentSchedule } from '../rent-schedule.ts';
import { first, readAmounts, readPercents, readTerms, showMoney } from './readers.ts';
import {
  type Candidate,
  type FieldContext,
  type FieldRule,
  fromPairs,
  fromProse,
  type Reading,
  readText,
  sentencesLike,
} from './rule.ts';

function showRow(row: RentRow): string {
  const time =
    row.from !== undefined || row.to !== undefined
      ? [row.from, row.to].flatMap((day) => (day === undefined ? [] : [showDate(day)])).join(' – ')
      : row.year !== undefined
        ? `Lease year ${row.year}`
        : row.from_month !== undefined
          ? `Months ${row.from_month} – ${row.to_month ?? row.from_month}`
          : 'Rent';
  const amounts = [
    row.monthly === undefined ? '' : `${showMoney(row.monthly)} a month`,
    row.annual === undefined ? '' : `${showMoney(row.annual)} a year`,
    row.psf === undefined ? '' : `${showMoney(row.psf)} per square foot and year`,
    row.psf_month === undefined ? '' : `${showMoney(row.psf_month)} per square foot and month`,
  ].filter((part) => part !== '');
  return `${time}: ${amounts.join(', ')}`;
}

function schedule(context: FieldContext): Candidate[] {
  const area = context.best('premises_rsf')?.value;
  return readRentSchedule(context, typeof area === 'number' ? area : null).map(({ row, span }) => ({
    value: row,
    shown: showRow(row),
    span,
    score: 100,
  }));
}

function escalations(context: FieldContext): Candidate[] {
  const percent = fromProse(
    context,
    [
      'increase',
      'increased',
      'increases',
      'increasing',
      'escalate',
      'escalated',
      'escalation',
      'escalations',
      'adjusted',
      'annual',
      'annually',
    ],
    /\b(?:(?:[Bb]ase|[Mm]inimum|[Mm]onthly|[Aa]nnual|[Bb]asic|[Ff]ixed)\s+)*(?:[Rr]ent(?:al)?|[Rr]ate)\b[^.;$]{0,140}?\b(?:increas|escalat|adjust|ris)\w*\b[^.;$]{0,110}?\d+(?:\.\d+)?\)?\s?(?:%|percent)[^.;]{0,60}|\bincreas\w*\s+(?:annually\s+)?(?:of|by)\s+[^.;$]{0,40}?\d+(?:\.\d+)?\)?\s?(?:%|percent)[^.;]{0,60}|\b\d+(?:\.\d+)?\s?%\)?\s+(?:annual(?:ly)?\s+)?(?:increase|escalation|bump)s?[^.;]{0,50}/dg,
    (piece) =>
      percentsIn(piece)
        .slice(-1)
        .map(({ percent: value, start, end }): Reading => {
          const yearly =
            /\b(?:annual|annually|year|anniversary)\b/i.test(piece) &&
            !/\b(?:second|third|fifth|tenth|\d+(?:rd|th|nd))\s+(?:lease\s+)?(?:year|anniversary)|\bevery\s+\w+\s+(?:\(\d+\)\s+)?years/i.test(
              piece,
            )
              ? ' a year'
              : '';
          return { value: `${value}%${yearly === '' ? '' : ' annually'}`, shown: `${value}%${yearly}`, start, end };
        }),
    {
      score: 55,
      section: /rent/,
      avoid:
        /\b(?:operating|controllable|expenses?|deposit|late|default|insurance|taxes|holdover|holding|renewal|option|CPI|consumer|percentage\s+rent|management|overhead|assessed|occup\w+|destroyed|fee)\b/i,
    },
  ).filter(({ value }) => Number.parseFloat(String(value)) <= 15);
  return [
    ...fromPairs(
      context,
      /^(?:(?:annual|rent|base\s+rent|rental)\s+)*(?:escalations?|increases?|adjustments?|escalator)(?:\s+(?:percentage|rate))?$/,
      (piece) => [
        ...readPercents(piece)
          .slice(0, 1)
          .map((reading) => ({ ...reading, value: `${reading.value} annually` })),
        ...readText(piece).map((reading) => ({ ...reading, weight: -20 })),
      ],
    ),
    ...percent,
    ...sentencesLike(
      context,
      ['consumer', 'cpi', 'index'],
      /\b(?:rent|rental)\b[^.]{0,200}\b(?:consumer\s+price\s+index|CPI)|\b(?:consumer\s+price\s+index|CPI)\b[^.]{0,200}\brent/i,
      {
        section: /rent|adjust|cpi|cost\s+of\s+living|escalat/,
        avoid: /expenses|deductible|insurance|deposit/i,
        score: 45,
      },
    ),
  ];
}

function freeRent(context: FieldContext): Candidate[] {
  const months = (piece: string): Reading[] => {
    const range =
      /months?\s+(?:\w+\s+\()?(\d{1,2})\)?\s*(?:through|to|-|–)\s*(?:month\s+)?(?:\w+\s+\()?(\d{1,2})\)?/i.exec(piece);
    if (range) {
      const value = Number(range[2]) - Number(range[1]) + 1;
      return [{ value, shown: `${value} months`, start: range.index, end: range.index + range[0].length }];
    }
    const single =
      /\b(?:first\s+)?(?:one\s+)?(?:first|one|\(1\))\s+(?:full\s+)?(?:calendar\s+)?month[’']?s?\b|\bfirst\s+month/i.exec(
        piece,
      );
    const term = readTerms(piece)[0];
    if (term) return [term];
    const named = namedMonths.exec(piece);
    if (named) {
      const value = named[1]?.match(/[A-Z]\w+/g)?.length ?? 0;
      return [{ value, shown: `${value} months`, start: named.index, end: named.index + named[0].length }];
    }
    return single ? [{ value: 1, shown: '1 month', start: single.index, end: single.index + single[0].length }] : [];
  };
  const found = [
    ...fromPairs(
      context,
      /^(?:(?:base\s+)?rent\s+)?(?:abatement|abated\s+rent|free\s+rent|rent\s+credit|rent\s+abatement|rent\s+holiday)(?:\s+period)?$/,
      (piece) => [...months(piece.slice(0, 200)), ...readText(piece).map((reading) => ({ ...reading, weight: -15 }))],
    ),
    ...fromProse(
      context,
      ['abated', 'abate', 'abatement', 'abates', 'free', 'waived', 'credit'],
      new RegExp(
        `\\b(?:rent|installments?)\\b[^.;]{0,120}?\\b(?:abat\\w+|waived|conditionally\\s+excused|free|no\\s+charge)\\b[^.;]{0,140}?\\bmonths?\\b[^.;]{0,60}|\\b(?:abat\\w+|free\\s+rent|rent\\s+credit)\\b[^.;]{0,120}?(?:${durationPattern}|\\bfirst\\s+month)[^.;]{0,50}|${durationPattern}\\s+of\\s+(?:free|abated)\\s+(?:base\\s+)?rent|\\bduring\\s+the\\s+(?:first\\s+)?${durationPattern}[^.;]{0,100}?\\bnot\\s+(?:be\\s+)?(?:obligated|required)\\s+to\\s+pay\\s+(?:any\\s+)?(?:monthly\\s+)?base`,
        'dgi',
      ),
      months,
      {
        score: 55,
        section: /rent|abate/,
        avoid:
          /\b(?:damage|destruction|casualty|condemn|taking|untenantable|restor|interrupt|fire|repairs?|services?)\b/i,
      },
    ),
    ...sentencesLike(
      context,
      ['abated', 'abatement', 'abate'],
      /\bbase\s+(?:monthly\s+)?rent\b[^.]{0,160}\babat|\brent\s+abatement\b|\babat\w+\b[^.]{0,60}\bbase\s+(?:monthly\s+)?rent/i,
      { section: /abate|rent/, avoid: /damage|casualty|condemn|untenant|destr|taking|interrupt/i, score: 30 },
    ),
  ];
  return found.map((candidate) => withTotal(context, candidate));
}

/** What the free months are worth in all, where it stands close behind them: '7 months, $276,406.69'. */
function withTotal(context: FieldContext, candidate: Candidate): Candidate {
  if (typeof candidate.value !== 'number') return candidate;
  const { start } = candidate.span;
  const block = context.text.blocks.find((each) => each.start <= start && start < each.end);
  const piece = context.text.document.text.slice(start, Math.min(block?.end ?? start, start + 900));
  const total =
    /\b(?:aggregate|total(?:ing|s)?|sum)\b[^.;$]{0,60}?(\$\s?\d[\d,.]*\d)|\bbeing\s+(\$\s?\d[\d,.]*\d)\s+in\s+(?:all|total|the\s+aggregate)/i.exec(
      piece,
    );
  const amount = total ? readAmounts(total[1] ?? total[2] ?? '')[0] : undefined;
  if (!total || !amount) return candidate;
  const value = `${candidate.shown}, ${amount.shown}`;
  const end = Math.max(candidate.span.end, start + total.index + total[0].length);
  return { ...candidate, value, shown: value, span: { start, end } };
}

/** `for the months of June, July and August 2018`. */
const namedMonth =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)(?:,?\\s+\\d{4})?';
const namedMonths = new RegExp(`\\bmonths?\\s+of\\s+(${namedMonth}(?:(?:,\\s+and|,|\\s+and)\\s+${namedMonth}){0,11})`);

export const rentRules: readonly FieldRule[] = [
  {
    id: 'base_rent_schedule',
    label: 'Base rent',
    group: 'Rent',
    lookedFor: 'a table or a statement of base, minimum, annual or monthly rent',
    many: true,
    find: schedule,
  },
  {
    id: 'escalation',
    label: 'Escalation',
    group: 'Rent',
    lookedFor: 'a yearly percentage, fixed steps or an index for the rent',
    find: escalations,
  },
  {
    id: 'percentage_rent',
    label: 'Percentage rent',
    group: 'Rent',
    lookedFor: 'percentage rent, gross sales or a breakpoint',
    find: (context) => [
      ...fromPairs(context, /^percentage\s+rent(?:al)?(?:\s+(?:rate|percentage))?$/, (piece) => [
        ...readPercents(piece).slice(0, 1),
        ...readText(piece).map((reading) => ({ ...reading, weight: -20 })),
      ]),
      ...fromProse(
        context,
        ['percentage', 'breakpoint', 'sales'],
        /\b(?:percentage\s+rent|gross\s+sales)\b[^.;]{0,160}?((?:\b[\w-]+\s+)?(?:percent\s+)?\(?\d+(?:\.\d+)?\)?\s?(?:%|percent)\)?)[^.;]{0,80}?\bsales\b/dgi,
        first(readPercents),
        { score: 50, section: /percentage/ },
      ),
      ...sentencesLike(context, ['percentage', 'breakpoint'], /\bpercentage\s+rent\b|\bbreakpoint\b/i, {
        section: /percentage/,
        score: 25,
      }),
    ],
  },
  {
    id: 'free_rent',
    label: 'Free rent',
    group: 'Rent',
    lookedFor: 'an abatement of rent or free months',
    find: freeRent,
  },
];
