import type { FieldId } from '../extract/fields/index.ts';

/** Words that occur only in a passage about the field, whatever its heading says. Each has its own cases. */
export interface PlainPhrase {
  readonly name: string;
  readonly field: FieldId;
  readonly wording: RegExp;
}

export const plainPhrases: readonly PlainPhrase[] = [
  {
    name: 'continuously',
    field: 'continuous_operation',
    wording:
      /\bcontinuous(?:ly)?\b[^.;]{0,80}\b(?:operat|conduct|occup|use|open)\w*|\bcontinue\s+to\s+operate\b|\bwithout\s+interruption\s+during\b/i,
  },
];
