import { defineField } from '../../field.ts';

export const leaseStructure = defineField({
  id: 'lease_structure',
  label: 'Expense structure',
  group: 'Expenses',
  lookedFor: 'triple net, NNN, gross, full service, base year or absolute net',
  topics: ['operating_expenses', 'rent'],
  evidence: [],
});
