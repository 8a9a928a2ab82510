import { defineField } from '../../field.ts';

export const subordinationSnda = defineField({
  id: 'subordination_snda',
  label: 'Subordination and non-disturbance',
  group: 'Other',
  lookedFor: 'subordination to mortgages, attornment, non-disturbance',
  topics: ['subordination'],
  evidence: [],
});
