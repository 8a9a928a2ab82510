/** For each reading: sentences without a risk, and sentences with the same words that do state one. */
export interface HarmlessCase {
  readonly name: string;
  readonly harmless: readonly string[];
  readonly stated: readonly string[];
}

export const harmlessCases: readonly HarmlessCase[] = [
  {
    name: 'question',
    harmless: ['how much is the deposit', 'Can we have the terrace for tables', 'Q4. Is there a personal guaranty'],
    stated: ['When the lease ends you remove the counter.', 'Any repair, whatever it is, falls to you.'],
  },
  {
    name: 'greeting or signature',
    harmless: ['Dear Agnes, here is the owner’s word on the lease', 'Subject: RE: corner unit', 'Yours ever, Albert'],
    stated: ['Best efforts only; the owner owes nothing if it is late.'],
  },
  {
    name: 'name and role',
    harmless: ['Helen Marsh, General Manager', 'Tom Byrne, Byrne & Lowe Solicitors'],
    stated: ['The Tenant, jointly with its director, guarantees the rent.'],
  },
  {
    name: 'lead-in',
    harmless: ['The rent is subject to the following increases:'],
    stated: ['Increase: the higher of CPI and 4%.'],
  },
  {
    name: 'numbered title',
    harmless: ['Question 9. Options to extend.', 'Exhibit B, work letter'],
    stated: ['Item 4. Rent: the higher of CPI and 5%, compounded each year of the term.'],
  },
  {
    name: 'announcement',
    harmless: [
      'Landlord proposes to extend the lease on these terms',
      'Our client offers to take the shop on the following conditions.',
    ],
    stated: ['The tenant is bound by this offer on the terms of the owner’s handbook.'],
  },
  {
    name: 'marked changes',
    harmless: ['Changes since the last sheet are marked.'],
    stated: ['Changes of control are consented to by the owner.'],
  },
  {
    name: 'nothing there',
    harmless: ['Personal guaranty: none', 'Security deposit not applicable', 'No deposit is asked for'],
    stated: ['Renewal option: none', 'Early termination: n/a', 'Expense cap: none'],
  },
  {
    name: 'right of the tenant',
    harmless: [
      'Tenant may take its shelving with it.',
      'Exit: Lessee has a one-time right to terminate after year three.',
      'You can put up your own sign.',
    ],
    stated: [
      'Tenant may terminate if it repays the allowance.',
      'Tenant may not assign.',
      'You can be charged for repairs.',
      'Tenant may use the yard until the owner needs it.',
    ],
  },
  {
    name: 'duty of the landlord',
    harmless: [
      'Landlord shall replace the rooftop units before delivery.',
      'Owner puts the building in good order with a new chiller.',
      'HVAC units: owner replaces',
    ],
    stated: [
      'Landlord replaces the units, and passes the cost on.',
      'LL maintains, T pays 60% of any replacement',
      'Owner delivers the space if the occupant leaves.',
      'Landlord may replace the parking with other spaces.',
    ],
  },
  {
    name: 'tenant is free of it',
    harmless: [
      'Tenant is not responsible for anything that was in the ground before.',
      'Lessee need not pay into the fund.',
    ],
    stated: ['Tenant is not responsible for old contamination, but has to prove its age.'],
  },
  {
    name: 'credit',
    harmless: ['The fee is credited to the first rent.', 'A quarter of the rent is applied toward the price.'],
    stated: ['The holding money is credited to the deposit and kept if you withdraw.'],
  },
  {
    name: 'reasonable consent',
    harmless: ['Assignment with consent, not to be unreasonably withheld.'],
    stated: ['Consent not to be unreasonably withheld, plus a fee of $5,000 for each transfer.'],
  },
  {
    name: 'nothing binds yet',
    harmless: ['There is no deal until we have both signed a lease.', 'This is not an acceptance.'],
    stated: ['Nothing binds until a lease is signed, except the deposit paragraph.'],
  },
];
