import { defineField } from '../../field.ts';

export const landlord = defineField({
  id: 'landlord',
  label: 'Landlord',
  group: 'Parties',
  lookedFor: 'a party defined as Landlord, Lessor, Sublandlord or Sublessor',
  topics: ['parties'],
  evidence: [],
});
