import type { FieldCases } from '../../field-suite.ts';
import { deliveryDate } from './delivery-date.ts';

export const deliveryDateCases: FieldCases = {
  field: deliveryDate,
  finds: [
    {
      by: 'handsOverBy',
      text: 'Lessor shall hand over the Shop, broom clean and with the new grease duct, on or before November 1, 2025.',
      value: '2025-11-01',
    },
    {
      by: 'readyBy',
      text: 'Lessor shall have the Leased Premises ready for occupancy by December 15, 2024.',
      value: '2024-12-15',
    },
    {
      by: 'isDay',
      text: 'The Delivery Date shall be no earlier than agreed. The Delivery Date is May 1, 2020.',
      value: '2020-05-01',
    },
    { by: 'label', text: 'Delivery Date:\tJuly 24, 2008', value: '2008-07-24', state: 'found' },
    { by: 'label', text: 'Estimated Delivery Date: January 15, 2021', value: '2021-01-15' },
    {
      by: 'defined',
      text: 'Landlord plans to give Tenant the keys no later than April 1, 2024 (“Expected Delivery Date”).',
      value: '2024-04-01',
    },
    {
      by: 'deliver',
      text: 'Landlord shall deliver possession of the Premises to Tenant on or before August 1, 2012.',
      value: '2012-08-01',
    },
    {
      by: 'byTerm',
      text: 'The term commences on the later of: (a) completion; and\n(b) August 1, 2012 (the “Target Commencement Date”).\nLandlord will deliver the Premises with its work complete on or before the Target Commencement Date.',
      value: '2012-08-01',
    },
    {
      by: 'handOver',
      text: 'Party A shall release the property to Party B for use on January 1, 2011.',
      value: '2011-01-01',
    },
    {
      by: 'deliver',
      text: 'Possession of the Premises shall be delivered to Lessee on June 1, 2014.',
      value: '2014-06-01',
    },
    { by: 'deliver', text: 'Tenant shall be given possession on May 1, 2016.', value: '2016-05-01' },
    {
      by: 'uponEvent',
      text: 'Landlord will deliver possession of the Premises to Tenant upon the full execution of this Lease.',
      value: 'upon the full execution of this Lease',
    },
    {
      by: 'uponEvent',
      text: 'Lessor shall tender the Building to Lessee within thirty (30) days after the date of this Lease.',
      value: 'within thirty (30) days after the date of this Lease',
    },
    {
      by: 'eventFirst',
      text: 'Within 10 days after this Contract is entered into, Party A shall deliver the Lease Object to Party B as it is.',
      value: 'Within 10 days after this Contract is entered into',
    },
    {
      by: 'eventFirst',
      text: 'After the effective date of the contract, the Lessor shall hand over the Property by stages to the Lessee.',
      value: 'After the effective date of the contract',
    },
    {
      by: 'moveIn',
      text: 'Party A agrees that Party B can move into the premises after the rental fee and deposits are paid.',
      value: 'after the rental fee and deposits are paid',
    },
    { by: 'moveIn', text: 'The Tenant may take possession of the Premises on March 3, 2011.', value: '2011-03-03' },
    {
      by: 'delayClause',
      text: 'If Landlord cannot deliver possession of the Premises to Tenant on or before February 1, 2005, this Lease shall not be void or voidable.',
      value: '2005-02-01',
      state: 'check',
    },
  ],
  silent: [
    {
      by: 'orRemedy',
      text: 'Subject to the terms of Exhibit B with respect to Tenant Delay and Force Majeure, and subject to the terms and conditions of the preceding sentence, if Landlord has not, despite its commercially reasonable efforts in accordance with the work letter, delivered possession of the remainder of the Premises (other than the Early Occupancy Space) Substantially Complete on or before September 15, 2024, then, as Tenant’s sole remedy for such delay, the first day of rent is postponed.',
    },
    {
      text: 'Article 2. Possession. On the Delivery Date Landlord shall deliver the Premises in the condition described in Exhibit B.',
    },
    {
      by: 'conditional',
      text: '2.1 If Landlord has not delivered the Premises by December 31, 2024, Tenant may terminate this Lease by notice given before delivery.',
    },
    {
      text: 'This Lease is made on July 21, 2005 (the “Effective Date”).\nLandlord shall deliver its consent on or before the Effective Date.',
    },
    { text: '1.4 Early Possession: N/A ("Early Possession Date").' },
    {
      by: 'conditional',
      text: 'If Landlord fails to deliver possession of the Premises by October 1, 2012, Tenant may terminate this Lease.',
    },
    { text: 'Upon the execution of this Lease, Landlord shall deliver its certificate of insurance to Tenant.' },
    { text: 'Tenant shall deliver possession of the Premises to Landlord upon the expiration of this Lease.' },
    { text: 'If the Premises are sold, this Lease shall not be void, and rent is due by May 1, 2012.' },
    { text: 'The rent abates for as long as possession of the Premises cannot be delivered by May 1, 2005.' },
    {
      by: 'otherDelivery',
      text: 'Tenant shall deliver plans for the Premises to Landlord on June 1, 2012.',
    },
  ],
};
