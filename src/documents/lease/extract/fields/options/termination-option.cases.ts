import type { FieldCases } from '../../field-suite.ts';
import { terminationOption } from './termination-option.ts';

export const terminationOptionCases: FieldCases = {
  field: terminationOption,
  finds: [
    {
      by: 'option',
      text: '5. Early end. Tenant may terminate this Lease as of June 30, 2028 by not less than six nor more than twelve months’ notice.',
      value: 'Tenant: June 30, 2028, 6-12 months notice',
    },
    {
      // The window belongs to a rent, not to a notice.
      by: 'option',
      text: '5. Early end. Tenant may terminate this Lease at any time by 60 days’ prior written notice and shall pay rent for not less than six nor more than twelve months.',
      value: 'Tenant: at any time, 60 days notice',
    },
    {
      by: 'option',
      text: 'Tenant may terminate this Lease, in whole or in part, at any time effective after the Firm Term of this Lease, by providing not less than 90 days’ prior written notice to Landlord.',
      value: 'Tenant: at any time effective after the Firm Term of this Lease, 90 days notice',
    },
    {
      by: 'option',
      text: 'BREAK\nThe Tenant may end this lease on the Break Date by giving the Landlord not less than six months’ notice, provided that on the Break Date it has paid the Annual Rent then due.',
      value: 'Tenant: the Break Date, 6 months notice',
    },
    {
      by: 'option',
      text: "The Tenant may determine this Lease on the 31st day of July 2027 by giving not less than nine months' prior written notice.",
      value: 'Tenant: the 31st day of July 2027, 9 months notice',
    },
    {
      by: 'option',
      text: "7 Either party may end this lease by 8 weeks' notice, but not so as to end before 10 August 2025.",
      value: 'Either party: 8 weeks notice',
    },
    {
      by: 'option',
      text: 'The lease has an initial period of 10 years, it being understood that the Tenant may terminate the Agreement early on the 5th anniversary of the Commencement Date, subject to a 6 month prior notice, without any consideration for early termination.',
      value: 'Tenant: the 5th anniversary of the Commencement Date, 6 months notice',
    },
    {
      by: 'option',
      text: 'TERMINATION OPTION\nTenant shall have the right to terminate this Lease effective as of the last day of the sixtieth (60th) month of the Term upon nine (9) months’ prior written notice and payment of a termination fee of $125,000.00.',
      value: 'Tenant: the last day of the sixtieth (60th) month of the Term, 9 months notice, fee $125,000.00',
      state: 'found',
    },
    {
      by: 'option',
      text: 'Lessee may terminate this Lease effective October 31, 2030 by giving notice on or before January 31, 2030 and paying with the notice a fee of $412,000.',
      value: 'Lessee: October 31, 2030, notice by January 31, 2030, fee $412,000.00',
    },
    {
      by: 'option',
      text: 'The Tenant may end this lease on the Break Date by giving the Landlord not less than six months’ written notice.',
      value: 'Tenant: the Break Date, 6 months notice',
    },
    {
      by: 'option',
      text: 'Landlord may terminate this Lease at any time upon one hundred eighty (180) days’ prior written notice to Tenant.',
      value: 'Landlord: at any time, 180 days notice',
    },
    {
      by: 'option',
      text: 'RIGHT OF TERMINATION\nLandlord may elect to terminate this Lease by providing Tenant with written notice indicating its election and the date of termination, which date shall not be less than one hundred eighty (180) days after the date of such notice.',
      value: 'Landlord: 180 days notice',
    },
    {
      by: 'option',
      text: 'Landlord hereby grants Tenant a one-time option to terminate this Lease early on June 30, 2027, with six (6) months’ notice. Tenant shall pay a termination fee equal to four months’ Base Rent.',
      value: 'Tenant: June 30, 2027, 6 months notice, fee four months’ Base Rent',
    },
    {
      by: 'option',
      text: 'The Tenant shall have the right to determine this Lease on 24 March 2024 by giving the Landlord not less than six months’ prior written notice.',
      value: 'Tenant: 24 March 2024, 6 months notice',
    },
    {
      by: 'option',
      text: 'EARLY TERMINATION\nTenant may cancel this Lease at any time after the third Lease Year upon 120 days prior notice and payment of three months’ Base Rent as a cancellation fee.',
      value: 'Tenant: at any time after the third Lease Year, 120 days notice, fee three months’ Base Rent',
    },
    {
      by: 'option',
      text: 'TERMINATION RIGHT\nTenant shall have the right to terminate this Lease effective at the end of month 36 upon nine (9) months notice and payment of its unamortized costs as a termination fee.',
      value: 'Tenant: the end of month 36, 9 months notice, fee unamortized costs',
    },
    {
      by: 'option',
      text: 'Landlord or Tenant shall have the right to terminate this Lease at any time upon thirty (30) days written notice.',
      value: 'Either party: at any time, 30 days notice',
    },
    {
      by: 'option',
      text: 'This Lease may be terminated by either party at any time upon sixty (60) days’ prior written notice.',
      value: 'Either party: at any time, 60 days notice',
    },
    {
      by: 'option',
      text: 'Tenant may terminate this Lease effective as of the expiration of the thirty-sixth (36th) full calendar month of the Term, provided Tenant gives nine (9) months’ prior written notice.',
      value: 'Tenant: the expiration of the thirty-sixth (36th) full calendar month of the Term, 9 months notice',
    },
    {
      by: 'option',
      text: 'OPTION TO TERMINATE\nProvided that Tenant is not in Default at the time of exercise, Tenant shall have the option to terminate this Lease at any time after the expiration of the thirty-sixth (36th) month of the Term.\nTenant shall exercise its option by delivery of written notice to Landlord at least one hundred eighty (180) days prior to the effective date.',
      value: 'Tenant: at any time after the expiration of the thirty-sixth (36th) month of the Term, 180 days notice',
    },
    {
      by: 'option',
      text: 'So long as no Default exists, Tenant may terminate this Lease on or after the third anniversary of the Commencement Date by giving six (6) months’ prior written notice.',
      value: 'Tenant: on or after the third anniversary of the Commencement Date, 6 months notice',
    },
    {
      by: 'option',
      text: 'So long as no Event of Default has occurred, Lessee shall have the option at any time during the Lease Term, upon five (5) days written notice to Lessor, to (i) purchase the equipment for $1,498,884.66, or (ii) terminate this Lease with no further Rent obligation.',
      value: 'Lessee: at any time, 5 days notice',
    },
    {
      by: 'option',
      text: 'EARLY TERMINATION\nTenant may terminate this Lease at any time after the third Lease Year upon 120 days prior notice.\nTenant shall pay a termination fee of $15.00 per rentable square foot, less one sixtieth for each month.',
      value: 'Tenant: at any time after the third Lease Year, 120 days notice, fee as stated in the clause',
    },
    {
      by: 'option',
      text: 'EARLY TERMINATION\nTenant may terminate this Lease at any time upon 120 days prior notice and payment of a termination fee of $15.00 per rentable square foot.',
      value: 'Tenant: at any time, 120 days notice, fee $15.00 per square foot',
    },
    {
      by: 'earlyExit',
      text: 'Should any of the two parties wish to terminate this Contract, it shall notify the other party in writing six months in advance and pays the other party half of annual rental as penalty.',
      value: 'Either party: 6 months notice, fee half of annual rental',
    },
    {
      by: 'earlyExit',
      text: 'If either party wants to terminate the contract early, it shall inform the other party three months in advance.',
      value: 'Either party: 3 months notice',
    },
    {
      by: 'earlyExit',
      text: 'Early Termination within 1 year: Lessee must notify lessor one month before termination date and pay 6 months’ rent as early termination penalty.',
      value: 'Lessee: 1 month notice, fee 6 months’ rent',
    },
  ],
  silent: [
    {
      by: 'afterLandlordsNotice',
      text: '14. DEMOLITION\n14.1 The Landlord may end this Lease by at least six months’ notice if it proposes to demolish the Building. The Tenant may end the Lease on seven days’ notice at any time within the six months before the proposed date.',
    },
    {
      by: 'conditional',
      text: 'Landlord may terminate this Lease upon the sale of the Building at any time by giving sixty (60) days’ prior written notice.',
    },
    { text: 'Tenant shall have no right to terminate this Lease early at any time upon 30 days’ prior notice.' },
    { text: 'Neither Landlord nor Tenant may at any time terminate this Lease upon thirty days’ prior notice.' },
    { text: 'Landlord may terminate this Lease upon thirty (30) days’ notice.' },
    {
      by: 'forCause',
      text: 'Tenant may at any time after the casualty terminate this Lease by thirty (30) days’ prior notice.',
    },
    {
      by: 'forCause',
      text: 'DEFAULT\nLandlord may at any time terminate this Lease upon three (3) days’ prior written notice.',
    },
    {
      by: 'conditional',
      text: 'If Landlord is unable to obtain its financing, Tenant may at any time terminate this Lease by ten (10) days’ prior notice.',
    },
    {
      by: 'conditional',
      text: 'TERMINATION\nTenant may terminate this Agreement upon written notice if:\nLandlord does not perform within thirty (30) days after notice.',
    },
    {
      by: 'byConsent',
      text: 'Party B may terminate the contract early with one month notice in advance after the permission of Party A.',
    },
  ],
};
