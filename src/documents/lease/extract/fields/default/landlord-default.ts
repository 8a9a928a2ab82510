import { defineField } from '../../field.ts';

export const landlordDefault = defineField({
  id: 'landlord_default',
  label: 'Landlord default and liability',
  group: 'Default',
  lookedFor: 'a cure period or a limit of liability of the landlord',
  topics: ['landlord_liability', 'default'],
  evidence: [],
});
