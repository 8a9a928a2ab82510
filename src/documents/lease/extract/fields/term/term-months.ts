import { showDate, wholeMonths } from '#documents/lease/lexicon/dates.ts';
import { durationPattern, durationsIn } from '#documents/lease/lexicon/durations.ts';
import { phraseEvidence } from '../../evidence.ts';
import { defineField, type Evidence } from '../../field.ts';
import { rank } from '../../weights.ts';
import { definedTermEvidence, termClauseEvidence, termLabelEvidence } from './term-evidence.ts';
import { conditional, optionTerm, otherPremises, priorTerm, sentenceOf } from './term-exclusions.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * `from October 1, 2012 to December 31, 2017`: two printed dates and no length; a length that we computed is a
 * suggestion, not found.
 */
const fromDates: Evidence = {
  name: 'fromDates',
  kind: 'phrase',
  find: ({ best }) => {
    const start = best('commencement_date');
    const end = best('expiration_date');
    if (start === null || end === null) return [];
    const [first, last] = [String(start.value), String(end.value)];
    const months = isoDay.test(first) && isoDay.test(last) ? wholeMonths(first, last) : null;
    if (months === null || start.doubt !== undefined || end.doubt !== undefined) return [];
    const isOnePassage = start.block === end.block;
    return [
      {
        value: months,
        shown: `${months} months`,
        span: isOnePassage
          ? { start: Math.min(start.span.start, end.span.start), end: Math.max(start.span.end, end.span.end) }
          : end.span,
        block: end.block,
        weight: rank.substitute,
        note: `Counted from ${showDate(first)} to ${showDate(last)}.`,
        doubt: 'Counted from the dates of the term; no length found.',
      },
    ];
  },
};

/** `Lease Term (Months): 61`: the label has the unit. */
const monthsLabel = phraseEvidence(
  'monthsLabel',
  ['months'],
  /^\W*(?:[a-z0-9.]{1,5}\s+)?(?:initial\s+|lease\s+)?term\s*(?:,\s*)?\(?(?:in\s+)?months\)?\s*(?::\s*)?(\d{1,3})\s*$/dgi,
  (piece) => [{ value: Number(piece), shown: `${Number(piece)} months`, start: 0, end: piece.length }],
  { kind: 'label' },
);

/** `1.2 Term. Eighty-seven (87) months, beginning on …`: under the title the clause begins with the length. */
const titledLength = phraseEvidence(
  'titledLength',
  ['term'],
  new RegExp(
    `^\\W*(?:[a-z0-9.]{1,6}\\s+)?(?:(?:initial|lease|primary)\\s+)?term\\.\\s+((?:an?\\s+period\\s+of\\s+)?${durationPattern})(?=\\s*(?:[,;.]|$|(?:beginning|commencing|starting|from|after)\\b))`,
    'dgi',
  ),
  (piece) =>
    durationsIn(piece).flatMap(({ months, wordsSay, text, start, end }) =>
      months === null || months === 0
        ? []
        : [
            {
              value: months,
              shown: `${months} months`,
              start,
              end,
              ...(wordsSay === null ? {} : { doubt: `Words and figures disagree: “${text.replace(/\s+/g, ' ')}”.` }),
            },
          ],
    ),
);

/** `extended for an additional ten (10) months`: the length that an amendment adds, which isn't that of the whole term. */
function ofExtension(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((reading) => {
        const { start, end } = reading.span;
        const words = context.text.document.text.slice(Math.max(reading.block.start, start - 60), end);
        return context.kind === 'amendment' && /\bextended\s+for\b|\badditional\b/i.test(words)
          ? { ...reading, note: 'The extension alone.' }
          : reading;
      }),
  };
}

export const termMonths = defineField({
  id: 'term_months',
  label: 'Term',
  group: 'Term',
  lookedFor: 'the length of the term in months or years',
  topics: ['term', 'definitions'],
  evidence: [
    termLabelEvidence('length'),
    monthsLabel,
    titledLength,
    ofExtension(termClauseEvidence('length')),
    definedTermEvidence('length'),
    fromDates,
  ],
  exclusions: [
    optionTerm,
    conditional,
    priorTerm,
    otherPremises,
    {
      // `The confidentiality obligations remain in effect during the Term and for a period of five (5) years`
      name: 'afterTheEnd',
      excludes: (candidate) =>
        /\bconfidential\w*\b|\b(?:following|after)\s+(?:the\s+)?(?:expiration|termination)\s+(?:or\s+(?:earlier\s+)?(?:expiration|termination)\s+)?of\s+this\b/i.test(
          sentenceOf(candidate),
        ),
    },
    {
      name: 'limit',
      excludes: (candidate) =>
        /\b(?:exceed|maximum|up\s+to|no\s+longer\s+than|aggregate|remaining)\b/i.test(sentenceOf(candidate)),
    },
  ],
});
