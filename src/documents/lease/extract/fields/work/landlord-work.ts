import { defineField } from '../../field.ts';

export const landlordWork = defineField({
  id: 'landlord_work',
  label: 'Landlord work',
  group: 'Work',
  lookedFor: 'work that the landlord does',
  topics: ['work', 'delivery'],
  evidence: [],
});
