import { defineField } from '../../field.ts';

export const mgmtAdminFee = defineField({
  id: 'mgmt_admin_fee',
  label: 'Management or administrative fee',
  group: 'Expenses',
  lookedFor: 'a management or administrative fee in percent',
  topics: ['operating_expenses'],
  evidence: [],
});
