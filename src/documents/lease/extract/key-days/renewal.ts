import type { KeyDate } from '#contract/lease-report.ts';
import { datePattern, datesIn } from '../../lexicon/dates.ts';
import { passageOf } from '../../prepare/passage.ts';
import type { Facts, FoundField } from '../facts.ts';
import { fromStartNote, requestNote } from '../fields/options/renewal-notice.ts';
import type { TermDay, TermDays } from '../term-days.ts';
import { counted, doubtOf, isoDay, period, stateOf, unitOf } from './parts.ts';

/** An application that the landlord decides on, not the exercise of an option. */
const requested =
  /\b(?:tenant|lessee)\b[^.;]{0,40}\b(?:may|shall|must)\s+(?:request|apply)\b(?=[^.]{0,300}\b(?:consider|deny|refuse|reject|sole\s+discretion|grant)\b)/i;
const notEarlier = new RegExp(`\\b(?:not?|never)\\s+(?:earlier|sooner)\\s+than\\s+(${datePattern})`, 'i');

/** The first and the last day for the notice of renewal, counted from the end of the current term. */
export function renewalNotice(facts: Facts, { start, end }: TermDays): KeyDate[] {
  const field = facts.get('renewal_notice') ?? onlyClaimed(facts.any('renewal_notice'));
  if (field === null || typeof field.decided.value === 'boolean') return [];
  const notice = typeof field.decided.value === 'number' ? field.decided.shown : String(field.decided.value);
  const doubt = doubtOf(field);
  const own = facts.day('agreement_date');
  const late = (date: string) => (doubt === null ? lateFor(date, start, own) : stateOf(doubt));
  const isAutomatic = facts.all('renewal_options').some(({ decided }) => /automatic/.test(String(decided.value)));
  const isRequest = requested.test(field.quote.text) || field.decided.note === requestNote;
  const lastLabel = isRequest
    ? 'Last day to apply for renewal (the landlord may refuse)'
    : isAutomatic
      ? 'Last day to prevent the automatic renewal'
      : 'Last day to give notice of renewal';
  const kind = isAutomatic ? 'non_renewal_notice_deadline' : 'renewal_notice_deadline';
  const passage = passageOf(field.quote);
  if (isoDay.test(notice)) {
    // `on notice no earlier than April 30, 2032 and no later than July 31, 2032`
    const opens = datesIn(notEarlier.exec(passage.quote ?? '')?.[1] ?? '')[0]?.iso;
    return [
      ...(opens === undefined || opens >= notice
        ? []
        : [
            {
              ...passage,
              kind: 'renewal_notice_opens',
              label: 'First day to give notice of renewal',
              date: opens,
              ...late(opens),
            },
          ]),
      { ...passage, kind, label: lastLabel, date: notice, ...late(notice) },
    ];
  }
  const match = period.exec(notice);
  if (!match || end === null || end.doubt !== null) return [];
  const how = field.decided.note === fromStartNote ? 'before_next' : 'before';
  const at = (count: string) =>
    counted(end.date, { from: 'expiration', count: Number(count), unit: unitOf(match[3]), how });
  const [least, most] = [match[1] ?? '', match[2]];
  return [
    ...(most === undefined
      ? []
      : [
          {
            ...passage,
            kind: 'renewal_notice_opens',
            label: 'First day to give notice of renewal',
            ...at(most),
            ...late(at(most).date),
          },
        ]),
    { ...passage, kind, label: lastLabel, ...at(least), ...late(at(least).date) },
  ];
}

/**
 * If only a language model read the notice period, the date calculated from it is shown for checking, like the period.
 */
function onlyClaimed(field: FoundField | null): FoundField | null {
  return field?.decided.reader === undefined ? null : field;
}

/**
 * A deadline before the first day of the term was misread or is an error in the document, so a person must check it.
 */
function lateFor(date: string, start: TermDay | null, own: string | null): ReturnType<typeof stateOf> {
  if (start !== null && date < start.date) return stateOf('This day is before the term begins.');
  return stateOf(own !== null && date < own ? 'This day is before the date of the document.' : null);
}
