import { defineField } from '../../field.ts';

export const realEstateTaxes = defineField({
  id: 'real_estate_taxes',
  label: 'Taxes',
  group: 'Expenses',
  lookedFor: 'who pays real estate taxes',
  topics: ['taxes'],
  evidence: [],
});
