import { defineField } from '../../field.ts';

export const opexEstimate = defineField({
  id: 'opex_estimate',
  label: 'Estimate of expenses',
  group: 'Expenses',
  lookedFor: 'an estimate of operating expenses in dollars',
  topics: ['operating_expenses', 'rent'],
  evidence: [],
});
