import type { FieldCases } from '../../field-suite.ts';
import { suiteFloor } from './suite-floor.ts';

export const suiteFloorCases: FieldCases = {
  field: suiteFloor,
  finds: [
    {
      by: 'address',
      text: 'The Landlord lets ALL that unit at 48 Kallang Pudding Road, #06-03/04 KPR Industrial Building, Singapore 349318.',
      given: { premises_address: '48 Kallang Pudding Road, #06-03/04 KPR Industrial Building, Singapore 349318' },
      value: '#06-03/04',
    },
    {
      by: 'suite',
      text: 'The Landlord leases to the Tenant Bays 4 and 5, 7715 - 56 Street SE, Calgary, Alberta (the “Premises”).',
      value: 'Bays 4 and 5',
    },
    {
      by: 'suite',
      text: 'The Landlord leases to the Tenant Bays 4, 5 - 8 and 11 of the Building (the “Premises”).',
      value: 'Bays 4, 5 - 8 and 11',
    },
    {
      by: 'suite',
      text: 'The Licensor grants the Licensee a licence to occupy Office 5.07 of 40 Bothwell Street, Glasgow (the “Office”).',
      value: 'Office 5.07',
    },
    { by: 'label', text: 'Space: 1,500 SF at Suite C, 400 Elm Street, Waco, Texas 76701', value: 'Suite C' },
    {
      by: 'address',
      text: 'Address: 2101 W. Palm Blvd.\nSuites #101 and #106, Tampa, FL 33602',
      given: { premises_address: '2101 W. Palm Blvd.' },
      value: 'Suites #101 and #106',
    },
    {
      by: 'floor',
      text: 'between BIRCH LLC ("Landlord"), and LANE LLC, having an address at 4 Pearl Street ("Tenant") of Premises known as the ground floor space and lower level space, as per the plan annexed hereto.',
      value: 'ground floor space and lower level',
    },
    {
      by: 'suite',
      text: 'Party A leases to Party B the office located at Room 1802, No. 200 Century Avenue, Shanghai.',
      given: { premises_address: 'No. 200 Century Avenue, Shanghai' },
      value: 'Room 1802',
    },
    {
      by: 'label',
      text: 'Store: Space No. 14 in the Shopping Center, as outlined on the site plan.',
      value: 'Space No. 14',
    },
    { by: 'label', text: 'Suite:\t300', value: 'Suite 300', state: 'found' },
    {
      by: 'suite',
      text: 'Lessor demises that storeroom outlined in red upon the plat annexed as Schedule 1, being Unit No. 14-B and having a frontage of 52 feet (the “Demised Premises”).',
      value: 'Unit No. 14-B',
    },
    { by: 'label', text: 'Floor: 18, 19 & 20', value: 'Floor 18, 19 & 20' },
    { by: 'premisesLabel', text: 'DEMISED AREA:\tSuites 210 and 215 in the Building', value: 'Suites 210 and 215' },
    {
      by: 'premisesLabel',
      text: 'Premises:\tApproximately 19,050 rentable square feet consisting of Suite 100 (10,050 RSF) and Suite 200 (9,000 RSF)',
      value: 'Suite 100; Suite 200',
      state: 'found',
    },
    {
      by: 'premisesLabel',
      text: 'Demised Space: Approximately 8,540 RSF on the 12th floor, Suite 1200, as shown on Exhibit B',
      value: 'Suite 1200',
    },
    {
      by: 'suite',
      text: 'The premises are Suite No. 900 (containing 12,000 rsf) and Suite No. 1000 (containing 12,500 rsf), together 24,500 rsf.',
      value: 'Suite No. 900; Suite No. 1000',
      state: 'check',
    },
    {
      by: 'suite',
      text: 'The Premises is located on the 3rd floor of the Building and is known as suite number(s) 370.',
      value: 'suite number(s) 370',
    },
    {
      by: 'suite',
      text: 'the portion of the building located at the park which is shown as Suite A1 and B1 on the space plan.',
      value: 'Suite A1 and B1',
    },
    { by: 'suite', text: 'those certain premises, UNITS "I & J\' as outlined on Exhibit B.', value: 'UNITS I & J' },
    {
      by: 'suite',
      text: 'the space known as Suite 300, on the third floor of the Building (the “Premises”).',
      value: 'Suite 300',
      state: 'found',
    },
    {
      by: 'floor',
      text: 'Tenant shall lease approximately 19,199 square feet of Rentable Area located on the first floor of the Building (the “Premises”).',
      value: 'first floor',
      state: 'found',
    },
    {
      by: 'floor',
      text: 'Landlord leases to Tenant 10,532 square feet on the first floor and 19,506 square feet on each of the second, third and fourth floors of the Building.',
      value: 'first floor; second, third and fourth floors',
      state: 'check',
    },
    {
      by: 'floor',
      text: 'the premises on the 4th and 5th floors of the Building, as shown on the floor plan.',
      value: '4th and 5th floors',
    },
    {
      by: 'floor',
      kind: 'amendment',
      text: 'the premises located on the third (3rd) floor (the “Expansion Premises”).\nThe portion of the premises comprising 52,224 rentable square feet on the second (2nd) floor of the Building (the “Remainder Premises”).',
      value: 'second (2nd) floor',
      state: 'found',
    },
    {
      by: 'address',
      text: 'The address for all purposes shall be as printed here: 2929 Campus Drive, Suite 400, San Mateo, California.',
      given: { premises_address: '2929 Campus Drive, Suite 400, San Mateo, California' },
      value: 'Suite 400',
    },
  ],
  silent: [
    {
      by: 'companyName',
      text: 'Premises: As indicated in the building commonly known as Larch Office 2, LLC.',
    },
    {
      by: 'notThere',
      text: 'If the Premises are located above the ground floor, one elevator must serve the Premises.',
    },

    {
      by: 'partyAddress',
      text: 'Tenant leases the premises. Tenant’s attorneys, whose offices are located in Suite 4000 of the tower.',
    },
    {
      by: 'otherAddress',
      text: 'ABC, INC., located at 704 Quince Orchard Road, Suite 140, Gaithersburg, Maryland, leases space.',
    },
    {
      by: 'legalDescription',
      text: 'The Premises are located on a portion of Unit 1, Westside Industrial Park Subdivision as recorded in Plat Book 46.',
    },
    {
      by: 'equipment',
      text: 'the systems serving the office area of the Premises known as Unit #2 (“HVAC”) shall work.',
    },
    {
      by: 'otherSpace',
      text: 'The Premises include the use of parking spaces located on the ground floor of the garage.',
    },
    {
      by: 'commonPart',
      text: 'Base Building means the shell of the Premises, including the main lobby and elevator lobbies on the first floor.',
    },
    { text: 'Tenant shall not overload the floor of the Premises beyond the floor load of 80 pounds.' },
  ],
};
