import { defineField } from '../../field.ts';

export const baseRentSchedule = defineField({
  id: 'base_rent_schedule',
  label: 'Base rent',
  group: 'Rent',
  lookedFor: 'a table or a statement of base, minimum, annual or monthly rent',
  topics: ['rent'],
  many: true,
  evidence: [],
});
