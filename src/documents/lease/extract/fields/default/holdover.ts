import { defineField } from '../../field.ts';

export const holdover = defineField({
  id: 'holdover',
  label: 'Holdover rent',
  group: 'Default',
  lookedFor: 'a rate for holding over',
  topics: ['holdover', 'surrender'],
  evidence: [],
});
