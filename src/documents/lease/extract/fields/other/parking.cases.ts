import type { FieldCases } from '../../field-suite.ts';
import { parking } from './parking.ts';

const right = 'Sublessee shall have the right to use all of the parking areas associated with the Premises.';

export const parkingCases: FieldCases = {
  field: parking,
  finds: [
    {
      by: 'label',
      text: 'Parking: 1.5 passes per thousand rentable square feet at the monthly rate of $190 a pass',
      value: '1.5 per 1,000 sf',
    },
    {
      by: 'reservedForTenant',
      text: 'Two parking places in the rear court are reserved for Lessee.',
      value: '2 spaces',
    },
    {
      by: 'spacesInSentence',
      text: 'PARKING\nLandlord agrees to furnish 3 1/3 unreserved parking spaces per thousand square feet of space occupied by the Tenant.',
      value: '3 1/3 per 1,000 sf',
    },
    {
      by: 'spacesInSentence',
      text: 'PARKING. Lessor shall keep not fewer than five (5) parking spaces for each one thousand square feet of floor area in the Center.',
      value: '5 per 1,000 sf',
    },
    {
      by: 'spacesInSentence',
      text: '16. CAR PARK. The Lessee has the exclusive use of the 18 car bays in front of the building.',
      value: '18 spaces',
    },
    {
      by: 'label',
      text: 'Parking Density\t3.0 unreserved spaces per 1,000 square feet of the Premises',
      value: '3.0 per 1,000 sf',
    },
    { by: 'label', text: 'Parking\tTWO (2) unreserved vehicle parking spaces', value: '2 spaces' },
    {
      by: 'spacesInSentence',
      text: 'Tenant shall have the right to utilize in the parking facility 18 reserved parking spaces and 106 unreserved parking spaces.',
      value: '18 + 106 spaces',
      state: 'found',
    },
    {
      by: 'spacesInSentence',
      text: 'Tenant may park automobiles at the rate of three (3) parking spaces per 1,000 square feet of Rentable Area.',
      value: '3 per 1,000 sf',
    },
    {
      by: 'parkingInBrackets',
      text: 'The rent includes underground parking (no less than 150 spaces, if not filled, it is up to the owner).',
      value: '150 spaces',
    },
    { by: 'spacesInWords', text: 'Parking SpacesFour (4)', value: '4 spaces' },
    { by: 'rightToPark', text: `PARKING\n${right}`, value: right },
    {
      by: 'spacesInSentence',
      text: 'Tenant shall have the right, at no additional cost, to park at the rate of 3 parking spaces per 1,000 square feet.',
      value: '3 per 1,000 sf',
    },
    { by: 'countLabel', text: 'Parking Spaces: 25', value: '25 spaces' },
  ],
  silent: [
    { text: 'Parking: 2.5 spaces for each employee on the shift', not: '5 spaces' },
    { by: 'sectionNumber', text: 'Parking: See Section 58 unreserved vehicle parking spaces.' },
    {
      by: 'otherSpaces',
      text: 'PARKING\nTenant shall have the right to purchase 2 additional unreserved parking spaces per 1,000 square feet.',
    },
    { by: 'denied', text: 'PARKING\nTenant shall have no right to park in the parking area behind the Building.' },
    { text: 'Lessee may build a rail track, parking areas and storage buildings.', not: '1 space' },
  ],
};
