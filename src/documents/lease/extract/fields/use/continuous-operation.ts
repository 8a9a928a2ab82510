import { defineField } from '../../field.ts';

export const continuousOperation = defineField({
  id: 'continuous_operation',
  label: 'Continuous operation',
  group: 'Use',
  lookedFor: 'a duty to operate, or a right to go dark',
  topics: ['use'],
  evidence: [],
});
