import { defineField } from '../../field.ts';

export const demolition = defineField({
  id: 'demolition',
  label: 'Demolition or redevelopment',
  group: 'Options',
  lookedFor: 'a right to demolish or redevelop',
  topics: ['demolition', 'termination'],
  evidence: [],
});
