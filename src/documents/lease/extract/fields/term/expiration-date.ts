import { defineField } from '../../field.ts';

export const expirationDate = defineField({
  id: 'expiration_date',
  label: 'Expiration date',
  group: 'Term',
  lookedFor: 'an expiration or termination date, or how it follows from the commencement',
  topics: ['term'],
  evidence: [],
});
