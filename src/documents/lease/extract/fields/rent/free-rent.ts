import { shiftDays, shiftMonths, wholeMonths } from '#documents/lease/lexicon/dates.ts';
import { labelEvidence } from '../../evidence.ts';
import { defineField, type Evidence, type Reading } from '../../field.ts';
import { first, type ReadValue, readTerms } from '../../readers.ts';
import { abatementForms, abatementsIn, freeRentLabel } from '../../rent/abatements.ts';
import { monthsOf, periodsIn } from '../../rent/period.ts';
import { rentLinesOf } from '../../rent/rent-lines.ts';
import { added, rank, weights } from '../../weights.ts';

/** Lines of the schedule that are printed as abated or zero. */
const schedule: Evidence = {
  name: 'schedule',
  kind: 'table',
  find: (context) => {
    const lines = rentLinesOf(context).filter(
      ({ kind, reader, doubt }) => kind === 'free' && reader !== 'abatement' && doubt === null,
    );
    const months = lines.reduce((sum, { row }) => sum + (monthsOf(row) ?? Number.NaN), 0);
    const [head, last] = [lines[0], lines.at(-1)];
    if (head === undefined || last === undefined || !(months > 0)) return [];
    return [
      {
        value: months,
        shown: showMonths(months),
        span: { start: head.span.start, end: last.span.end },
        block: head.block,
      },
    ];
  },
};

/** A clause that grants free rent, in one of its forms. */
const granted = (name: string): Evidence => ({
  name,
  kind: 'phrase',
  find: ({ text }) => {
    const others = abatementForms.filter((form) => form.name !== name).map((form) => form.name);
    return abatementsIn(text, others).flatMap((abatement): Reading[] => {
      const { period, words, doubt, block, start, end } = abatement;
      const months = abatement.whole ?? abatement.months;
      if (months === null && period === null && words === null) return [];
      const printed = text.document.text.slice(start, end).replace(/\s+/g, ' ').trim();
      return [
        {
          value: months ?? words ?? printed,
          shown: months === null ? (words ?? printed) : showMonths(months),
          span: { start, end },
          block,
          weight: added(rank.asByHeading, /abate|free|concession|rent/.test(block.section) ? weights.headingFits : 0),
          ...(doubt === null ? {} : { doubt }),
        },
      ];
    });
  },
});

/**
 * Rent begins later than the term: the time between them, from the formula of the first rent day or from the two dates.
 */
const untilRentStart: Evidence = {
  name: 'untilRentStart',
  kind: 'phrase',
  find: ({ best }) => {
    const [start, rent] = [best('commencement_date'), best('rent_commencement')];
    if (start === null || rent === null || start.doubt !== undefined || rent.doubt !== undefined) return [];
    const months = monthsBefore(String(start.value), String(rent.value));
    return months === null
      ? []
      : [{ value: months, shown: showMonths(months), span: rent.span, block: rent.block, weight: rank.derived }];
  },
};

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
/** `the date that is four (4) months after the Commencement Date`, but not the earlier or later of two such dates. */
const afterStart =
  /^(?:the )?(?:(?:date|day) (?:(?:that|which) is )?)?([^,;\s][^,;]{1,38}[^,;\s]) (?:after|following|from) (?:the )?(?:(?:lease|term) )?commencement date$/i;

function monthsBefore(start: string, rent: string): number | null {
  if (isoDay.test(start) && isoDay.test(rent))
    return rent > start && rent <= shiftMonths(start, 24) ? wholeMonths(start, shiftDays(rent, -1)) : null;
  const [length] = readTerms(afterStart.exec(rent.replace(/\s+/g, ' '))?.[1] ?? '');
  return length === undefined ? null : Number(length.value);
}

/** `The “Rent Credit Period” shall be the first nine full calendar months`, `the first six months (the “Abatement Period”)`. */
const definedPeriod: Evidence = {
  name: 'definedPeriod',
  kind: 'definedTerm',
  find: ({ text }) =>
    ['Abatement Period', 'Rent Abatement Period', 'Abated Rent Period', 'Free Rent Period', 'Rent Free Period']
      .concat('Rent-Free Period', 'Rent Credit Period', 'Rent Holiday', 'Rent Concession Period')
      .flatMap((each) => text.terms.named(each))
      .filter(({ form, block }) => form !== 'label' && block.operative && !block.contents)
      .flatMap(({ form, definition, nameSpan, block }): Reading[] => {
        const from = form === 'means' ? 0 : Math.max(0, definition.text.length - 140);
        const all = readMonths(definition.text.slice(from, from + 140));
        const read = form === 'means' ? all[0] : all.at(-1);
        if (read === undefined || Number(read.value) > 36) return [];
        const at = definition.start + from + read.start;
        const span = { start: Math.min(nameSpan.start, at), end: Math.max(nameSpan.end, at + read.end - read.start) };
        return [{ ...read, span, block }];
      }),
};

export const freeRent = defineField({
  id: 'free_rent',
  label: 'Free rent',
  group: 'Rent',
  lookedFor: 'an abatement of rent or free months',
  topics: ['rent'],
  evidence: [
    schedule,
    labelEvidence('label', freeRentLabel, readMonths, { titled: false, limit: 200 }),
    untilRentStart,
    definedPeriod,
    ...abatementForms.map(({ name }) => granted(name)),
  ],
});

function readMonths(piece: string): ReadValue[] {
  if (/^\W*(?:none|n\/?a|not\s+applicable)\b/i.test(piece)) return [];
  const days = datesOf(piece);
  if (days !== null) return [days];
  return first(readTerms)(piece).map((read) => ({
    ...read,
    ...(/\b(?:half|\d{1,2}(?:\.\d+)?\s?%|percent)\b/i.test(piece)
      ? { doubt: 'Only a part of the rent may be abated.' }
      : {}),
  }));
}

/** `November 1, 2024 through January 31, 2025`: whole months between two days. */
function datesOf(piece: string): ReadValue | null {
  const line = piece.split('\n')[0] ?? '';
  const [found, another] = periodsIn(line);
  const months = found?.period.from === undefined ? null : monthsOf(found.period);
  return found === undefined || another !== undefined || months === null || found.start > 6
    ? null
    : { value: months, shown: showMonths(months), start: found.start, end: found.end };
}

function showMonths(months: number): string {
  return `${months} ${months === 1 ? 'month' : 'months'}`;
}
