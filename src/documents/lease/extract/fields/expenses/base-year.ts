import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { around, defineField } from '../../field.ts';
import { type ReadValue, readAmounts } from '../../readers.ts';
import { firstInSentence } from '../../wording.ts';

function readYear(piece: string): ReadValue[] {
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
  // Expenses and taxes may have base years of their own.
  many: true,
  evidence: [
    labelEvidence(
      'label',
      /^(?:(?:expense|operating\s+expenses?|tax|initial|opex|tenant's|direct\s+expenses?)\s+)*base\s+(?:calendar\s+|tax\s+|expense\s+)?years?(?:\s+for\s+.*)?$/,
      (piece) => readYear(piece.slice(0, 200)),
    ),
    phraseEvidence(
      'definition',
      ['base'],
      /\bbase\s+(?:tax\s+|expense\s+)?year\b(?:\s+for\s+(?:operating\s+)?(?:expenses?|taxes))?[”"’']?\)?\s*(?:shall\s+(?:mean|be)|means?|is|will\s+be|:|of)(?=([^;]{0,110}))/dgi,
      firstInSentence(readYear),
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
