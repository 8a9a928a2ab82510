import { defineField } from '../../field.ts';

export const coTenancy = defineField({
  id: 'co_tenancy',
  label: 'Co-tenancy',
  group: 'Use',
  lookedFor: 'a co-tenancy condition, anchor tenant or occupancy threshold',
  topics: ['use'],
  evidence: [],
});
