import type { Span } from '../../../document.ts';
import { datePattern, datesIn } from '../../lexicon/dates.ts';
import { type DefinedTerm, termKey } from '../../prepare/defined-terms.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { resolveDays } from '../../prepare/resolve-day.ts';
import { type DayRule, dayRule, type FoundDay } from './day-rule.ts';

/** Names of dates that have their own kind, or of a document's date. */
const ownKind =
  /^(?:(?:lease|term|sublease|initial|scheduled|estimated|anticipated|target|projected|rent|base\s+rent|primary|original|new|extended|extension|renewal)\s+)*(?:commencement|start(?:ing)?|beginning|expiration|expiry|end(?:ing)?|delivery|possession|effective|execution|agreement|lease|reference|contract|signature|signing|payment)(?:\s+date)?(?:\s+of\s.*)?$|^dated?\b/;
/** The date is only expected and may change. */
const isExpected =
  /^(?:scheduled|estimated|anticipated|expected|target(?:ed)?|projected)\s+(?:\w+\s+){0,2}(?:commencement|delivery|possession)\b/;
/** `of Operations Date`: the second line of a name. */
const isTorn = /^\W*(?:of|and|or|to|for|in)\b/i;
const isDayName = /\b(?:dates?|deadline|day)$/i;

/** `August 31, 2012 (the “Outside Date”)`. */
export const definedDays: DayRule = {
  name: 'definedDays',
  find: (text, given) =>
    text.terms.all.flatMap((term): FoundDay[] => {
      if (
        !isDayName.test(term.name.trim()) ||
        (ownKind.test(termKey(term.name)) && !isExpected.test(termKey(term.name))) ||
        isTorn.test(term.name)
      )
        return [];
      const days = daysOf(term, text, given);
      return days.map((day): FoundDay => {
        const start = Math.min(term.nameSpan.start, day.span.start);
        const end = Math.max(term.nameSpan.end, day.span.end);
        const name = nameOf(text.document.text.slice(term.nameSpan.start, term.nameSpan.end));
        return {
          kind: 'named_day',
          label: days.length > 1 ? name.replace(/s$/, '') : name,
          date: day.date,
          ...(day.derived === '' ? {} : { derived: day.derived }),
          span: { start, end },
          block: term.block,
          ...(days.length > 1 ? { isOfList: true as const } : {}),
        };
      });
    }),
};

/** `Rent Review Dates: 4% on 1 August 2026 and 1 August 2027; CPI on 1 August 2028`: each date under the label. */
export const reviewDays: DayRule = {
  name: 'reviewDays',
  find: (text, given) =>
    text.pairs.flatMap(({ label, value, text: words, block, strength }): FoundDay[] => {
      if (!reviewLabel.test(label) || strength !== 'labelled' || block.contents || !block.operative) return [];
      const line = words.split('\n')[0] ?? '';
      const days = datesIn(line);
      const span = { start: value.start, end: value.start + line.length };
      // `The third and sixth anniversaries of the start of the Term`
      return days.length < 2
        ? (days.length === 0 && !/[“"]/.test(block.text.slice(0, value.start - block.start))
            ? resolveDays(line, { terms: text.terms, given })
            : []
          ).map((day) => ({
            kind: 'named_day' as const,
            label: 'Rent review',
            ...day,
            span,
            block,
            isOfList: true as const,
          }))
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

/** `The first adjustment is possible from October 1, 2027`: an adjustment of the rent by an index. */
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

/** The date in a definition: printed, or words that resolve to one, or to several. */
function daysOf(
  term: DefinedTerm,
  text: LeaseText,
  given: Readonly<Record<string, string | null>>,
): { date: string; derived: string; span: Span }[] {
  const { definition, form } = term;
  if (/\b(?:earlier|later|earliest|latest|sooner)\b/i.test(definition.text)) return [];
  const days = datesIn(definition.text);
  const day = form === 'parenthesis' ? days.at(-1) : days[0];
  // `Payment Dates: 1 August 2026 and 1 August 2027`: more than one date.
  const isOne = !/dates$/i.test(term.name.trim());
  const isNear =
    isOne &&
    day !== undefined &&
    (form === 'parenthesis'
      ? definition.text.length - day.end < 4
      : /^\W*(?:(?:on|by|no\s+later\s+than|on\s+or\s+before)\s+)?$/i.test(definition.text.slice(0, day.start)));
  if (isNear) {
    const span = { start: definition.start + day.start, end: definition.start + day.end };
    return [{ date: day.iso, derived: '', span }];
  }
  if (form === 'parenthesis') return [];
  const words = definition.text.split(/[;.\n]|,\s(?!(?:the\s)?[a-z]{3,10}\b[^;.\n]{0,40}\sanniversar)/)[0] ?? '';
  const span = { start: definition.start, end: definition.start + words.length };
  const resolved = resolveDays(words, { terms: text.terms, given }).filter(({ derived }) => derived !== '');
  return isOne === (resolved.length === 1) ? resolved.map((each) => ({ ...each, span })) : [];
}

/** Changes `OUTSIDE DATE` to `Outside Date`. */
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
