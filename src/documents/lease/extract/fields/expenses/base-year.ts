import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { around, defineField } from '../../field.ts';
import { type ReadValue, readAmounts } from '../../readers.ts';
import { asChanged, firstInSentence } from '../../wording.ts';

const day = '[A-Z][a-z]{2,8}\\s+\\d{1,2},?\\s+(?:19|20)\\d{2}';
/** A year that is not a calendar year is identified by its first and last days: `July 1, 2021 to June 30, 2022`. */
const ownYear = new RegExp(
  `${day}\\s*(?:to|through|until|[-–]|and\\s+ending\\s+(?:on\\s{1,200})?)\\s{0,200}${day}|\\b(?:twelve|12)(?:\\s+\\(12\\))?[\\s-]+(?:full\\s+)?(?:calendar\\s+)?months?(?:\\s+period)?\\s+(?:ending|ended|beginning|commencing|starting)\\s+(?:on\\s+)?${day}`,
);

const readYear = asChanged(readPrintedYear);

function readPrintedYear(piece: string): ReadValue[] {
  const own = ownYear.exec(piece);
  if (own !== null && !/^January\s+1,?\s+(\d{4})\b[\s\S]*\bDecember\s+31,?\s+\1$/.test(own[0])) {
    const value = own[0].replace(/\s+/g, ' ').replace(/\sand ending (?:on )?/, ' to ');
    return [{ value, shown: value, start: own.index, end: own.index + own[0].length }];
  }
  const match = /\b(?:19|20)\d{2}\b/.exec(piece);
  return match === null
    ? []
    : [{ value: match[0], shown: match[0], start: match.index, end: match.index + match[0].length }];
}

export const baseYear = defineField({
  id: 'base_year',
  label: 'Base year or stop',
  group: 'Expenses',
  lookedFor: 'a base year or an expense stop',
  topics: ['operating_expenses', 'taxes', 'rent', 'definitions'],
  // Expenses and taxes may have separate base years.
  many: true,
  evidence: [
    labelEvidence(
      'label',
      /^(?:(?:expense|operating\s+expenses?|tax|initial|opex|tenant's|direct\s+expenses?)\s+)*base\s+(?:calendar\s+|tax\s+|expense\s+)?years?(?:\s+for\s+(?:\S.*)?)?$/,
      (piece) => readYear(piece.slice(0, 200)),
    ),
    phraseEvidence(
      'definition',
      ['base'],
      /\bbase\s+(?:tax\s+|expense\s+)?year\b[\s”"’']{0,3}\)?(?:\s+for\s+[^.;:]{3,80}?)?\s{0,200}(?:shall\s+(?:mean|be)|means?|is|will\s+be|:|of|,\s+being)(?=([^;]{0,110}))/dgi,
      firstInSentence(readYear),
    ),
    phraseEvidence(
      // `exceed those of the base tax year July 1, 2026 through June 30, 2027`
      'yearBehind',
      ['base'],
      new RegExp(`\\bbase\\s+(?:tax\\s+|expense\\s+)?year\\s+(?:of\\s+)?(?=(${ownYear.source}))`, 'dgi'),
      readYear,
    ),
    phraseEvidence(
      'definedBehind',
      ['base'],
      /\b((?:19|20)\d{2})\b[^.;]{0,40}?(?:[“"(]\s?(?:the\s+)?[“"]?)base\s+(?:tax\s+|expense\s+)?year\b/dgi,
      readYear,
      { kind: 'definedTerm' },
    ),
    phraseEvidence(
      'yearInFront',
      ['base'],
      /\b(?:calendar\s+(?:year\s+)?)?((?:19|20)\d{2})\s+(?:calendar\s+)?base\s+year\b/dgi,
      readYear,
    ),
    phraseEvidence(
      'stopBehind',
      ['stop'],
      /(\$\s?\d[\d,.]*\d)[^.;$]{0,60}?[“"(](?:the\s+)?[“"]?(?:operating\s+)?expense\s+stop\b/dgi,
      readAmounts,
      { kind: 'definedTerm' },
    ),
    phraseEvidence('stop', ['stop'], /\bexpense\s+stop\b(?=([^;]{0,100}))/dgi, firstInSentence(readAmounts)),
  ],
  exclusions: [
    {
      name: 'priceIndex',
      excludes: (candidate) => /\b(?:CPI|index|consumer\s+price)\b/i.test(around(candidate, 80)),
    },
  ],
});
