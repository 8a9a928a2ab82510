import { defineField } from '../../field.ts';

export const baseYear = defineField({
  id: 'base_year',
  label: 'Base year or stop',
  group: 'Expenses',
  lookedFor: 'a base year or an expense stop',
  topics: ['operating_expenses', 'taxes'],
  evidence: [],
});
