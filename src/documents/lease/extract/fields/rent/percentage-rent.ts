import { defineField } from '../../field.ts';

export const percentageRent = defineField({
  id: 'percentage_rent',
  label: 'Percentage rent',
  group: 'Rent',
  lookedFor: 'percentage rent, gross sales or a breakpoint',
  topics: ['percentage_rent'],
  evidence: [],
});
