import { defineField } from '../../field.ts';

export const grossUp = defineField({
  id: 'gross_up',
  label: 'Gross-up',
  group: 'Expenses',
  lookedFor: 'a gross-up of expenses to an occupancy',
  topics: ['operating_expenses'],
  evidence: [],
});
