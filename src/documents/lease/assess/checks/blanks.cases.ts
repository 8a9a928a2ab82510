import { blanks } from './blanks.ts';
import type { CheckCases } from './check.ts';

export const blanksCases: CheckCases = {
  check: blanks,
  fires: [
    { text: 'The name of the director is ____________ and its seat is Leeds.', says: 'A blank was not filled in.' },
    { text: 'THE RENT IS ____________ Dollars a month.', says: 'A blank was not filled in.' },
    {
      text: 'The security deposit shall be __________ Dollars, payable upon execution of this Lease.',
      says: 'A blank was not filled in.',
    },
    {
      text: 'This Lease is made as of the ____ day of May, 2020.\nTenant shall use the Premises for ________ and no other purpose.',
      says: '2 passages have blanks that were not filled in.',
    },
  ],
  silent: [
    { text: 'Director ____________  Secretary ____________' },
    { text: 'HELENA MARCHUK  ____________' },
    { text: '14. Exhibits. Exhibit A ______ Site plan; Exhibit B ______ Rules of the center.' },
    { text: 'He is personally known to me or produced _________ as identification and did not take an oath.' },
    { text: '_____________________ Print or type name of Witness 1' },
    { text: 'LANDLORD: By: ____________ Name: ____________ Title: ____________' },
    { text: 'Lessor ________ Lessee ________ initials of the parties' },
    { text: 'STATE OF ________ On this day before me personally appeared the undersigned.' },
  ],
};
