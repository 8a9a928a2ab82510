import { defineField } from '../../field.ts';

export const waiverSubrogation = defineField({
  id: 'waiver_subrogation',
  label: 'Waiver of subrogation',
  group: 'Insurance and casualty',
  lookedFor: 'a waiver of subrogation',
  topics: ['insurance'],
  evidence: [],
});
