import { defineField } from '../../field.ts';

export const indemnity = defineField({
  id: 'indemnity',
  label: 'Indemnity',
  group: 'Insurance and casualty',
  lookedFor: 'who indemnifies whom',
  topics: ['indemnity', 'insurance'],
  evidence: [],
});
