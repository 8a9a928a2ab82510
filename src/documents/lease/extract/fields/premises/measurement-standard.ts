import { defineField } from '../../field.ts';

export const measurementStandard = defineField({
  id: 'measurement_standard',
  label: 'Measurement standard',
  group: 'Premises',
  lookedFor: 'BOMA, ANSI Z65.1, a right to measure again, or an agreed area',
  topics: ['premises'],
  evidence: [],
});
