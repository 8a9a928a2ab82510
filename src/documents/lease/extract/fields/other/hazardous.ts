import { defineField } from '../../field.ts';

export const hazardous = defineField({
  id: 'hazardous',
  label: 'Hazardous materials',
  group: 'Other',
  lookedFor: 'rules and liability for hazardous materials',
  topics: ['hazardous'],
  evidence: [],
});
