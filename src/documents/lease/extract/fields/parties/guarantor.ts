import { defineField } from '../../field.ts';

export const guarantor = defineField({
  id: 'guarantor',
  label: 'Guarantor',
  group: 'Parties',
  lookedFor: 'a guarantor or a guaranty of the lease',
  topics: ['guaranty', 'parties'],
  evidence: [],
});
