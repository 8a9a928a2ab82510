import { defineField } from '../../field.ts';

export const defaultNonmonetaryCure = defineField({
  id: 'default_nonmonetary_cure',
  label: 'Cure of other defaults',
  group: 'Default',
  lookedFor: 'the days to cure other defaults',
  topics: ['default'],
  evidence: [],
});
