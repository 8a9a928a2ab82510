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
    {
      by: 'payableFrom',
      text: 'The fixed rent shall be payable in advance on the first day of each calendar month commencing five months following the Commencement Date.',
      value: 'five months following the Commencement Date',
    },
    {
      by: 'rateFrom',
      text: 'Rental fee should be RMB45.00 per month for each square meter starting from August 1, 2008.',
      value: '2008-08-01',
    },
    { by: 'firstPayment', text: 'The first rental payment is due April 1, 2012.', value: '2012-04-01' },
    {
      by: 'startsPaying',
      text: 'Tenant shall commence paying Minimum Rent on the date that is ninety (90) days after the Commencement Date.',
      value: 'the date that is ninety (90) days after the Commencement Date',
    },
    {
      by: 'withTerm',
      text: 'Base Rent shall be paid in equal monthly installments in advance commencing as of the Commencement Date and continuing through the Term.',
      value: 'the Commencement Date',
    },
    {
      by: 'withTerm',
      text: 'Beginning with the Commencement Date, Lessee shall pay a base rent of $32,000.00 per annum.',
      given: { commencement_date: '2017-01-01' },
      value: '2017-01-01',
    },
    {
      by: 'withTerm',
      text: 'All terms apply upon delivery except for the payment of Base Rent and Additional Rent which shall commence on the Commencement Date.',
      value: 'the Commencement Date',
    },
    { by: 'rentBegins', text: 'Rent commences May 1, 2019.', value: '2019-05-01' },
  ],
  silent: [
    {
      // 'Rent' as a verb: parking spaces are rented.
      text: 'Tenant shall rent from Landlord, commencing on the Lease Commencement Date, the parking passes set forth in the Summary.',
    },
    { text: 'Tenant’s obligation to pay Rent shall commence on the Rent Commencement Date.' },
    { text: 'Rent shall be prorated on a daily basis if the Rent Commencement Date is not the first day of a month.' },
    {
      by: 'conditional',
      text: 'If the Premises are damaged, the Rent shall commence on the date of the restoration.',
    },
    { text: 'Rent for the parking spaces shall be $90 per month and is due from the start of each year.' },
    {
      by: 'otherRent',
      text: 'Additional Rent shall be payable monthly commencing on January 1, 2016 for each Operating Year.',
    },
    {
      by: 'laterRent',
      text: 'Base Rent shall increase by three percent each year commencing on the Commencement Date of the renewal.',
    },
    {
      by: 'laterRent',
      text: 'The Rent shall be increased to $5,000, payable monthly, commencing on June 1, 2021.',
    },
  ],
};
