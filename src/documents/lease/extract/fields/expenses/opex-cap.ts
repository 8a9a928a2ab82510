import { defineField } from '../../field.ts';

export const opexCap = defineField({
  id: 'opex_cap',
  label: 'Cap on controllable expenses',
  group: 'Expenses',
  lookedFor: 'a cap on controllable or operating expenses in percent',
  topics: ['operating_expenses'],
  evidence: [],
});
