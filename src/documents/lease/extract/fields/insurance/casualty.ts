import { defineField } from '../../field.ts';

export const casualty = defineField({
  id: 'casualty',
  label: 'Casualty',
  group: 'Insurance and casualty',
  lookedFor: 'what happens after fire or other damage',
  topics: ['casualty'],
  evidence: [],
});
