import { around, defineField } from '../../field.ts';
import { wordsEvidence } from '../../said.ts';

const section = /subordinat|mortgag|attorn|snda|encumbr|non-?disturb/;
const about = ['subordination'] as const;

export const subordinationSnda = defineField({
  id: 'subordination_snda',
  label: 'Subordination and non-disturbance',
  group: 'Other',
  lookedFor: 'subordination to mortgages, attornment, non-disturbance',
  topics: ['subordination'],
  isSame: () => true,
  evidence: [
    wordsEvidence(
      'leaseIsSubordinate',
      ['subordinate', 'subordinated', 'subject', 'subordinates', 'subordination'],
      /\b(?:lease|sublease|agreement|rights?|interest)\b[^.;]{0,160}?\b(?:is|are|shall\s+(?:at\s+all\s+times\s+)?be|subordinates?)\b[^.;]{0,80}?\b(?:subordinated?|subject)\b[^.;]{0,200}?\b(?:mortgages?|security\s+deeds?|deeds?\s+of\s+trust|ground\s+leases?|encumbrances?|security\s+instruments?|liens?|(?:master|prime|head|superior|overlease)\s+leases?)\b|\b(?:tenant|lessee)\b[^.;]{0,80}?\bsubordinates?\b/i,
      { section, about, weight: 6 },
    ),
    wordsEvidence(
      'nonDisturbance',
      ['disturbance', 'nondisturbance', 'snda', 'disturbed', 'disturb', 'recognize'],
      /\b(?:non-?\s?disturbance|SNDA)\b|\b(?:not\s+be|not)\s+disturb(?:ed)?\b[^.;]{0,160}\b(?:mortgage|foreclos|lender|lessor|default)|\b(?:mortgage|foreclos|lender)\w*\b[^.;]{0,200}\bnot\s+(?:be\s+)?disturb|\b(?:holder|mortgagee|lender|beneficiary|purchaser)\b[^.;]{0,80}\brecogni[sz]e\b[^.;]{0,60}\b(?:tenant|lessee|lease)/i,
      { section, about, weight: 2 },
    ),
    wordsEvidence(
      'agreement',
      ['disturbance', 'nondisturbance', 'snda'],
      /\b(?:shall|will|must|agrees?\s+to)\b[^.;]{0,80}\b(?:deliver|provide|obtain|execute|furnish|cause|enter\s+into)\b[^.;]{0,160}\b(?:non-?\s?disturbance|SNDA)\b/i,
      { section, weight: -2 },
    ),
    wordsEvidence('attorns', ['attorn', 'attornment', 'attorns'], /\battorn(?:s|ment)?\b/i, {
      section,
      about,
      weight: -6,
    }),
  ],
  exclusions: [
    {
      name: 'anotherClause',
      excludes: ({ block }) =>
        /assign|sublet|lien\b|landlord[’']?s lien|definition|purchase|first offer|first refusal|guarant|recording|condemn|casualty|quiet/.test(
          block.section.split(' > ').at(-1) ?? '',
        ) && !section.test(block.section),
    },
    {
      // `Any claim to a lien arising in connection with such work shall be subordinate to this Lease`: construction
      // liens.
      name: 'liensOfWork',
      excludes: (candidate) =>
        /\bliens?\b[^.;]{0,80}\b(?:arising|in\s+connection|work|labou?r|materials?)\b|\bmechanic/i.test(
          around(candidate, 0),
        ) && !/\bmortgage|\bdeeds?\s+of\s+trust|\bground\s+lease/i.test(around(candidate, 0)),
    },
  ],
});
