import { defineField } from '../../field.ts';

export const condition = defineField({
  id: 'condition',
  label: 'Condition at delivery',
  group: 'Work',
  lookedFor: '"as is", "with all faults" or broom clean',
  topics: ['condition', 'delivery'],
  evidence: [],
});
