import { defineField } from '../../field.ts';

export const capexPassthrough = defineField({
  id: 'capex_passthrough',
  label: 'Capital items',
  group: 'Expenses',
  lookedFor: 'capital improvements or expenditures in the expenses',
  topics: ['operating_expenses'],
  evidence: [],
});
