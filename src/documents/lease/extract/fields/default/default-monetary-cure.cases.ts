import type { FieldCases } from '../../field-suite.ts';
import { defaultMonetaryCure } from './default-monetary-cure.ts';

export const defaultMonetaryCureCases: FieldCases = {
  field: defaultMonetaryCure,
  finds: [
    {
      by: 'ofPayment',
      text: '10. DEFAULT\nIf Tenant doesn’t pay within 3 days after a written notice, or breaks another rule and doesn’t fix it in 10 days after notice, Landlord may end the lease.',
      value: 3,
    },
    {
      by: 'ofPayment',
      text: 'DEFAULT\nTenant has ten days after notice to cure a failure to pay, and thirty days after notice to cure any other default.',
      value: 10,
    },
    {
      by: 'ofPayment',
      text: "BREACH\nLessor gives Lessee three (3) days' written notice to pay rent and ten (10) days' written notice to cure any other breach.",
      value: 3,
    },
    {
      by: 'ofPayment',
      text: 'DEFAULT\nIf Lessee is ten days late with any rent, or thirty days after notice still breaks any other promise, Lessor may end this lease.',
      value: 10,
    },
    {
      by: 'ofPayment',
      text: 'FORFEITURE\nIf the Rents or any part of them are in arrear for 21 days after they fall due the Landlord may re-enter.',
      value: 21,
    },
    { by: 'label', text: 'Monetary default: 5 days after written notice.', value: 5 },
    {
      by: 'periodOfMonetary',
      text: 'The cure period for monetary defaults is seven (7) days after notice, and for any other default twenty (20) days after notice.',
      value: 7,
    },
    {
      by: 'ofPayment',
      text: '44. Grace Period; Late Charge. Owner shall not commence a proceeding for non-payment unless the default continues for five (5) days after written notice.',
      value: 5,
    },
    {
      by: 'ofPayment',
      text: 'DEFAULT\nThe Lessor may end this Lease if (a) Rent is 14 days in arrears, whether or not demanded; or (b) the Lessee breaches another term and does not remedy it within 28 days after notice.',
      value: 14,
    },
    {
      by: 'ofPayment',
      text: 'DEFAULT\nShould Lessee not pay any sum within ten (10) days after it falls due, Lessor may retake the space.',
      value: 10,
    },
    {
      by: 'ofPayment',
      text: '15. DEFAULT: If Landlord does not receive rent at the place designated within 5 days after it is due, Tenant is in default.',
      value: 5,
    },
    { by: 'label', text: 'SUMMARY\nMonetary Default Cure Period:\t10 days after notice', value: 10 },
    {
      by: 'ofPayment',
      text: 'In case of delayed payment over 30 days, Party A is entitled to terminate this Contract immediately.',
      value: 30,
    },
    {
      by: 'ofPayment',
      text: 'Party A may terminate this contract where Party B is in one of these situations: delay in the payment of rent for more than 2 months.',
      value: '2 months',
    },
    {
      by: 'whenDue',
      text: 'EVENTS OF DEFAULT\nEach of the following is an event of default: Tenant fails to make any payment of Rent when due.',
      value: 0,
      state: 'check',
    },
    {
      by: 'ofPayment',
      text: 'DEFAULT\nIt is an event of default if Tenant fails to pay any Rent when due and such failure shall continue for a period of five (5) days after written notice from Landlord.',
      value: 5,
      state: 'found',
    },
    {
      by: 'ofPayment',
      text: 'DEFAULTS\nTenant’s failure for five (5) business days after written notice thereof in paying any and all Rent is a default.',
      value: '5 business days',
    },
    {
      by: 'ofPayment',
      text: 'EVENTS OF DEFAULT\nIf Lessee fails to pay Rent within ten (10) days after notice; or if Lessee fails to perform any other covenant within thirty (30) days after notice, Lessor may terminate.',
      value: 10,
    },
    {
      by: 'ofPayment',
      text: 'Party A may terminate the contract if Party B has not paid rent on time according to contract for more than 30 days.',
      value: 30,
    },
    {
      by: 'ofPayment',
      text: 'RE-ENTRY\nThe Landlord may re-enter the Property if any rent is unpaid 14 days after becoming payable, whether it was formally demanded or not.',
      value: 14,
    },
    {
      by: 'ofAnyFailure',
      text: 'DEFAULT\nIf Tenant fails to pay rent or to perform any covenant of this Lease and does not cure within ten (10) days after notice, Landlord may terminate this Lease.',
      value: 10,
    },
    {
      by: 'whenDue',
      text: 'DEFAULT\nThe failure by Tenant to pay any installment of rent when due is a default.',
      value: 0,
      state: 'check',
    },
    {
      by: 'ofPayment',
      text: 'TERMINATION\nParty A may terminate the contract if Party B is in arrears with rent for more than 15 days.',
      value: 15,
    },
    {
      by: 'ofPayment',
      text: 'In case Party B delays in payment of rent for over 30 days, Party A is entitled to terminate the contract.',
      value: 30,
    },
  ],
  silent: [
    {
      text: 'DEFAULT\nLandlord has ten days after notice to pay the allowance, and Tenant gives thirty days of notice to inspect the other records.',
    },
    { text: 'LANDLORD’S DEFAULT\nLandlord has thirty days after notice to pay what it owes.' },
    {
      text: 'LATE CHARGES\nIf Tenant fails to pay rent within five (5) days after it is due, a late charge of 5% is payable.',
    },
    {
      text: 'DEFAULT\nIt is a default if Tenant fails to pay what restores the security deposit within seven (7) days after notice.',
    },
    {
      by: 'repeated',
      text: 'DEFAULT\nIf Tenant on two or more occasions fails to pay rent when due and the failure continues for five (5) days, the rent is due in advance.',
    },
    {
      text: 'LANDLORD’S DEFAULT\nIf Landlord fails to pay any sum within thirty (30) days after notice, Landlord is in default.',
    },
    {
      text: 'DEFAULT\nTenant is in default if a petition in bankruptcy for the payment of its debts is not dismissed within sixty (60) days.',
    },
    { text: 'DEFAULT\nIf Tenant fails to pay rent within five (5) days, a late charge is due.', not: 0 },
  ],
};
