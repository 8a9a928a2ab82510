import { defineField } from '../../field.ts';

export const expansion = defineField({
  id: 'expansion',
  label: 'Expansion or contraction',
  group: 'Options',
  lookedFor: 'an expansion, must-take or contraction right',
  topics: ['expansion'],
  evidence: [],
});
