import { defineField } from '../../field.ts';

export const quietEnjoyment = defineField({
  id: 'quiet_enjoyment',
  label: 'Quiet enjoyment',
  group: 'Other',
  lookedFor: 'a covenant of quiet enjoyment',
  topics: ['quiet_enjoyment'],
  evidence: [],
});
