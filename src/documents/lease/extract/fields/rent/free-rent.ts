import { defineField } from '../../field.ts';

export const freeRent = defineField({
  id: 'free_rent',
  label: 'Free rent',
  group: 'Rent',
  lookedFor: 'an abatement of rent or free months',
  topics: ['rent'],
  evidence: [],
});
