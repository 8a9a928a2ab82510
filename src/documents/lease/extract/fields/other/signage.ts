import { defineField } from '../../field.ts';

export const signage = defineField({
  id: 'signage',
  label: 'Signage',
  group: 'Other',
  lookedFor: 'what signs the tenant may put up',
  topics: ['signage'],
  evidence: [],
});
