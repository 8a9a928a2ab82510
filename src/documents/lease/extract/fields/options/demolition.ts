import { defineField } from '../../field.ts';
import { grantedEvidence } from '../../granted.ts';
import { notWhere } from '../../said.ts';
import { landlord } from '../../sides.ts';

const section = /demoli|redevelop|terminat/;

const words = [
  'demolish',
  'demolishing',
  'demolition',
  'demolished',
  'redevelop',
  'reconstruct',
  'redeveloping',
  'redevelopment',
  'redeveloped',
];

export const demolition = defineField({
  id: 'demolition',
  label: 'Demolition or redevelopment',
  group: 'Options',
  lookedFor: 'a right to demolish or redevelop',
  topics: ['demolition', 'termination'],
  evidence: [
    grantedEvidence(
      'endsFor',
      words,
      /\b(?:terminate|cancel|end)\b[^.;]{0,200}?\b(?:demolish(?:ing|ed)?|demolition|redevelop(?:ment|ing|ed)?)\b/i,
      { by: ['landlord', 'either'], section },
    ),
    grantedEvidence(
      'ifItDemolishes',
      words,
      new RegExp(
        `\\b(?:demolish(?:ing)?|demolition|redevelop(?:ment|ing)?)\\b[^.;]{0,200}?\\b${landlord}\\b[^.;]{0,60}?\\b(?:may|right|option|entitled)\\b[^.;]{0,80}?\\b(?:terminate|cancel|end)\\b|\\b(?:if|where|when|should)\\s+(?:the\\s+)?${landlord}\\b[^.;]{0,80}?\\b(?:demolish|redevelop|reconstruct|demolition|redevelopment)\\b[^.;]{0,80}?,\\s+(?:it|(?:the\\s+)?${landlord})\\s+may\\b[^.;]{0,60}?\\b(?:terminate|cancel|end|determine)\\b|\\b${landlord}\\s+may,?\\s+(?:if|where|when)\\s+it\\s+(?:intends|wishes|proposes|decides)\\s+to\\s+(?:demolish|redevelop|reconstruct)\\b[^.;]{0,80}?\\b(?:terminate|cancel|end|determine)\\b`,
        'i',
      ),
      { section },
    ),
  ],
  exclusions: [
    // Demolition after a fire, of the tenant's alterations, or at the end of the term.
    notWhere(
      'otherMatter',
      /\b(?:fire|casualty|damaged?|destroyed|destruction|condemn\w*|alterations?|improvements?\s+by\s+tenant|hazardous)\b/i,
    ),
  ],
});
