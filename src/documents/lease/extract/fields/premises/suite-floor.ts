import { defineField } from '../../field.ts';

export const suiteFloor = defineField({
  id: 'suite_floor',
  label: 'Suite or floor',
  group: 'Premises',
  lookedFor: 'a suite, unit, space or floor of the premises',
  topics: ['premises'],
  evidence: [],
});
