import { defineField } from '../../field.ts';

export const exclusiveUse = defineField({
  id: 'exclusive_use',
  label: 'Exclusive right',
  group: 'Use',
  lookedFor: 'an exclusive right of the tenant to a use',
  topics: ['use'],
  evidence: [],
});
