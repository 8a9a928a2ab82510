import { defineField } from '../../field.ts';

export const deliveryDate = defineField({
  id: 'delivery_date',
  label: 'Delivery of possession',
  group: 'Term',
  lookedFor: 'a date or event on which possession is delivered',
  topics: ['delivery', 'term'],
  evidence: [],
});
