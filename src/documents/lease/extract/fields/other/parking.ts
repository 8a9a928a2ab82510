import { defineField } from '../../field.ts';

export const parking = defineField({
  id: 'parking',
  label: 'Parking',
  group: 'Other',
  lookedFor: 'parking spaces as a number or a ratio',
  topics: ['parking'],
  evidence: [],
});
