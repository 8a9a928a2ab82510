import type { KeyDate } from '../../contract/document-report.ts';
import type { Facts } from './facts.ts';
import { shiftDays, shiftMonths, showDate } from './lexicon/dates.ts';
import { durationsIn } from './lexicon/durations.ts';
import { passageOf } from './prepare/passage.ts';

/** Days to watch: those that the document names, and those that follow from them, with how. In order of time. */
export function collectKeyDates(facts: Facts): KeyDate[] {
  const named = (
    [
      ['agreement_date', 'Date of the document'],
      ['delivery_date', 'Delivery of possession'],
      ['commencement_date', 'Term begins'],
      ['rent_commencement', 'Rent begins'],
      ['expiration_date', 'Term ends'],
    ] as const
  ).flatMap(([id, label]): KeyDate[] => {
    const day = facts.day(id);
    const field = facts.get(id);
    return day === null || !field ? [] : [{ date: day, label, ...passageOf(field.quote) }];
  });
  const all = [...named, ...rentSteps(facts), ...renewalWindow(facts), ...freeRentEnd(facts)];
  return all.sort((a, b) => a.date.localeCompare(b.date));
}

function rentSteps(facts: Facts): KeyDate[] {
  const start = facts.day('rent_commencement') ?? facts.day('commencement_date');
  return facts.rent.slice(1).flatMap(({ row, quote }): KeyDate[] => {
    if (row.from !== undefined) return [{ date: row.from, label: 'Rent changes', ...passageOf(quote) }];
    if (row.from_month === undefined || start === null || row.from_month < 2) return [];
    return [
      {
        date: shiftMonths(start, row.from_month - 1),
        label: 'Rent changes',
        derived: `Month ${row.from_month} counted from ${showDate(start)}.`,
        ...passageOf(quote),
      },
    ];
  });
}

/** `not earlier than 15 months and not later than 6 months before the end`: the first and the last day for the notice. */
function renewalWindow(facts: Facts): KeyDate[] {
  const end = facts.day('expiration_date');
  const field = facts.get('renewal_notice');
  if (end === null || !field) return [];
  const periods = durationsIn(field.quote.text).slice(0, 2);
  const days = periods.map(({ months, count, unit, text }) => ({
    date: months !== null ? shiftMonths(end, -months) : shiftDays(end, -count * (unit === 'week' ? 7 : 1)),
    text: text.replace(/\s+/g, ' '),
  }));
  const sorted = days.sort((a, b) => a.date.localeCompare(b.date));
  return sorted.map(
    ({ date, text }, index): KeyDate => ({
      date,
      label:
        sorted.length === 2 && index === 0
          ? 'First day to give notice of renewal'
          : 'Last day to give notice of renewal',
      derived: `${text} before ${showDate(end)}.`,
      ...passageOf(field.quote),
    }),
  );
}

function freeRentEnd(facts: Facts): KeyDate[] {
  const start = facts.day('rent_commencement') ?? facts.day('commencement_date');
  const months = facts.number('free_rent');
  const field = facts.get('free_rent');
  if (start === null || months === null || !field) return [];
  return [
    {
      date: shiftDays(shiftMonths(start, months), -1),
      label: 'Free rent ends',
      derived: `${months} months from ${showDate(start)}, if they are the first.`,
      ...passageOf(field.quote),
    },
  ];
}
