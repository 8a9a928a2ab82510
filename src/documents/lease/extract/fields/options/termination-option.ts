import { defineField } from '../../field.ts';

export const terminationOption = defineField({
  id: 'termination_option',
  label: 'Early termination',
  group: 'Options',
  lookedFor: 'an option to end the lease early',
  topics: ['termination'],
  evidence: [],
});
