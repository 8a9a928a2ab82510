import { defineField } from '../../field.ts';

export const utilities = defineField({
  id: 'utilities',
  label: 'Utilities and services',
  group: 'Expenses',
  lookedFor: 'utilities, meters, building hours or after-hours service',
  topics: ['utilities'],
  evidence: [],
});
