import { defineField } from '../../field.ts';

export const changeOfControl = defineField({
  id: 'change_of_control',
  label: 'Change of control',
  group: 'Transfer',
  lookedFor: 'a change of control that counts as an assignment',
  topics: ['assignment'],
  evidence: [],
});
