import type { Point } from '../point.ts';

/** Points for one kind of deal only. */
export const kindPoints: readonly Point[] = [
  {
    id: 'prime_lease_terms',
    topic: 'Terms of the prime lease',
    question: 'Can the complete prime lease be reviewed, and which of its clauses apply to the sublease?',
    why: 'The subtenant is bound by clauses that it has not seen.',
    kinds: ['sublease'],
    answers: [{ name: 'complete', says: /\b(?:complete|full|unredacted) copy of the (?:prime|master|head) lease\b/i }],
  },
  {
    id: 'prime_default_protection',
    topic: 'Default under the prime lease',
    question: 'May the subtenant cure a default of the sublandlord or pay the owner directly?',
    why: 'If the sublandlord stops paying, the subtenant loses its space although it paid.',
    kinds: ['sublease'],
    answers: [
      {
        name: 'cure',
        says: /\b(?:subtenant|you|tenant)\b[^.]{0,40}\b(?:may|can|right to) (?:cure|pay (?:the )?(?:owner|landlord) directly)\b/i,
      },
    ],
  },
  {
    id: 'recognition',
    topic: 'Recognition by the owner',
    question: 'Will the owner recognize the sublease if the prime lease ends?',
    why: 'Without it, the sublease ends with the prime lease.',
    kinds: ['sublease'],
    answers: [
      {
        name: 'agreed',
        says: /\b(?:owner|master landlord|landlord)\b[^.]{0,40}\b(?:will|shall|must|has agreed to) (?:recogni[sz]e|give (?:a )?recognition)\b/i,
      },
    ],
  },
  {
    id: 'sublease_dates',
    topic: 'Dates if consent is late',
    question: 'Do the start of the term and rent move if the owner’s consent comes later?',
    why: 'Rent can be due for space that may not be occupied yet.',
    kinds: ['sublease'],
    answers: [
      {
        name: 'later',
        says: /\b(?:later of|upon (?:receipt of )?(?:the )?(?:owner|landlord)['’]?s? consent)\b|\b(?:term|rent) (?:shall )?(?:begin|commence|start)s? (?:on|upon) (?:the )?consent\b/i,
      },
    ],
  },
  {
    id: 'title',
    topic: 'Title and survey',
    question: 'Which liens, restrictions and easements affect the land, and is title insurance available?',
    why: 'A mortgage or restriction of record comes before a ground lease.',
    kinds: ['ground'],
    answers: [{ name: 'insurance', says: /\btitle (?:insurance|policy|commitment)\b|\bALTA\b/i }],
  },
  {
    id: 'easements',
    topic: 'Access and drainage easements',
    question: 'Which easements for access, drainage and utilities are granted and recorded?',
    why: 'A site without recorded access cannot be financed.',
    kinds: ['ground'],
    answers: [
      { name: 'recorded', says: /\b(?:REA|reciprocal easement|easements?)\b[^.]{0,60}\b(?:record\w*|grant\w*)\b/i },
    ],
  },
  {
    id: 'environmental',
    topic: 'Environmental baseline',
    question: 'Is there a baseline report, and who is responsible for existing contamination?',
    why: 'Without a baseline the tenant may have to prove what it did not cause.',
    answers: [
      { name: 'baseline', says: /\bbaseline\b|\bPhase (?:I|II|1|2)\b(?!,? (?:LLC|LP|Inc))/i },
      {
        name: 'inTheGround',
        says: /\b(?:not|n['’]t|never)\b[^.;]{0,30}\b(?:on the hook|responsible|liable|pay)\b[^.;]{0,40}\b(?:in|under) the ground\b/i,
      },
      {
        name: 'existing',
        says: /\b(?:existing|pre-?existing|prior)\b[^.]{0,40}\b(?:contaminat\w+|environmental|hazardous)\b[^.]{0,60}\b(?:landlord|owner)\b/i,
      },
    ],
  },
  {
    id: 'utilities_capacity',
    topic: 'Utility capacity and fees',
    question: 'Is there capacity for water, sewer and power, and who pays connection and impact fees?',
    why: 'Capacity fees can exceed a year of ground rent.',
    kinds: ['ground'],
    answers: [{ name: 'fees', says: /\b(?:capacity|impact|connection|tap) fees?\b/i }],
  },
  {
    id: 'tax_parcel',
    topic: 'Separate tax parcel',
    question: 'How are taxes split until the land is a tax parcel of its own?',
    why: 'Until then the bill covers land that the tenant does not use.',
    kinds: ['ground'],
    answers: [{ name: 'until', says: /\buntil\b[^.]{0,60}\bparcel\b[^.]{0,60}\b(?:split|prorat\w+|share)\b/i }],
  },
  {
    id: 'landlord_authority',
    topic: 'Authority to sign',
    question: 'Is the trustee or agent authorized to sign a lease of this length?',
    why: 'A lease signed without authority can be challenged later.',
    answers: [
      { name: 'shown', says: /\b(?:authority|authorized|empowered)\b[^.]{0,60}\b(?:sign|lease|evidence|trust)\b/i },
    ],
  },
  {
    id: 'financing_contingency',
    topic: 'Financing',
    question: 'Does the deal depend on the tenant’s financing?',
    why: 'A tenant that builds on leased land usually needs a lender.',
    kinds: ['ground'],
    answers: [
      {
        name: 'condition',
        says: /\bfinancing (?:contingency|condition)\b|\b(?:contingent|conditional) (?:up)?on\b[^.]{0,40}\bfinanc/i,
      },
    ],
  },
  {
    id: 'leasehold_mortgage',
    topic: 'Leasehold mortgage',
    question: 'May the tenant mortgage the leasehold, with notice and cure rights for its lender?',
    why: 'Without lender protection a ground lease cannot be financed.',
    kinds: ['ground'],
    answers: [
      { name: 'lender', says: /\bleasehold mortgage\w*\b|\bmortgage over the leasehold\b|\btenant['’]s lender\b/i },
    ],
  },
  {
    id: 'landlord_default',
    topic: 'Default by the landlord',
    question: 'What may the tenant do if the landlord does not perform?',
    why: 'Without a remedy the tenant must pay rent and sue.',
    kinds: ['ground'],
    answers: [
      {
        name: 'remedy',
        says: /\b(?:landlord|owner) (?:is in )?default\b[^.]{0,60}\b(?:terminate|cure|sue|remed\w+)\b/i,
      },
    ],
  },
  {
    id: 'prime_consent',
    topic: 'Consent of the owner',
    question: 'Who obtains and pays for the owner’s consent, and what if it is late or refused?',
    why: 'A sublease without consent is a default under the prime lease.',
    kinds: ['sublease'],
    answers: [
      {
        name: 'consent',
        says: /\b(?:owner|landlord|overlandlord|LLC|Inc)\b[^.]{0,40}\bconsent(?:ed|s)?\b|\bconsent of (?:the )?(?:owner|landlord|master|prime|over)/i,
      },
    ],
  },
  {
    id: 'vat',
    topic: 'VAT',
    question: 'Has the landlord elected to charge VAT on rent?',
    why: 'Tenants that cannot recover VAT pay a fifth more.',
    kinds: ['europe'],
    answers: [{ name: 'vat', says: /\bVAT\b/ }],
  },
  {
    id: 'hst',
    topic: 'Sales tax on rent',
    question: 'Is HST or GST added to rent and deposits?',
    why: 'It changes the cash that is due at signing.',
    kinds: ['canada'],
    answers: [{ name: 'tax', says: /\b(?:HST|GST|harmonized sales tax)\b/i }],
  },
  {
    id: 'superior_consents',
    topic: 'Superior consents',
    question: 'Is the consent of a mortgagee or superior landlord needed?',
    why: 'A lease granted without it can be void against them.',
    kinds: ['europe'],
    answers: [
      {
        name: 'named',
        says: /\b(?:mortgagee|superior landlord|head landlord)\b[^.]{0,40}\bconsent\b|\bno (?:superior|third[\s-]party) consents?\b/i,
      },
    ],
  },
  {
    id: 'break_deposit',
    topic: 'Deposit at the break',
    question: 'Is the rent deposit released when the tenant breaks the lease?',
    why: 'The money can stay with the landlord after the tenant has left.',
    kinds: ['europe'],
    when: /\bbreak\b[\s\S]{0,4000}\bdeposit\b|\bdeposit\b[\s\S]{0,4000}\bbreak\b/i,
    answers: [{ name: 'released', says: /\bdeposit\b[^.]{0,80}\bbreak\b|\bbreak\b[^.]{0,80}\bdeposit\b/i }],
  },
  {
    id: 'repair_standard',
    topic: 'Repair and schedule of condition',
    question: 'Does the schedule of condition limit the duty to put and keep in repair?',
    why: 'A duty to put in repair goes further than the state in which the tenant took the space.',
    kinds: ['europe'],
    when: /\bput and keep\b|\bschedule of condition\b|\bfull(?:y)? repairing\b|\bFRI\b|\bkeep\b[^.;\n]{0,30}\bin (?:good |full )?repair\b/i,
    answers: [
      { name: 'limited', says: /\b(?:not (?:be )?required|no obligation)\b[^.]{0,60}\bbetter (?:state|condition)\b/i },
      {
        name: 'bySchedule',
        says: /\b(?:limited|qualified|subject|by reference)\b[^.]{0,20}\b(?:by|to) (?:an? |the )?(?:photographic )?schedule of condition\b/i,
      },
    ],
  },
  {
    id: 'trash_delivery',
    topic: 'Trash, deliveries and venting',
    question: 'Where do trash, deliveries and kitchen exhaust go, and who approves them?',
    why: 'A kitchen without a vent route or trash area cannot open.',
    kinds: ['restaurant'],
    answers: [
      {
        name: 'trash',
        says: /\b(?:trash|refuse|dumpster)\b[^.]{0,60}\b(?:enclosure|area|location|corral|compactor)\b/i,
      },
    ],
  },
  {
    id: 'noise_hours',
    topic: 'Noise and late hours',
    question: 'Which limits on music, noise, odor and late hours apply?',
    why: 'Neighbors can stop the part of the business that earns most.',
    kinds: ['restaurant'],
    when: /\b(?:music|bar|late|outdoor|patio|courtyard|hotel)\b/i,
    answers: [{ name: 'limits', says: /\bnoise\b|\bodou?rs?\b|\bdecibels?\b|\bmidnight\b/i }],
  },
  {
    id: 'clear_height',
    topic: 'Clear height and floor load',
    question: 'What are the clear height, the floor load and the sprinkler rating?',
    why: 'They decide whether the operation fits the building.',
    kinds: ['industrial'],
    answers: [
      {
        name: 'confirmed',
        says: /\b\d{2}['’′] clear\b|\bclear height(?: is| of)?\W{1,4}\d{2}\b(?!.*\?)/i,
        unless: /\bbe sure\b/i,
      },
    ],
  },
  {
    id: 'hazardous_use',
    topic: 'Hazardous materials in the use',
    question: 'Which hazardous materials may the tenant use and store, within which limits, and who must accept them?',
    why: 'A permit or an exclusion in the policy can stop the use.',
    kinds: ['industrial', 'lab', 'medical'],
    answers: [
      { name: 'accepted', says: /\b(?:insurer|fire marshal)\b[^.]{0,40}\b(?:approved|accepts?|confirmed|ok with)\b/i },
    ],
  },
];
