/** A rule, a text with its date, and similar texts without such a date. */
export type TargetCase = readonly [name: string, text: string, date: string, silent: string];

export const targetCases: readonly TargetCase[] = [
  [
    'exchange',
    'Target date for exchange: 30 October 2026',
    '2026-10-30',
    'Keys within two weeks after exchange, 1 May 2027.',
  ],
  ['completion', 'Target completion is 27 November 2026.', '2026-11-27', 'Target completion of the works: 1 May 2027'],
  [
    'opening',
    'We would like to open by November 1, 2027.',
    '2027-11-01',
    'This offer stays open for opening bids by May 1, 2027.',
  ],
  [
    'outsideDate',
    'If not delivered by December 31, 2027 Tenant may cancel.',
    '2027-12-31',
    'Rent is not due if paid by December 31, 2027.',
  ],
  [
    'leaseSigned',
    'Signed lease by 1 December 2026.',
    '2026-12-01',
    'Void unless the lease is signed by 1 December 2026.',
  ],
  ['leaseDraft', 'Lease documents to be issued by: 4 December 2026', '2026-12-04', 'Lease dated 4 December 2020'],
  ['approval', 'Subject to council approval by 22 January 2027.', '2027-01-22', 'The board wrote on 22 January 2027.'],
  [
    'studies',
    'Due diligence period ends on March 1, 2027.',
    '2027-03-01',
    'Due diligence as listed, from March 1, 2027.',
  ],
  [
    'exclusivity',
    'Landlord shall stop marketing the Premises until November 20, 2026.',
    '2026-11-20',
    'Until November 20, 2026 we keep free to show it; talks are not exclusive to anyone.',
  ],
  [
    'allowance',
    'The allowance must be used by April 30, 2028.',
    '2028-04-30',
    'Allowance: $15 per RSF from April 30, 2028',
  ],
];
