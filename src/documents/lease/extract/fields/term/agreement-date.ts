import { defineField } from '../../field.ts';

export const agreementDate = defineField({
  id: 'agreement_date',
  label: 'Lease date',
  group: 'Term',
  lookedFor: 'the date of the document in its opening words or its summary',
  topics: ['parties'],
  evidence: [],
});
