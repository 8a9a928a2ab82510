import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { defineField } from '../../field.ts';
import { first, readDays } from '../../readers.ts';
import { notWhere } from '../../said.ts';
import { rank } from '../../weights.ts';
import { cureEvidence } from './cure-periods.ts';

export const defaultNonmonetaryCure = defineField({
  id: 'default_nonmonetary_cure',
  label: 'Cure of other defaults',
  group: 'Default',
  lookedFor: 'the days to cure other defaults',
  topics: ['default', 'remedies'],
  evidence: [
    labelEvidence(
      'label',
      /^(?:non-?monetary|other)\s+(?:default\s+)?(?:cure|grace)\s+periods?$|^(?:non-?monetary|(?:any\s+|all\s+)?other)\s+defaults?$|^(?:cure|grace)\s+period\s+(?:for|of)\s+(?:other|non-?monetary).*$/,
      first(readDays),
      { titled: false },
    ),
    cureEvidence('ofOther', ({ of }) => of === 'other'),
    cureEvidence('ofAnyFailure', ({ of }) => of === 'both', rank.common),
    phraseEvidence(
      // `The cure period for monetary defaults is seven days, and for any other default twenty (20) days after notice.`
      'periodForOther',
      ['default', 'defaults'],
      /\bfor\s+(?:any|all|every|each)\s+(?:other|non-?monetary)\s+defaults?,?\s+(?:(?:is|are|shall\s+be)\s+)?([^.;,]{4,50})/dgi,
      first(readDays),
      { weight: rank.explicit },
    ),
  ],
  exclusions: [notWhere('otherLease', /\bmaster\s+lease\b|\bcross[\s-]default/i)],
});
