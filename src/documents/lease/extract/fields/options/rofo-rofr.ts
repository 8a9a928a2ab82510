import { defineField } from '../../field.ts';

export const rofoRofr = defineField({
  id: 'rofo_rofr',
  label: 'First offer or refusal',
  group: 'Options',
  lookedFor: 'a right of first offer or first refusal',
  topics: ['expansion', 'purchase'],
  evidence: [],
});
