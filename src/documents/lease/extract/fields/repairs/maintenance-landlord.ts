import { defineField } from '../../field.ts';

export const maintenanceLandlord = defineField({
  id: 'maintenance_landlord',
  label: 'Landlord repairs',
  group: 'Repairs',
  lookedFor: 'what the landlord maintains and repairs',
  topics: ['repairs'],
  evidence: [],
});
