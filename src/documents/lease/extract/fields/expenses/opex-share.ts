import { defineField } from '../../field.ts';

export const opexShare = defineField({
  id: 'opex_share',
  label: 'Tenant share',
  group: 'Expenses',
  lookedFor: 'a pro rata or proportionate share in percent',
  topics: ['operating_expenses', 'taxes'],
  evidence: [],
});
