import { defineField } from '../../field.ts';

export const governingLaw = defineField({
  id: 'governing_law',
  label: 'Governing law',
  group: 'Other',
  lookedFor: 'the state whose law governs',
  topics: ['governing_law', 'miscellaneous'],
  evidence: [],
});
