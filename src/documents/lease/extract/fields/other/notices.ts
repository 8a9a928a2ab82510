import { defineField } from '../../field.ts';

export const notices = defineField({
  id: 'notices',
  label: 'Notice addresses',
  group: 'Other',
  lookedFor: 'addresses for notices',
  topics: ['notices'],
  many: true,
  evidence: [],
});
