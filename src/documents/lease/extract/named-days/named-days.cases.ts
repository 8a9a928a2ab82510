/** A text and the expected rows about its dates; `by`: the rule that reads them, or the exclusion that rejects one. */
export interface NamedDayCase {
  readonly by: string;
  readonly text: string;
  /** `label: date`, and whether the row is shown for checking. */
  readonly days: readonly string[];
  /** Dates of the term that are certain. */
  readonly given?: Readonly<Record<string, string>>;
}

export const namedDayCases: readonly NamedDayCase[] = [
  {
    by: 'definedDays',
    text: '“Review Dates” means the third and sixth anniversaries of the Term Commencement Date.',
    given: { 'term commencement date': '2031-04-01', 'expiration date': '2036-03-31' },
    days: ['Review Date: 2034-04-01'],
  },
  {
    by: 'reviewDays',
    text: 'Rent review: Third and sixth anniversaries of the start of the Term',
    given: { 'start of the term': '2031-04-01' },
    days: ['Rent review: 2034-04-01', 'Rent review: 2037-04-01'],
  },
  {
    by: 'reviewDays',
    text: 'Rent review: Upwards only, on the third and sixth anniversaries of the start of the Term',
    days: [],
  },
  {
    by: 'definedDays',
    text: '“Review Dates” means the third and sixth anniversaries of the Term Commencement Date.',
    given: { 'term commencement date': '2031-04-01' },
    days: ['Review Date: 2034-04-01', 'Review Date: 2037-04-01'],
  },
  {
    by: 'definedDays',
    text: '“Review Date” means the fifth anniversary of the commencement of the Term;',
    given: { 'commencement of the term': '2031-04-01' },
    days: ['Review Date: 2036-04-01'],
  },
  {
    // The first day is not known.
    by: 'definedDays',
    text: '“Review Dates” means the third and sixth anniversaries of the Opening Date.',
    given: { 'term commencement date': '2031-04-01' },
    days: [],
  },
  {
    by: 'countedFromNamed',
    text: 'Tenant shall deliver a plan of its removal no later than ninety (90) days before the end of the Term.',
    given: { 'end of the term': '2031-03-31' },
    days: ['Deadline: ninety (90) days before the end of the Term: 2030-12-31'],
  },
  {
    by: 'countedFromNamed',
    text: 'Tenant shall ask for a renewal no later than ninety (90) days before the end of the Term. No later than sixty (60) days before the end of the Term, as extended, Tenant shall paint.',
    given: { 'end of the term': '2031-03-31' },
    days: [],
  },
  {
    by: 'presentDutyByDay',
    text: 'The Lessee provides a bank guarantee of EUR 110,400.00 not later than 15 September 2025.',
    days: ['Due from the tenant: 2025-09-15'],
  },
  {
    by: 'presentDutyByDay',
    text: 'The Lessee provides the reports that were due not long before 15 September 2025 of the calendar.',
    days: [],
  },
  {
    by: 'firstAdjustment',
    text: 'The rent follows the index. The first adjustment is possible from 1 October 2027.',
    days: ['First adjustment of the rent: 2027-10-01'],
  },
  {
    by: 'firstAdjustment',
    text: 'The first adjustment of the brakes is described in the manual of 1 October 2027.',
    days: [],
  },
  {
    // The words say that no one has to use the right, not that the date depends on something.
    by: 'windowBeforeNamed',
    text: 'Landlord shall exercise its option, if at all, by written notice not more than thirty (30) nor less than twenty-four (24) months prior to the Expiration Date.',
    given: { 'expiration date': '2047-03-30' },
    days: ['First day of an option: 2044-09-30', 'Last day of an option: 2045-03-30'],
  },
  {
    by: 'dayThenDuty',
    text: 'Provided Tenant is not then in default of this Lease, on March 15, 2032, Landlord shall return $26,000 of the Security to the Tenant.',
    days: ['Due from the landlord: 2032-03-15'],
  },
  {
    by: 'dayThenDuty',
    text: 'Provided Tenant has opened its store, on March 15, 2032, Landlord shall return $26,000 of the Security to the Tenant.',
    days: ['Due from the landlord: 2032-03-15 (check)'],
  },
  {
    // `each of Landlord and Tenant` is not `each year`.
    by: 'dutyWithinOfNamed',
    text: 'Within 30 days after the Effective Date, a representative of each of Landlord and Tenant shall conduct a walk-through.',
    given: { 'effective date': '2033-05-04' },
    days: ['Deadline: 30 days after the Effective Date: 2033-06-03'],
  },
  {
    by: 'reviewDays',
    text: 'Item 11 Rent Review Dates: 4% on 1 August 2026 and 1 August 2027; CPI on 1 August 2028',
    days: ['Rent review: 2026-08-01', 'Rent review: 2027-08-01', 'Rent review: 2028-08-01'],
  },
  {
    by: 'reviewDays',
    text: 'Item 11 Payment Dates: 1 August 2026 and 1 August 2027',
    days: [],
  },
  {
    by: 'untilDayRight',
    text: 'Until December 31, 2031, Tenant shall have a right of first refusal to lease Suite B.',
    days: ['Last day of a right of the tenant: 2031-12-31'],
  },
  {
    by: 'untilDayRight',
    text: 'Until December 31, 2031, Tenant shall pay the taxes on the part in its possession.',
    days: [],
  },
  {
    by: 'elseMayEndAfter',
    text: 'If the consent is not obtained within forty-five (45) days after the date hereof, either party may terminate this Sublease.',
    given: { 'date hereof': '2031-05-05' },
    days: ['Right to end the lease if this day passes (either party): 2031-06-19'],
  },
  {
    by: 'windowBeforeNamed',
    text: 'Tenant may exercise the purchase option by notice given not more than thirty (30) nor less than twenty-four (24) months prior to the Expiration Date.',
    given: { 'expiration date': '2047-03-30' },
    days: ['First day of an option: 2044-09-30', 'Last day of an option: 2045-03-30'],
  },
  {
    by: 'windowBeforeNamed',
    text: 'Notice shall be given not more than 18 and not less than 12 months prior to the Expiration Date.',
    days: [],
  },
  {
    by: 'countedFromNamed',
    text: 'Tenant may exercise its option to purchase the Land by notice given at least nine (9) months prior to the Expiration Date.',
    given: { 'expiration date': '2030-12-31' },
    days: ['Last day of an option: 2030-03-31'],
  },
  {
    by: 'dutyWithinOfNamed',
    text: 'Within 30 days after the Effective Date, the parties shall conduct a walk-through of the Premises.',
    given: { 'effective date': '2023-05-04' },
    days: ['Deadline: 30 days after the Effective Date: 2023-06-03'],
  },
  {
    by: 'dutyWithinOfNamed',
    text: 'Tenant shall open for business within sixty (60) days after the Delivery Date.',
    given: { 'delivery date': '2026-03-01' },
    days: ['Deadline: sixty (60) days after the Delivery Date: 2026-04-30'],
  },
  {
    by: 'dutyWithinOfNamed',
    text: 'Tenant shall not be in default within sixty (60) days after the Delivery Date.',
    given: { 'delivery date': '2026-03-01' },
    days: [],
  },
  {
    by: 'elseMayEndAfter',
    text: 'If Landlord fails to deliver possession within sixty (60) days of the Expected Delivery Date, Tenant shall have the right to terminate this Lease by notice.',
    given: { 'expected delivery date': '2024-04-01' },
    days: ['Right to end the lease if this day passes (tenant): 2024-05-31'],
  },
  {
    by: 'elseMayEnd',
    text: 'If possession of the Premises cannot be delivered by May 1, 2026, Tenant shall have the right to cancel this Lease by notice.',
    days: ['Right to end the lease if this day passes (tenant): 2026-05-01'],
  },
  {
    by: 'elseMayEnd',
    text: 'If Landlord fails to deliver the Premises by March 1, 2026, Tenant may terminate this Lease.',
    days: ['Right to end the lease if this day passes (tenant): 2026-03-01'],
  },
  {
    by: 'otherLeaseEnds',
    text: 'The term of the Master Lease expires on January 31, 2031.',
    days: ['Master Lease ends: 2031-01-31'],
  },
  {
    by: 'otherLeaseEnds',
    text: 'The term of the Falcon Sublease is set to expire at 11:59 p.m. (Pacific Time) on March 31, 2029.',
    days: ['Falcon Sublease ends: 2029-03-31'],
  },
  { by: 'former', text: 'The term of the Original Lease expires on January 31, 2031.', days: [] },
  {
    by: 'securityReduced',
    text: 'The security is $62,000.00. If Tenant has not defaulted by July 1, 2029 the security is reduced to $46,500.00.',
    days: ['Deposit or letter of credit reduced to $46,500.00: 2029-07-01'],
  },
  {
    by: 'electionMadeBy',
    text: 'At Tenant’s election made before June 30, 2026, Landlord will advance up to a further $104,192.00.',
    days: ['Last day of a right of the tenant: 2026-06-30'],
  },
  {
    by: 'expectedStart',
    text: 'Commencement Date:\tThe date that Landlord delivers the Premises with the Initial Work complete, estimated to be June 1, 2026',
    days: ['Term begins (expected): 2026-06-01'],
  },
  {
    by: 'definedDays',
    text: 'Scheduled Delivery Date:\tMay 1, 2026\nDelivery Date:\tThe day on which Landlord delivers the Premises',
    days: ['Scheduled Delivery Date: 2026-05-01'],
  },
  {
    by: 'definedDays',
    text: 'Effective on April 30, 2026 (the “Give-Back Date”) Tenant shall surrender the eastern part of the Existing Premises.',
    days: ['Give-Back Date: 2026-04-30'],
  },
  {
    by: 'elseMayEnd',
    text: 'If possession is not given by December 1, 2026, the Tenant may terminate by notice delivered within five business days after that date.',
    days: ['Right to end the lease if this day passes (tenant): 2026-12-01'],
  },
  {
    by: 'elseMayEnd',
    text: 'If it has not done so by February 27, 2026, either party may void this Third Amendment by notice.',
    days: ['Right to end the lease if this day passes (either party): 2026-02-27'],
  },
  {
    by: 'definedDays',
    text: 'If the shell is not done by August 31, 2026 (the “Outside Date”), rent abates for two days for each day of delay.',
    days: ['Outside Date: 2026-08-31'],
  },
  {
    by: 'definedDays',
    text: 'The term “Adjustment Date” shall mean January 1, 2028.',
    days: ['Adjustment Date: 2028-01-01'],
  },
  { by: 'definedDays', text: '7. Final Expiry Date:\t31 August 2035', days: ['Final Expiry Date: 2035-08-31'] },
  {
    by: 'elseMayEnd',
    text: 'Should Lessor not have delivered possession by March 1, 2026, Lessee may at any time thereafter until delivery cancel this lease by written notice.',
    days: ['Right to end the lease if this day passes (tenant): 2026-03-01'],
  },
  {
    by: 'elseMayEnd',
    text: 'If the consent is not received by June 30, 2026, either party may terminate this Sublease by notice.',
    days: ['Right to end the lease if this day passes (either party): 2026-06-30'],
  },
  {
    by: 'elseMayEnd',
    text: 'If the Premises are destroyed on June 30, 2026, Tenant may terminate this Lease.',
    days: [],
  },
  {
    by: 'elseMayEnd',
    text: 'In the event the Commencement Date has not occurred by April 1, 2016 Tenant shall have the right to terminate the lease.',
    days: ['Right to end the lease if this day passes (tenant): 2016-04-01'],
  },
  {
    by: 'optionEnds',
    text: 'The term of the option commences on August 1, 2023 and expires on February 1, 2024.',
    days: ['Last day of an option: 2024-02-01'],
  },
  {
    by: 'noRightAfter',
    text: 'IMPROVEMENTS\nAfter May 1, 2024, Tenant will not be entitled to obtain further advances even if not all has been disbursed.',
    days: ['Last day of a right of the tenant: 2024-05-01'],
  },
  {
    by: 'mayEnterFrom',
    text: 'From October 15, 2022, and after the consent is given, Subtenant may enter to install cabling without payment of Base Rent.',
    days: ['Access for the tenant from: 2022-10-15'],
  },
  {
    by: 'termOfSpace',
    text: 'a. The term for Expansion Space 1 is August 1, 2023 to July 31, 2028.',
    days: ['Term begins (Expansion Space 1): 2023-08-01'],
  },
  {
    by: 'depositReduced',
    text: 'If Subtenant is not then in default, the letter of credit is reduced to $381,506.67 on November 1, 2024 and to $286,130.00 on November 1, 2025.',
    days: [
      'Deposit or letter of credit reduced to $381,506.67: 2024-11-01',
      'Deposit or letter of credit reduced to $286,130.00: 2025-11-01',
    ],
  },
  {
    by: 'rightThenDay',
    text: 'Tenant may extend the term of the option for six months by written notice to Landlord by November 30, 2023.',
    days: ['Last day of a right of the tenant: 2023-11-30'],
  },
  {
    by: 'dutyThenDay',
    text: 'Tenants shall provide landlord with at least 45 day notice, no later than 15th of January, 2024.',
    days: ['Due from the tenant: 2024-01-15'],
  },
  {
    by: 'definedDays',
    text: '(g) Estimated Commencement\nof Operations Date: November 1, 2014',
    days: [],
  },
  {
    by: 'allowanceUntil',
    text: 'IMPROVEMENTS\nLandlord shall pay the Improvement Allowance. Any part of the allowance not requisitioned by June 30, 2026 is forfeited.',
    days: ['Last day to use the allowance: 2026-06-30'],
  },
  {
    by: 'allowanceUntil',
    text: 'Landlord shall provide an allowance of up to $185,640.00 for alterations made before February 28, 2027.',
    days: ['Last day to use the allowance: 2027-02-27'],
  },
  {
    by: 'allowanceUntil',
    text: 'Landlord shall pay the allowance by June 30, 2026.',
    days: ['Due from the landlord: 2026-06-30'],
  },
  {
    by: 'anyDutyByDay',
    text: 'Lessor shall hand over the keys on or before March 10, 2025.',
    days: ['Due from the landlord: 2025-03-10'],
  },
  {
    by: 'anyDutyByDay',
    text: 'Landlord shall substantially finish the new kitchen no later than December 15, 2023.',
    days: ['Due from the landlord: 2023-12-15'],
  },
  { by: 'anyDutyByDay', text: 'Tenant shall have been in possession by March 10, 2025.', days: [] },
  { by: 'anyDutyByDay', text: 'Landlord shall endeavor to complete the gym by January 1, 2025.', days: [] },
  {
    by: 'optionUntil',
    text: 'Lessee may buy the building for $410,000; this option lapses if it is not exercised by December 31, 2027.',
    days: ['Last day of an option: 2027-12-31 (check)'],
  },
  { by: 'definedDays', text: 'REVIEW DATE:\t25 March 2028', days: ['Review Date: 2028-03-25'] },
  {
    by: 'definedDays',
    text: '“Target Date” means June 1, 2026.\n“Walk-away Date” means ninety (90) days after the Target Date.',
    days: ['Target Date: 2026-06-01', 'Walk-away Date: 2026-08-30'],
  },
  // The dates of the term are listed elsewhere.
  { by: 'definedDays', text: 'Commencement Date:\tMarch 1, 2026\nExpiration Date:\tFebruary 28, 2031', days: [] },
  // The later of two dates is neither of them.
  {
    by: 'definedDays',
    text: '“Turnover Date” means the later of May 1, 2026 and the day on which the permit is issued.',
    days: [],
  },
  // A name with two dates is not reported.
  {
    by: 'definedDays',
    text: '“Review Date” means March 1, 2027.\nReview Date:\tMarch 1, 2028',
    days: [],
  },
  {
    by: 'dutyThenDay',
    text: 'Landlord shall return $26,000 of the deposit to Tenant on March 15, 2027.',
    days: ['Due from the landlord: 2027-03-15'],
  },
  {
    by: 'dutyThenDay',
    text: 'Lessee must deliver its plans no later than May 15, 2026.',
    days: ['Due from the tenant: 2026-05-15'],
  },
  {
    by: 'dayThenDuty',
    text: 'Before September 25, 2026, Party B shall pay the fees for the last ten years.',
    days: ['Due from the tenant: 2026-09-25'],
  },
  {
    by: 'rightThenDay',
    text: 'Tenant may cancel this Lease by written notice to Landlord given no later than May 15, 2026.',
    days: ['Last day of a right of the tenant: 2026-05-15'],
  },
  // A right with a condition is shown for checking.
  {
    by: 'rightThenDay',
    text: 'If the shell is not complete, Lessor shall have the right to terminate this Lease on or before May 15, 2026.',
    days: ['Last day of a right of the landlord: 2026-05-15 (check)'],
  },
  {
    by: 'definedDays',
    text: 'The Existing Tenant’s rights to that portion are scheduled to expire on January 31, 2026 (the “Vacation Date”).',
    days: ['Vacation Date: 2026-01-31'],
  },
  { by: 'dueOn', text: 'The first payment is due on December 31, 2026.', days: ['Due: 2026-12-31'] },
  {
    by: 'countedFromNamed',
    text: 'The lease ends on December 31, 2026 (the “Closing Date”).\nNo later than 120 days prior to the Closing Date, the parties shall walk through the Premises.',
    days: ['Closing Date: 2026-12-31', 'Deadline: 120 days prior to the Closing Date: 2026-09-02'],
  },
  {
    by: 'countedFromNamed',
    text: 'Tenant shall remove its cabling on or before the date that is 30 days after the Expiration Date.',
    given: { 'expiration date': '2030-06-30' },
    days: ['Deadline: 30 days after the Expiration Date: 2030-07-30'],
  },
  // No date is computed from an unknown one.
  {
    by: 'countedFromNamed',
    text: 'Tenant shall remove its cabling on or before the date that is 30 days after the Expiration Date.',
    days: [],
  },
  {
    by: 'elsewhere',
    text: 'LEASE\nLandlord and Tenant agree as set out here.\nIN WITNESS WHEREOF the parties have signed.\nEXHIBIT D\nFORM OF ESTOPPEL CERTIFICATE\nTenant shall pay the fee on March 15, 2027.',
    days: [],
  },
  // A work letter without a heading also defines its days.
  {
    by: 'definedDays',
    text: 'LEASE\nLandlord and Tenant agree as set out here.\nIN WITNESS WHEREOF the parties have signed.\nEXHIBIT C-2\nIf Landlord’s Work is not Substantially Completed by August 31, 2026 (the “Outside Date”), rent abates.',
    days: ['Outside Date: 2026-08-31'],
  },
  {
    by: 'ofAnotherPaper',
    text: 'The license was recorded on May 1, 2011 (the “Recording Date”) in the county.',
    days: [],
  },
  {
    by: 'former',
    text: 'Under the prior arrangement Tenant shall pay the arrears on March 15, 2027.',
    days: [],
  },
  // A conditional statement is shown for checking.
  {
    by: 'dutyThenDay',
    text: 'If the permit is refused, Tenant shall pay the fee on March 15, 2027.',
    days: ['Due from the tenant: 2027-03-15 (check)'],
  },
  {
    by: 'ofAnyYear',
    text: 'For example, Tenant shall pay the fee for 2026 on March 15, 2027.',
    days: [],
  },
  {
    by: 'denied',
    text: 'Tenant shall pay what it does not dispute on March 15, 2027.',
    days: [],
  },
];
