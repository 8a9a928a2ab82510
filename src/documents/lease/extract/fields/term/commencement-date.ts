import { defineField } from '../../field.ts';

export const commencementDate = defineField({
  id: 'commencement_date',
  label: 'Commencement date',
  group: 'Term',
  lookedFor: 'a commencement date, or the event that starts the term',
  topics: ['term', 'delivery'],
  evidence: [],
});
