import { phraseEvidence } from '../../evidence.ts';
import { around, defineField } from '../../field.ts';
import { readPercents } from '../../readers.ts';
import { rank } from '../../weights.ts';
import { firstInSentence } from '../../wording.ts';

export const grossUp = defineField({
  id: 'gross_up',
  label: 'Gross-up',
  group: 'Expenses',
  lookedFor: 'a gross-up of expenses to an occupancy',
  topics: ['operating_expenses', 'taxes', 'utilities'],
  evidence: [
    phraseEvidence(
      'asIfOccupied',
      ['occupied', 'occupancy', 'leased', 'rented'],
      /\b(?:as\s+if|as\s+though|had\s+been|had\s+(?:the|it)\b[^.;]{0,40}\bbeen|to\s+reflect|assum(?:e|ing|es))\b(?=([^.;]{0,120}\b(?:occup|leased|rented)\w*[^.;]{0,60}))/dgi,
      (piece) => firstInSentence(readPercents)(piece),
    ),
    phraseEvidence(
      'grossedUp',
      ['gross', 'grossed'],
      /\bgross(?:ed)?[\s-]+(?:\w+\s+){0,4}up\b(?=([^;]{0,240}\b(?:occup|leased|rented)))/dgi,
      firstInSentence(readPercents),
    ),
    phraseEvidence(
      'lessThanOccupied',
      ['occupied', 'leased', 'rented', 'occupancy'],
      /\b(?:less\s+than|not\s+(?:at\s+least\s+)?)\s{0,200}((?:[\w-]+\s+)?(?:percent\s+)?\(?\d{2,3}\s?%\)?)\s+(?:of\s+[^.;]{0,80}?)?(?:occupied|leased|rented|occupancy)\b[^.;]{0,240}?\b(?:adjust|increase|gross|extrapolat|determin|deem|comput|estimate)/dgi,
      readPercents,
      { weight: rank.loose },
    ),
    phraseEvidence(
      'fullyOccupied',
      ['fully'],
      /\b(?:as\s+if|as\s+though|had|were\s+not|is\s+not|not\s+been|less\s+than)\b[^.;]{0,80}?\b(fully\s+(?:\d{1,3}\s+)?(?:occupied|leased|rented))\b/dgi,
      (piece) => [{ value: '100%', shown: '100% (fully occupied)', start: 0, end: piece.length }],
      // If there is a percentage, it is the value.
      { weight: rank.substitute },
    ),
  ],
  exclusions: [
    {
      name: 'occupancyCondition',
      excludes: (candidate) =>
        /\b(?:co-?tenancy|alternate\s+rent|terminate|abate|percentage\s+rent|radius)\b/i.test(around(candidate, 120)),
    },
  ],
});
