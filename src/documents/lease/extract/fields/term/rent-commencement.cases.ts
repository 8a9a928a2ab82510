import type { FieldCases } from '../../field-suite.ts';
import { rentCommencement } from './rent-commencement.ts';

export const rentCommencementCases: FieldCases = {
  field: rentCommencement,
  finds: [
    {
      by: 'isDay',
      text: 'The Rent Commencement Date shall be the earlier of the day Tenant opens for business and March 1, 2019.',
      value: 'the earlier of the day Tenant opens for business and March 1, 2019',
    },
    { by: 'label', text: 'Rent Commencement Date:\tJune 1, 2020', value: '2020-06-01', state: 'found' },
    {
      by: 'label',
      text: 'Rent Commencement Date: One hundred twenty (120) days after the Delivery Date.',
      value: 'One hundred twenty (120) days after the Delivery Date',
    },
    { by: 'label', text: 'Commencement Date and Rent Commencement Date:\tJune 1, 2016', value: '2016-06-01' },
    {
      by: 'defined',
      text: 'Tenant shall pay Rent as of October 15, 2004 (the “Rent Commencement Date”).',
      value: '2004-10-15',
    },
    {
      by: 'defined',
      text: 'Commencing on the date which is the earlier to occur of (i) opening for business or (ii) two (2) calendar months following the Commencement Date (the “Rent Commencement Date”), Tenant shall pay rent.',
      value:
        'the date which is the earlier to occur of (i) opening for business or (ii) two (2) calendar months following the Commencement Date',
    },
    {
      by: 'rentBegins',
      text: 'The Base Rent shall commence on October 15, 2004, without demand.',
      value: '2004-10-15',
    },
    {
      by: 'payableFrom',
      text: 'Lessee shall pay monthly base rent of $33,198 due on the first day of each month in advance, without offset or demand, commencing on February 1, 2004.',
      value: '2004-02-01',
    },
  ],
  silent: [
    { text: 'Tenant’s obligation to pay Rent shall commence on the Rent Commencement Date.' },
    { text: 'Rent shall be prorated on a daily basis if the Rent Commencement Date is not the first day of a month.' },
    {
      by: 'conditional',
      text: 'If the Premises are damaged, the Rent shall commence on the date of the restoration.',
    },
    {
      by: 'laterRent',
      text: 'The Rent shall be increased to $5,000, payable monthly, commencing on June 1, 2021.',
    },
  ],
};
