import { defineField } from '../../field.ts';

export const profitSharing = defineField({
  id: 'profit_sharing',
  label: 'Profit on a sublease',
  group: 'Transfer',
  lookedFor: 'a share of the landlord in the profit of a sublease',
  topics: ['assignment'],
  evidence: [],
});
