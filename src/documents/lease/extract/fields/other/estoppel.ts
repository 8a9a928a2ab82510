import { defineField } from '../../field.ts';

export const estoppel = defineField({
  id: 'estoppel',
  label: 'Estoppel certificate',
  group: 'Other',
  lookedFor: 'the days to give an estoppel certificate',
  topics: ['estoppel'],
  evidence: [],
});
