import { labelEvidence } from '../../evidence.ts';
import { defineField } from '../../field.ts';
import { first, readDays } from '../../readers.ts';
import { notWhere } from '../../said.ts';
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
      /^(?:non-?monetary|other)\s+(?:default\s+)?(?:cure|grace)\s+periods?$|^(?:cure|grace)\s+period\s+(?:for|of)\s+(?:other|non-?monetary).*$/,
      first(readDays),
      { titled: false },
    ),
    cureEvidence('ofOther', ({ of }) => of === 'other'),
    cureEvidence('ofAnyFailure', ({ of }) => of === 'both', -28),
  ],
  exclusions: [notWhere('otherLease', /\bmaster\s+lease\b|\bcross[\s-]default/i)],
});
