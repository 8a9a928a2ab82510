import { defineField } from '../../field.ts';

export const rentCommencement = defineField({
  id: 'rent_commencement',
  label: 'Rent commencement',
  group: 'Term',
  lookedFor: 'a rent commencement date of its own',
  topics: ['rent', 'term'],
  evidence: [],
});
