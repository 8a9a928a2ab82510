import { defineField } from '../../field.ts';

export const premisesAddress = defineField({
  id: 'premises_address',
  label: 'Premises address',
  group: 'Premises',
  lookedFor: 'a street address of the premises, the property or the building',
  topics: ['premises'],
  evidence: [],
});
