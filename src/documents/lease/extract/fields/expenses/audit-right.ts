import { defineField } from '../../field.ts';

export const auditRight = defineField({
  id: 'audit_right',
  label: 'Audit right',
  group: 'Expenses',
  lookedFor: 'a right of the tenant to audit or inspect the books',
  topics: ['operating_expenses'],
  evidence: [],
});
