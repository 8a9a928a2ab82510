import { defineField } from '../../field.ts';

export const radiusRestriction = defineField({
  id: 'radius_restriction',
  label: 'Radius restriction',
  group: 'Use',
  lookedFor: 'a radius in miles within which the tenant may not trade',
  topics: ['use'],
  evidence: [],
});
