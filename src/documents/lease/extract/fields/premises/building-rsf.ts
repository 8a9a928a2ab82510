import { defineField } from '../../field.ts';

export const buildingRsf = defineField({
  id: 'building_rsf',
  label: 'Building area',
  group: 'Premises',
  lookedFor: 'the area of the building in square feet',
  topics: ['premises'],
  evidence: [],
});
