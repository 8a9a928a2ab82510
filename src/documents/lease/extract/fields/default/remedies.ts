import { defineField } from '../../field.ts';

export const remedies = defineField({
  id: 'remedies',
  label: 'Remedies',
  group: 'Default',
  lookedFor: 'what the landlord may do on a default',
  topics: ['remedies', 'default'],
  evidence: [],
});
