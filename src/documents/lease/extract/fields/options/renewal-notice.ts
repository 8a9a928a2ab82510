import { defineField } from '../../field.ts';

export const renewalNotice = defineField({
  id: 'renewal_notice',
  label: 'Renewal notice',
  group: 'Options',
  lookedFor: 'a notice period for the renewal',
  topics: ['renewal'],
  evidence: [],
});
