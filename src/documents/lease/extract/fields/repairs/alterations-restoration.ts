import { defineField } from '../../field.ts';

export const alterationsRestoration = defineField({
  id: 'alterations_restoration',
  label: 'Alterations and restoration',
  group: 'Repairs',
  lookedFor: 'consent to alterations and their removal',
  topics: ['alterations', 'surrender'],
  evidence: [],
});
