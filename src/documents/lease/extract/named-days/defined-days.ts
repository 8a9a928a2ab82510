import type { Span } from '../../../document.ts';
import { datePattern, datesIn } from '../../lexicon/dates.ts';
import { type DefinedTerm, termKey } from '../../prepare/defined-terms.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { resolveDay } from '../../prepare/resolve-day.ts';
import { type DayRule, dayRule, type FoundDay } from './day-rule.ts';

/** Names of dates that have their own kind, or of a document's date. */
const ownKind =
  /^(?:(?:lease|term|sublease|initial|scheduled|estimated|anticipated|target|projected|rent|base\s+rent|primary|original|new|extended|extension|renewal)\s+)*(?:commencement|start(?:ing)?|beginning|expiration|expiry|end(?:ing)?|delivery|possession|effective|execution|agreement|lease|reference|contract|signature|signing|payment)(?:\s+date)?(?:\s+of\s.*)?$|^dated?\b/;
/** Only expected: the day itself may be another. */
const isExpected =
  /^(?:scheduled|estimated|anticipated|expected|target(?:ed)?|projected)\s+(?:\w+\s+){0,2}(?:commencement|delivery|possession)\b/;
/** `of Operations Date`: the second line of a name. */
const isTorn = /^\W*(?:of|and|or|to|for|in)\b/i;
const isDayName = /\b(?:date|deadline|day)$/i;

/** `August 31, 2012 (the “Outside Date”)`. */
export const definedDays: DayRule = {
  name: 'definedDays',
  find: (text) =>
    text.terms.all.flatMap((term): FoundDay[] => {
      if (
        !isDayName.test(term.name.trim()) ||
        (ownKind.test(termKey(term.name)) && !isExpected.test(termKey(term.name))) ||
        isTorn.test(term.name)
      )
        return [];
      const day = dayOf(term, text);
      if (day === null) return [];
      const start = Math.min(term.nameSpan.start, day.span.start);
      const end = Math.max(term.nameSpan.end, day.span.end);
      return [
        {
          kind: 'named_day',
          label: nameOf(text.document.text.slice(term.nameSpan.start, term.nameSpan.end)),
          date: day.date,
          ...(day.derived === '' ? {} : { derived: day.derived }),
          span: { start, end },
          block: term.block,
        },
      ];
    }),
};

/** `Rent Review Dates: 4% on 1 August 2026 and 1 August 2027; CPI on 1 August 2028`: each day under the label. */
export const reviewDays: DayRule = {
  name: 'reviewDays',
  find: (text) =>
    text.pairs.flatMap(({ label, value, text: words, block, strength }): FoundDay[] => {
      if (!reviewLabel.test(label) || strength !== 'labelled' || block.contents || !block.operative) return [];
      const days = datesIn(words.split('\n')[0] ?? '');
      return days.length < 2
        ? []
        : days.map(({ iso, start, end }) => ({
            kind: 'named_day' as const,
            label: 'Rent review',
            date: iso,
            span: { start: value.start + start, end: value.start + end },
            block,
            isOfList: true as const,
          }));
    }),
};

/** `The first adjustment is possible from October 1, 2027`: of the rent, by an index. */
export const firstAdjustment: DayRule = dayRule(
  'firstAdjustment',
  new RegExp(
    `\\bfirst\\s+(?:(?:rent|rental|index|annual)\\s+)?(?:adjustment|indexation|review|increase)\\b(?:\\s+of\\s+the\\s+(?:\\w+\\s+)?rent)?\\s+(?:is|shall|will|may|can|takes|occurs)\\b[^.;\\d]{0,50}?\\b(?:from|on|as\\s+of|before|than)\\s+(?:and\\s+including\\s+)?(${datePattern})`,
    'dgi',
  ),
  [null, 1],
  'First adjustment of the rent',
  'named_day',
);

const reviewLabel = /^(?:rent\s+)?(?:review|adjustment|increase)\s+dates?$|^(?:rent\s+)?reviews?$/;

/** The date in a definition: printed, or words that resolve to one. */
function dayOf(term: DefinedTerm, text: LeaseText): { date: string; derived: string; span: Span } | null {
  const { definition, form } = term;
  if (/\b(?:earlier|later|earliest|latest|sooner)\b/i.test(definition.text)) return null;
  const days = datesIn(definition.text);
  const day = form === 'parenthesis' ? days.at(-1) : days[0];
  const isNear =
    day !== undefined &&
    (form === 'parenthesis'
      ? definition.text.length - day.end < 4
      : /^\W*(?:(?:on|by|no\s+later\s+than|on\s+or\s+before)\s+)?$/i.test(definition.text.slice(0, day.start)));
  if (isNear) {
    const span = { start: definition.start + day.start, end: definition.start + day.end };
    return { date: day.iso, derived: '', span };
  }
  if (form === 'parenthesis') return null;
  const words = definition.text.split(/[;.\n]|,\s/)[0] ?? '';
  const resolved = resolveDay(words, { terms: text.terms, given: {} });
  return resolved === null || resolved.derived === ''
    ? null
    : { ...resolved, span: { start: definition.start, end: definition.start + words.length } };
}

/** `OUTSIDE DATE` as `Outside Date`. */
function nameOf(printed: string): string {
  const name = printed
    .replace(/\s+/g, ' ')
    .replace(/^\d{1,2}(?:\.\d{1,2})?\.?\s+(?=[A-Z])/, '')
    .replace(/(?<![\s,:])[\s,:]+$/, '')
    .trim();
  return name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
}
