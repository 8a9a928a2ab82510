import { defineField } from '../../field.ts';

export const defaultMonetaryCure = defineField({
  id: 'default_monetary_cure',
  label: 'Cure of a missed payment',
  group: 'Default',
  lookedFor: 'the days to cure a missed payment',
  topics: ['default'],
  evidence: [],
});
