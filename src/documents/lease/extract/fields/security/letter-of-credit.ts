import { defineField } from '../../field.ts';

export const letterOfCredit = defineField({
  id: 'letter_of_credit',
  label: 'Letter of credit',
  group: 'Security',
  lookedFor: 'a letter of credit and its amount',
  topics: ['letter_of_credit', 'deposit'],
  evidence: [],
});
