import type { FieldTable } from './field-table.ts';

export const timeCases: FieldTable = {
  agreement_date: {
    finds: [
      ['datedThisDay', 'This Agreement to Lease dated this 9th day of March, 2027', '2027-03-09'],
      ['datedThisDay', 'Signed in Montréal on February 22, 2027.', '2027-02-22'],
      ['atTop', '[14/02/2027, 09:12] Amit: is it free?\n£900 a month', '2027-02-14'],
      ['atTop', 'CAPACITY TERM SHEET (v3, 19 October 2027)', '2027-10-19'],
      ['dateLine', `${'The parties agree on this.\n'.repeat(25)}Date: 2 June 2026`, '2026-06-02'],
      ['atTop', 'HOLLOWAY MANAGEMENT\nJanuary 14, 2026\nDear Renata,', '2026-01-14'],
      ['atTop', 'Rev C – 9 February 2026\nProperty', '2026-02-09'],
      ['atTop', 'Summary of proposed deal points (landlord draft no. 2, 10/21/2025)', '2025-10-21'],
      ['atTop', 'Date: Thu, Mar 12, 2026 at 4:52 PM', '2026-03-12'],
      [
        'datedThisDay',
        `${'The parties agree on this.\n'.repeat(25)}DATED at Mississauga this 13th day of February, 2026.`,
        '2026-02-13',
      ],
    ],
    silent: [
      [null, "COUNTER TO LANDLORD'S PROPOSAL OF OCTOBER 2, 2025"],
      [null, 'Open until January 30, 2026'],
    ],
  },
  term_months: {
    finds: [
      ['heading', 'Term: was 10 years, now 8 years', 96],
      ['heading', 'Term: five (5) years, commencing on a date to be mutually agreed', 60],
      ['heading', 'Term: 5 years, 3 months', 63],
      ['heading', 'Term: 5 years, 3 months free', 60],
      ['chain', 'Here it is: 5 + 5 from 1 Feb 2027. $165/m² net.', 60],
      ['chain', 'We could do 3+2+2 with a review in each.', 36],
      ['chain', 'Looptijd\t7 years fixed, then 5, then again 5 unless either side gives notice of 12 months', 84],
      ['chain', 'How long\t20 years, then four fives, at our election', 240],

      ['heading', 'Term: 7 years plus the free months, so 89 months total', 89],
      ['heading', 'Term: 5 yrs + 2 mos', 62],
      ['chain', '10 + two 5s', 120],
      ['allTold', 'five and a half years total, the first six months we fix it up', 66],
      ['heading', 'Term: 4 years 9 months', 57],
      ['heading', 'Term: 5 years 6 months notice to break', 60],
      ['unitInHeading', 'Term (months)\t132', 132],
      [
        'inPeriods',
        'Term — Storage Period:\tSix (6) months of storage.\nTerm — Long-Term Lease Period:\tEighty-four (84) months',
        84,
        'check',
      ],
      ['unitInHeading', 'Term mo\t62', 62],
      ['unitInHeading', "Years: 10, tenant only break at 5th anniv, 6 months' prior notice", 120],
      ['yearLease', 'As to us, we would want a new ten-year lease.', 120],
      ['heading', '4. Term. Eighty-nine (89) full calendar months from the Start Date.', 89],
      ['heading', 'Primary term\t5 yrs', 60],
      ['heading', 'LENGTH\n88 months. Possession: January 5, 2026', 88],
      ['heading', '63 months, first 3 free on base only.', 63],
      ['heading', 'Lease length\n10 years from completion of the lease', 120],
      ['heading', 'Term. Ten years and the build-out period. Then two further terms of five years.', 120],
      ['fromTo', 'We offer to lease it for a term of five (5) years and three (3) months.', 63],
      ['fromTo', 'As discussed, we would sign a lease with an initial term of seven (7) years.', 84],
    ],
    silent: [
      [null, 'Parking: 2 + 3 stalls from the garage.'],
      [null, 'Pay $40 + 5 from May.'],

      [null, 'Renewal: two terms of five years'],
      [null, 'Two options, ten years in all'],
      [null, 'Term sheet lapses within 30 days.'],
      ['inPeriods', 'Term — Lease:\tSix years', 72],
    ],
  },
  commencement_date: {
    finds: [
      ['heading', 'Commencement: 9/1/2026, delivery upon lease signing', '2026-09-01'],
      ['leaseStarting', 'We would want a new lease starting on 1 March 2026.', '2026-03-01'],
      [
        'inTheTerm',
        'Sublease Term: Commencing on the later of October 1, 2025 and consent',
        'Commencing on the later of October 1, 2025 and consent',
      ],
      [
        'inTheTerm',
        'Sublease Term: commencing on the later of October 1, 2025 and consent; expiring March 30, 2030',
        'commencing on the later of October 1, 2025 and consent',
      ],
      ['heading', 'Commencement Date: May 1, 2024', '2024-05-01'],
      ['heading', 'LCD: the day Landlord completes the work', 'the day Landlord completes the work'],
      ['inTheTerm', 'Term: Five (5) years commencing May 1, 2026 and expiring April 30, 2031', '2026-05-01'],
      ['inTheTerm', 'How long. April 1, 2026 through June 29, 2029', '2026-04-01'],
      [
        'fromAnEvent',
        'Lease length: 10 years from completion of the lease (target spring)',
        'from completion of the lease (target spring)',
      ],
      [
        'fromAnEvent',
        'Term: 10 years from completion, contracted outside the security of tenure provisions',
        'from completion',
      ],
      ['keys', 'Keys May 1 if lease is signed by Apr 3, the rent clock starts the same day.', '2026-05-01'],
    ],
    silent: [[null, 'Rent Commencement: May 1, 2026']],
  },
  expiration_date: {
    finds: [
      [
        'inTheTerm',
        'Duration. Sixty months, beginning April 1st, 2026 and terminating of right March 31, 2031',
        '2031-03-31',
      ],

      ['heading', 'Expiration: April 30, 2031', '2031-04-30'],
      ['heading', '4. Termination date: June 30, 2031', '2031-06-30'],
      [
        'inTheTerm',
        'Term: The estimated Commencement Date is October 1, 2026, with an Expiration Date of September 30, 2033.',
        '2033-09-30',
      ],
      ['inTheTerm', 'Extension period: 62 months, from August 1, 2026 to September 30, 2031.', '2031-09-30'],
    ],
    silent: [[null, 'Term: from May 1, 2026']],
  },
  delivery_date: {
    finds: [
      ['heading', 'Turnover\tEst. 2/1/2026, upon completion of the shell', '2026-02-01'],
      [
        'heading',
        'Delivery: On or before January 4, 2027. Tenant may cancel if not delivered by March 31, 2027.',
        '2027-01-04',
      ],
      [
        'heading',
        'Q6. When can we have the suite?\nA6. You get it within 5 days of lease signature.',
        'within 5 days of lease signature.',
      ],
      ['possessionOn', 'LENGTH\n88 months. Possession and commencement: January 5, 2027', '2027-01-05'],
      ['possessionOn', 'Keys May 1 if lease is signed by Apr 3.', '2026-05-01'],
      ['stateOfTheLand', "State of the land\tGraded and paved, all by May 1, 2026 at owner's cost", '2026-05-01'],
    ],
    silent: [
      [null, 'Condition at turnover. Built to the program dated August 12, 2026, as we read it.', '2026-08-12'],

      [null, 'Condition at delivery: vanilla shell'],
      [null, 'If not delivered by December 31, 2027 Tenant may cancel.'],
      [null, 'Outside date for delivery: December 31, 2027'],
      [null, 'Fixturing period: ends December 31, 2027', '2027-12-31'],
    ],
  },
  rent_commencement: {
    finds: [
      [
        'heading',
        'Rent start\tSooner of opening or 90 days following turnover',
        'Sooner of opening or 90 days following turnover',
      ],
      ['rentClock', 'The rent clock starts the same day.', 'The rent clock starts the same day.'],
    ],
    silent: [[null, 'The rent is $30.00.']],
  },
  free_rent: {
    finds: [
      ['monthsFree', 'Of the 65 months of the deal, months 1 through 5 are abated.', 5],
      [
        'monthsFree',
        'Our offer is £61,000, with nine months at half rent.',
        'Our offer is £61,000, with nine months at half rent.',
      ],
      ['heading', 'Rent free\n4 months from completion', 4],
      ['heading', 'Abatement. Months 1 through 5: no base rent.', 5],
      [
        'monthsFree',
        '3. FIXTURING. Possession is on delivery. Basic Rent for June shall be forgiven.',
        'Basic Rent for June shall be forgiven.',
      ],
    ],
    silent: [
      [null, 'Free rent: none'],
      [null, 'Incentive: a contribution to your fit-out of $55,000 after opening'],
      [null, 'Inducement: $55,800.00 ($30.00 per square foot) plus GST, payable 30 days after opening'],
      [null, 'We offer free parking.'],
      [null, 'Parking: Two spaces behind the building at no charge'],
    ],
  },
};
