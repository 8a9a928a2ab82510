import { defineField } from '../../field.ts';

export const escalation = defineField({
  id: 'escalation',
  label: 'Escalation',
  group: 'Rent',
  lookedFor: 'a yearly percentage, fixed steps or an index for the rent',
  topics: ['escalation', 'rent'],
  evidence: [],
});
