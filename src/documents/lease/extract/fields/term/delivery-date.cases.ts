import type { FieldCases } from '../../field-suite.ts';
import { deliveryDate } from './delivery-date.ts';

export const deliveryDateCases: FieldCases = {
  field: deliveryDate,
  finds: [
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
  ],
  silent: [
    {
      text: 'This Lease is made on July 21, 2005 (the “Effective Date”).\nLandlord shall deliver its consent on or before the Effective Date.',
    },
    { text: '1.4 Early Possession: N/A ("Early Possession Date").' },
    {
      by: 'conditional',
      text: 'If Landlord fails to deliver possession of the Premises by October 1, 2012, Tenant may terminate this Lease.',
    },
    {
      by: 'otherDelivery',
      text: 'Tenant shall deliver plans for the Premises to Landlord on June 1, 2012.',
    },
  ],
};
