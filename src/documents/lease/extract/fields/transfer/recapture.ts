import { defineField } from '../../field.ts';

export const recapture = defineField({
  id: 'recapture',
  label: 'Recapture',
  group: 'Transfer',
  lookedFor: 'a right to take the space back on a transfer',
  topics: ['assignment'],
  evidence: [],
});
