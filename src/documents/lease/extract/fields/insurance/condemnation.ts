import { defineField } from '../../field.ts';

export const condemnation = defineField({
  id: 'condemnation',
  label: 'Condemnation',
  group: 'Insurance and casualty',
  lookedFor: 'a taking by eminent domain',
  topics: ['condemnation'],
  evidence: [],
});
