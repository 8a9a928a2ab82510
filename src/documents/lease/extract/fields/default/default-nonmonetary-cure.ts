import { defineField } from '../../field.ts';
import { notWhere } from '../../said.ts';
import { cureEvidence } from './cure-periods.ts';

export const defaultNonmonetaryCure = defineField({
  id: 'default_nonmonetary_cure',
  label: 'Cure of other defaults',
  group: 'Default',
  lookedFor: 'the days to cure other defaults',
  topics: ['default', 'remedies'],
  evidence: [
    cureEvidence('ofOther', ({ of }) => of === 'other'),
    cureEvidence('ofAnyFailure', ({ of }) => of === 'both', -28),
  ],
  exclusions: [notWhere('otherLease', /\bmaster\s+lease\b|\bcross[\s-]default/i)],
});
