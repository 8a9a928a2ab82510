import { defineField } from '../../field.ts';

export const lateCharge = defineField({
  id: 'late_charge',
  label: 'Late charge and interest',
  group: 'Default',
  lookedFor: 'a late charge or default interest',
  topics: ['late_charge', 'rent', 'default'],
  evidence: [],
});
