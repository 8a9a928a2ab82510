import { defineField } from '../../field.ts';

export const purchaseOption = defineField({
  id: 'purchase_option',
  label: 'Purchase option',
  group: 'Options',
  lookedFor: 'an option or right to purchase the property',
  topics: ['purchase'],
  evidence: [],
});
