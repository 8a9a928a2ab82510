/** Texts of amendments and the changes that are read from them. */
export interface ChangeCase {
  /** The rule or exclusion that the case needs; without it the case fails. */
  readonly by?: string;
  /** Paragraphs of a first amendment, below its title and preamble. */
  readonly text: string;
  /** Label, old value (empty if the amendment does not state it), new value. */
  readonly changes: readonly (readonly [label: string, old: string, now: string])[];
  readonly state?: 'found' | 'check';
}

export const changeCases: readonly ChangeCase[] = [
  {
    by: 'newTotal',
    text: '2. Premises. Effective as of March 1, 2027, Suite 1020, containing 3,300 rentable square feet, is added to the Premises, so that the Premises contain 17,500 rentable square feet instead of 14,200 rentable square feet.',
    changes: [['Premises area', '14,200 rentable square feet', '17,500 rentable square feet']],
  },
  {
    by: 'setTo',
    text: '1. Premises. Effective July 1, 2025 the rentable area of the Premises is 7,200 square feet.\n2. Share. Tenant’s Proportionate Share is now 4.1%.',
    changes: [
      ['Premises area', '', '7,200 square feet'],
      ['Share of expenses', '', '4.1%'],
    ],
  },
  {
    text: 'The parties agree that the rentable area of the Premises is 7,200 square feet, and the Security Deposit is 5,000 dollars.',
    changes: [],
  },
  {
    by: 'deletedAndReplaced',
    text: '3. Base Rent. Section 4.1 of the Lease is deleted and replaced: “Tenant shall pay Base Rent as follows:\nPeriod\tMonthly Base Rent\n2025\t$12,000.00\n2026\t$12,360.00”\n4. The Lease remains in force.',
    changes: [
      [
        'Section 4.1 (Base rent)',
        '',
        'Tenant shall pay Base Rent as follows: Period | Monthly Base Rent; 2025 | $12,000.00; 2026 | $12,360.00',
      ],
    ],
    state: 'found',
  },
  {
    by: 'deletedAndReplaced',
    text: '3. Base Rent. Section 4.1 of the Lease is deleted and replaced with the following: Tenant shall pay Base Rent as follows:\nPeriod\tMonthly Base Rent\n2025\t$12,000.00\n4. The Lease remains in force.',
    changes: [
      [
        'Section 4.1 (Base rent)',
        '',
        'Tenant shall pay Base Rent as follows: Period | Monthly Base Rent; 2025 | $12,000.00',
      ],
    ],
    state: 'check',
  },
  {
    text: 'All lamps are replaced: the Landlord keeps the old ones.\nSection 4.1 lists the lamps that are replaced and their price.',
    changes: [],
  },
  {
    // The recital’s area and the added space make the new area.
    by: 'newTotal',
    text: 'A. The parties have a Lease of 22,500 rentable square feet at 118 Pell Street.\n2. Expansion. Effective January 1, 2025, the Premises shall be expanded by 7,500 rentable square feet, so that the Premises shall contain a total of 30,000 rentable square feet.',
    changes: [['Premises area', '22,500 rentable square feet', '30,000 rentable square feet']],
  },
  {
    by: 'newTotal',
    text: 'A. The parties have a Lease of 21,000 rentable square feet at 118 Pell Street.\n2. Expansion. Effective January 1, 2025, the Premises shall be expanded by 7,500 rentable square feet, so that the Premises shall contain a total of 30,000 rentable square feet.',
    changes: [['Premises area', '', '30,000 rentable square feet']],
  },
  {
    by: 'amendedTo',
    text: '6. Notices. Tenant’s address for notices is changed to 500 Hamilton Boulevard, Allentown, Pennsylvania 18101.',
    changes: [['Notices', '', '500 Hamilton Boulevard, Allentown, Pennsylvania 18101']],
  },
  {
    by: 'amendedTo',
    text: '6. Notices. Tenant’s address for notices is changed to the Premises, with a copy to its counsel.',
    changes: [['Notices', '', 'the Premises']],
  },
  {
    by: 'newTotal',
    text: '2. Expansion. Effective January 1, 2025, the Premises shall be expanded by 7,500 rentable square feet, so that the Premises shall contain a total of 30,000 rentable square feet.',
    changes: [['Premises area', '', '30,000 rentable square feet']],
  },
  {
    text: 'Landlord shall set the racks apart so that the aisles shall contain a total of three exits.',
    changes: [],
  },
  {
    by: 'amendedToRead',
    text: '2. Section 2(b) of the Lease is hereby amended to read in full as follows:\n“(b) Tenant shall have the right, exercisable not less than six (6) months prior to the Termination Date, to extend this Lease for an additional period of five (5) years.”',
    changes: [
      [
        'Section 2(b)',
        '',
        '(b) Tenant shall have the right, exercisable not less than six (6) months prior to the Termination Date, to extend this Lease for an additional period of five (5) years.',
      ],
    ],
  },
  {
    by: 'extendedThrough',
    text: 'WHEREAS, the term of the Lease is scheduled to expire on August 31, 2024;\n1. Extension. The Term is hereby extended for a period of sixty-six (66) months commencing on September 1, 2024 and expiring on February 28, 2030.',
    changes: [['Expiration date', 'August 31, 2024', 'February 28, 2030']],
  },
  {
    by: 'extendedThrough',
    text: 'The Expiration Date of the Lease is hereby extended to and including 31 March 2031.',
    changes: [['Expiration date', '', 'March 31, 2031']],
  },
  {
    by: 'extendedThrough',
    text: '1. Term Extension. The Expiration Date is extended from April 26, 2026 to July 31, 2028, and Section 2 of the Lease is so modified.',
    changes: [['Expiration date', 'April 26, 2026', 'July 31, 2028']],
  },
  {
    by: 'ofAnotherTerm',
    text: 'The option begins on August 1, 2023. Tenant may extend the term of the option from February 1, 2024 to July 31, 2024 by notice to Landlord.',
    changes: [],
  },
  {
    by: 'fromTo',
    text: 'The Security Deposit held under Section 6 shall be reduced from $79,999.80 to $24,661.43 (for purposes of this Amendment, the “Deposit Reduction”) and Landlord shall pay the difference to Tenant.',
    changes: [['Section 6 (Security deposit)', '$79,999.80', '$24,661.43']],
  },
  {
    by: 'references',
    text: '(i) all references in the Lease to “Suite 1.5” are hereby deemed to be references to “Suite 405”, (ii) the plan is replaced.',
    changes: [['Suite 1.5', 'Suite 1.5', 'Suite 405']],
  },
  {
    by: 'extendingTo',
    text: 'The Term of the Lease currently expires on July 31, 2011. Pursuant to this Amendment, the Parties are extending the Term of the Lease for six (6) months, commencing on August 1, 2011 and ending on January 31, 2012.',
    changes: [['Expiration date', 'July 31, 2011', 'January 31, 2012']],
  },
  {
    by: 'fromTo',
    text: '4. Effective as of May 1, 2020, the Security Deposit is hereby increased from $10,000.00 to $14,500.00, and Tenant shall pay the difference to Landlord.\nThe rentable area of the Premises is expanded from 5,000 square feet to 7,250 square feet effective June 1, 2020.',
    changes: [
      ['Security deposit', '$10,000.00', '$14,500.00'],
      ['Premises area', '5,000 square feet', '7,250 square feet'],
    ],
  },
  {
    by: 'toIncrease',
    text: 'Landlord and Tenant agree to increase the number of parking spaces from twelve (12) to twenty (20).',
    changes: [['Parking', 'twelve (12)', 'twenty (20)']],
  },
  {
    by: 'newTotal',
    text: 'Tenant shall add $12,000.00 to the deposit held by Landlord, so that the security deposit is $39,000.00.\nLessee will increase their deposit by $7,520.00 for a total Security Deposit of $27,139.00.\nSection 5 of the Lease is hereby amended to reflect a total Security Deposit of $147,593.33.',
    changes: [
      ['Security deposit', '', '$39,000.00'],
      ['Security deposit', '', '$27,139.00'],
      ['Security deposit', '', '$147,593.33'],
    ],
  },
  {
    by: 'deletedAndReplaced',
    text: 'Section 12 of the Lease is hereby deleted in its entirety and replaced with the following: “Tenant may install one antenna (the “Antenna”) on the roof.”\nIn Section 3.2 the number “five (5)” is deleted and replaced with “ten (10)”.',
    changes: [
      ['Section 12', '', 'Tenant may install one antenna (the “Antenna”) on the roof.'],
      ['Section 3.2', 'five (5)', 'ten (10)'],
    ],
  },
  {
    by: 'deletedAndReplaced',
    text: 'The first paragraph of Section 2A of the Lease is hereby deleted in its entirety and replaced with the following:\nLandlord shall make 240 parking spaces available.',
    changes: [['Section 2A', '', 'Landlord shall make 240 parking spaces available.']],
    state: 'check',
  },
  {
    by: 'amendedToRead',
    text: 'Paragraph 2.1 (Use), as provided in the Original Agreement, is hereby amended and restated to read in its entirety as follows: “The Premises are used as a laboratory.”',
    changes: [['Paragraph 2.1 (Permitted use)', '', 'The Premises are used as a laboratory.']],
  },
  {
    by: 'added',
    text: 'A new Section 58 is hereby added to the Lease: “Tenant may keep one dog in the Premises.”\nThe following is added at the end of Section 9: “Landlord shall clean the windows.”',
    changes: [
      ['Added: Section 58', '', 'Tenant may keep one dog in the Premises.'],
      ['Added: Section 9', '', 'Landlord shall clean the windows.'],
    ],
  },
  {
    by: 'references',
    text: 'From and after May 1, 2020, all references in the Lease to “Tenant’s Share” shall be amended to mean 44.95%.',
    changes: [['Share of expenses', 'Tenant’s Share', '44.95%']],
  },
  {
    by: 'inLieuOf',
    text: 'The Permitted Use shall be a dental office, in lieu of a shoe store.',
    changes: [['Permitted use', 'a shoe store', 'a dental office']],
  },
  {
    by: 'amendedTo',
    text: 'The term “Premises” shall be amended to mean only the Remainder Premises.\nThe Base Year is hereby changed to calendar year 2025.',
    changes: [
      ['Premises', '', 'the Remainder Premises'],
      ['Base year', '', 'calendar year 2025'],
    ],
  },
  {
    by: 'becomes',
    text: '3. Tenant’s Percentage becomes 20.19% as of the Expansion Date.\nThe Security Deposit shall become $14,000.00.',
    changes: [
      ['Share of expenses', '', '20.19%'],
      ['Security deposit', '', '$14,000.00'],
    ],
  },
  // A payment becomes due; nothing changes.
  { text: 'The fee of $400.00 becomes due on May 1, 2025.', changes: [] },
  {
    by: 'deleted',
    text: 'Section 14 (Expansion Right) of the Third Amendment is deleted in its entirety and Tenant shall have no further expansion right.',
    changes: [['Section 14 (Expansion right)', '', 'Deleted']],
  },
  // Texts that are not changes.
  {
    by: 'recital',
    text: 'WHEREAS, by the First Amendment the Term is extended through June 30, 2018;',
    changes: [],
  },
  {
    by: 'option',
    text: 'If Tenant exercises the option to extend, the Term shall be extended for five years through June 30, 2035.',
    changes: [],
  },
  {
    by: 'ratification',
    text: 'Except as set forth in Section 4, which is amended to reflect the above, the Lease is unchanged.',
    changes: [],
  },
  {
    by: 'introduction',
    text: 'The Lease is hereby amended as follows:\nLandlord and Tenant remain the parties to it.',
    changes: [],
  },
  {
    // The comma in a date does not end the new value.
    by: 'fromTo',
    text: 'The Lease Expiration Date is changed from February 29, 2012 to February 28, 2019.',
    changes: [['Expiration date', 'February 29, 2012', 'February 28, 2019']],
  },
  {
    text: 'This Amendment may be executed in counterparts. Except as expressly amended hereby, the Lease remains in full force. After this Amendment becomes effective, all references to the “Lease” shall mean the Lease as amended.',
    changes: [],
  },
];
