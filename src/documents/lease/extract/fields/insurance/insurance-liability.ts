import { defineField } from '../../field.ts';

export const insuranceLiability = defineField({
  id: 'insurance_liability',
  label: 'Liability insurance',
  group: 'Insurance and casualty',
  lookedFor: 'liability limits per occurrence and in the aggregate',
  topics: ['insurance'],
  evidence: [],
});
