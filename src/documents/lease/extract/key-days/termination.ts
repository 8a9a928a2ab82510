import type { KeyDate } from '#contract/lease-report.ts';
import { back } from '../../lexicon/counted-day.ts';
import { datesIn, shiftDays, showDate } from '../../lexicon/dates.ts';
import { passageOf } from '../../prepare/passage.ts';
import { type ResolvedDay, resolveDay, resolveDays } from '../../prepare/resolve-day.ts';
import type { Facts, FoundField } from '../facts.ts';
import { startNames, type TermDays } from '../term-days.ts';
import { sentence, stateOf, unitOf } from './parts.ts';

const terminationParts =
  /^([^:]+): (.+?), (?:(\d{1,3})(?:-(\d{1,3}))? (day|week|month|year)s? notice|notice (by|before) (.+?))(?:, fee .*)?$/;

/** For an option to terminate early on a known day: that day, and the last day for its notice. */
export function termination(facts: Facts, { start }: TermDays): KeyDate[] {
  const given = start === null || start.doubt !== null ? {} : startNames(start.date);
  return facts.all('termination_option').flatMap(({ decided, quote }): KeyDate[] => {
    const match = decided.state === 'found' ? terminationParts.exec(String(decided.value)) : null;
    if (!match) return [];
    const words = (match[2] ?? '').replace(/^(?:prior\s+to|before)\s+/i, '');
    const day = resolveDay(words, { terms: facts.text.terms, given });
    const days = day === null ? breakDates(facts, words, given) : [day];
    return days.flatMap((each) => terminationOn(each, match, quote));
  });
}

/** `either of the Break Dates`, which the document defines as `25 March 2029 and 25 March 2031`. */
function breakDates({ text }: Facts, words: string, given: Readonly<Record<string, string>>): ResolvedDay[] {
  if (!/\bbreak\s+dates?\b/i.test(words)) return [];
  const definitions = ['Break Dates', 'Break Date'].flatMap((name) => text.terms.named(name));
  const [first] = definitions.filter(({ form }) => form !== 'label' || definitions.length === 1);
  if (first === undefined || definitions.length > 1) return [];
  const printed = datesIn(first.definition.text.slice(0, 120).split(/[;\n]/)[0] ?? '').map(({ iso }) => ({
    date: iso,
    derived: '',
  }));
  return printed.length > 0
    ? printed
    : resolveDays(first.definition.text.split(/[;.\n]/)[0] ?? '', { terms: text.terms, given });
}

function terminationOn(day: ResolvedDay, match: RegExpExecArray, quote: FoundField['quote']): KeyDate[] {
  const [, who = '', , count = '', most, unit = '', limit, lastDay = ''] = match;
  const passage = passageOf(quote);
  const printed = datesIn(lastDay)[0]?.iso;
  if (limit !== undefined && printed === undefined) return [];
  const effective = day.derived === '' ? showDate(day.date) : `${showDate(day.date)} (${day.derived})`;
  const noticeDay =
    printed === undefined
      ? {
          date: back(day.date, Number(count), unitOf(unit)),
          derived: `${count} ${unit}${count === '1' ? '' : 's'} before ${effective}`,
        }
      : { date: limit === 'before' ? shiftDays(printed, -1) : printed };
  return [
    ...(most === undefined
      ? []
      : [
          {
            ...passage,
            kind: 'named_day',
            label: `First day for the notice of early termination (${who.toLowerCase()})`,
            date: back(day.date, Number(most), unitOf(unit)),
            derived: `${most} ${unit}s before ${effective}`,
            ...stateOf(null),
          },
        ]),
    {
      ...passage,
      kind: 'termination_notice_deadline',
      label: `Last day for the notice of early termination (${who.toLowerCase()})`,
      ...noticeDay,
      ...stateOf(null),
    },
    {
      ...passage,
      kind: 'early_termination',
      label: `Early termination possible (${who.toLowerCase()})`,
      date: day.date,
      ...(day.derived === '' ? {} : { derived: sentence(day.derived) }),
      ...stateOf(null),
    },
  ];
}
