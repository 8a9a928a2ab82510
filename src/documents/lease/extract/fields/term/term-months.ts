import { showDate, wholeMonths } from '../../../lexicon/dates.ts';
import { defineField, type Evidence } from '../../field.ts';
import {
  conditional,
  optionTerm,
  otherPremises,
  priorTerm,
  sentenceOf,
  termClauseEvidence,
  termLabelEvidence,
} from './term-evidence.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** `from October 1, 2012 to December 31, 2017`: both days in one passage, and no length. */
const fromDates: Evidence = {
  name: 'fromDates',
  kind: 'phrase',
  find: ({ best }) => {
    const start = best('commencement_date');
    const end = best('expiration_date');
    if (start === null || end === null || start.block !== end.block) return [];
    const [first, last] = [String(start.value), String(end.value)];
    const months = isoDay.test(first) && isoDay.test(last) ? wholeMonths(first, last) : null;
    if (months === null || start.doubt !== undefined || end.doubt !== undefined) return [];
    return [
      {
        value: months,
        shown: `${months} months`,
        span: { start: Math.min(start.span.start, end.span.start), end: Math.max(start.span.end, end.span.end) },
        block: end.block,
        note: `Counted from ${showDate(first)} to ${showDate(last)}.`,
      },
    ];
  },
};

export const termMonths = defineField({
  id: 'term_months',
  label: 'Term',
  group: 'Term',
  lookedFor: 'the length of the term in months or years',
  topics: ['term', 'definitions'],
  evidence: [termLabelEvidence('length'), termClauseEvidence('length'), fromDates],
  exclusions: [
    optionTerm,
    conditional,
    priorTerm,
    otherPremises,
    {
      name: 'limit',
      excludes: (candidate) =>
        /\b(?:exceed|maximum|up\s+to|no\s+longer\s+than|aggregate|remaining)\b/i.test(sentenceOf(candidate)),
    },
  ],
});
