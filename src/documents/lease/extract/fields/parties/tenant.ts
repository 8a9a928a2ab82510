import { defineField } from '../../field.ts';

export const tenant = defineField({
  id: 'tenant',
  label: 'Tenant',
  group: 'Parties',
  lookedFor: 'a party defined as Tenant, Lessee, Subtenant or Sublessee',
  topics: ['parties'],
  evidence: [],
});
