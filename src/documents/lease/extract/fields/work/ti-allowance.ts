import { defineField } from '../../field.ts';

export const tiAllowance = defineField({
  id: 'ti_allowance',
  label: 'Improvement allowance',
  group: 'Work',
  lookedFor: 'an improvement or construction allowance in dollars',
  topics: ['work'],
  evidence: [],
});
