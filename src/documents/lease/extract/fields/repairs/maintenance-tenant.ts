import { defineField } from '../../field.ts';

export const maintenanceTenant = defineField({
  id: 'maintenance_tenant',
  label: 'Tenant repairs',
  group: 'Repairs',
  lookedFor: 'what the tenant maintains and repairs',
  topics: ['repairs'],
  evidence: [],
});
