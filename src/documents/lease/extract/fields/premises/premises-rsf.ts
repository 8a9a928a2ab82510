import { defineField } from '../../field.ts';

export const premisesRsf = defineField({
  id: 'premises_rsf',
  label: 'Premises area',
  group: 'Premises',
  lookedFor: 'the area of the premises in square feet',
  topics: ['premises'],
  evidence: [],
});
