import { defineField } from '../../field.ts';

export const permittedUse = defineField({
  id: 'permitted_use',
  label: 'Permitted use',
  group: 'Use',
  lookedFor: 'a permitted or agreed use',
  topics: ['use'],
  evidence: [],
});
