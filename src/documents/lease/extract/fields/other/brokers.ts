import { defineField } from '../../field.ts';

export const brokers = defineField({
  id: 'brokers',
  label: 'Brokers',
  group: 'Other',
  lookedFor: 'the brokers and who pays them',
  topics: ['brokers'],
  many: true,
  evidence: [],
});
