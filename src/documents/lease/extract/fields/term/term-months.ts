import { defineField } from '../../field.ts';

export const termMonths = defineField({
  id: 'term_months',
  label: 'Term',
  group: 'Term',
  lookedFor: 'the length of the term in months or years',
  topics: ['term'],
  evidence: [],
});
