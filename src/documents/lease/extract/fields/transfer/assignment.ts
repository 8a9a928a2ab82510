import { defineField } from '../../field.ts';

export const assignment = defineField({
  id: 'assignment',
  label: 'Assignment and subletting',
  group: 'Transfer',
  lookedFor: 'the consent that an assignment or sublease needs',
  topics: ['assignment'],
  evidence: [],
});
