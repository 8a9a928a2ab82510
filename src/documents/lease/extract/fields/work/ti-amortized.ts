import { defineField } from '../../field.ts';

export const tiAmortized = defineField({
  id: 'ti_amortized',
  label: 'Amortized improvements',
  group: 'Work',
  lookedFor: 'an additional allowance that is amortized into the rent',
  topics: ['work'],
  evidence: [],
});
