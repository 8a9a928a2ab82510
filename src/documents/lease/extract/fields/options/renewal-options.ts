import { defineField } from '../../field.ts';

export const renewalOptions = defineField({
  id: 'renewal_options',
  label: 'Renewal options',
  group: 'Options',
  lookedFor: 'an option to extend or renew',
  topics: ['renewal'],
  evidence: [],
});
