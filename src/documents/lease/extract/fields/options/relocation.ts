import { defineField } from '../../field.ts';

export const relocation = defineField({
  id: 'relocation',
  label: 'Relocation right',
  group: 'Options',
  lookedFor: 'a right of the landlord to relocate the tenant',
  topics: ['relocation'],
  evidence: [],
});
