import type { FieldTable } from './field-table.ts';

export const clauseCases: FieldTable = {
  landlord_work: {
    finds: [
      ['builds', "So we'll replace the two rooftop units.", "So we'll replace the two rooftop units."],
      ['heading', "LANDLORD'S WORK. New lighting and an office", 'New lighting and an office'],
      [
        'atItsCost',
        "The opening gets closed at Owner's expense within 45 days.",
        "The opening gets closed at Owner's expense within 45 days.",
      ],
      ['vanillaShell', 'Condition\tVanilla shell per Exhibit C', 'Vanilla shell per Exhibit C'],
      [
        'heading',
        "LANDLORD'S WORK. New lighting, with an allowance of $2,000 for fixtures",
        'New lighting, with an allowance of $2,000 for fixtures',
      ],
    ],
    silent: [
      [null, "Landlord's work: None"],
      [null, "Landlord's work: An improvement allowance of $20.00 per foot"],
      [null, 'Improvements: Lessee will build at its own cost and owns the building during the term.'],
    ],
  },
  condition: {
    finds: [
      ['asIs', 'Otherwise the Premises are taken as they are.', 'Otherwise the Premises are taken as they are.'],
      ['heading', 'Condition. Swept, with cabling left in place', 'Swept, with cabling left in place'],
      [
        'inTheState',
        'You get it on June 15, in the state described in Exhibit 1.',
        'You get it on June 15, in the state described in Exhibit 1.',
      ],
    ],
    silent: [
      [null, "TENANT'S CONDITION. This Offer is conditional upon zoning"],
      [null, "Landlord's Condition: within 7 days of acceptance, approval of the accounts of Tenant"],
    ],
  },
  parking: {
    finds: [
      ['heading', 'TRAILERS AND CARS\n40 trailer stalls on the north apron', 40],
      ['stalls', 'You get, free of charge, stalls at 4 per 1,000.', '4 per 1,000'],
    ],
    silent: [[null, 'Parking: TBD']],
  },
  signage: {
    finds: [
      ['heading', 'Fascia: one above Unit 6', 'one above Unit 6'],
      ['heading', 'Name on the door. Lobby line and suite plaque', 'Lobby line and suite plaque'],
      [
        'sign',
        'You can have, with approval, a fascia sign above Unit 6.',
        'You can have, with approval, a fascia sign above Unit 6.',
      ],
    ],
    silent: [[null, 'Signs: none']],
  },
  holdover: {
    finds: [
      [
        'heading',
        '17. Staying on late. 150% of the last rent for 60 days and 200% from then on.',
        '150% of the last rent for 60 days and 200% from then on.',
      ],
      [
        'heading',
        'Staying on: 125% for the first two months; 150% after.',
        '125% for the first two months; 150% after.',
      ],
      [
        'holdingOver',
        'If you are late, rent in a holdover is 150% of the last.',
        'If you are late, rent in a holdover is 150% of the last.',
      ],
    ],
    silent: [[null, 'Holdover: see lease']],
  },
  insurance_liability: {
    finds: [['heading', 'Insurance\t$1M / $2M CGL, LL as insured', 1_000_000]],
    silent: [[null, 'Insurance: as customary']],
  },
  casualty: {
    finds: [
      ['heading', 'Damage\tTenant repairs', 'Tenant repairs'],
      [
        'damage',
        'Either side may leave, where damage is not made good and the lease may terminate.',
        'Either side may leave, where damage is not made good and the lease may terminate.',
      ],
    ],
    silent: [[null, 'Casualty: N/A']],
  },
  condemnation: {
    finds: [['heading', 'Taking\tAward for land to owner', 'Award for land to owner']],
    silent: [
      [null, 'Taking: N/A'],
      [null, 'Upon Tenant taking occupancy: the balance'],
    ],
  },
  default_monetary_cure: {
    finds: [
      ['heading', 'Default\t10 days after notice for money, 45 days otherwise', 10],
      ['heading', 'Default\tOther: 45 days. Money: 15 days', 15],
      ['cure', 'After notice, the tenant has five days to cure a failure to pay and thirty days for anything else.', 5],
    ],
    silent: [[null, 'Default: as in the form']],
  },
  default_nonmonetary_cure: {
    finds: [
      ['heading', 'Default\t10 days after notice for money, 45 days otherwise', 45],
      ['heading', 'Default\tMoney: 15 days. Other: 45 days', 45],
      [
        'cure',
        'After notice, the tenant has five days to cure a failure to pay and thirty days for anything else.',
        30,
      ],
    ],
    silent: [
      [null, 'Default: 10 days for money'],
      [null, 'Default: Lessor may terminate for nonpayment after 15 days, and for other breaches after 45 days', 15],
    ],
  },
  subordination_snda: {
    finds: [
      [
        'heading',
        "Owner's lender: Any future mortgage is junior to the lease",
        'Any future mortgage is junior to the lease',
      ],
      [
        'nonDisturbance',
        'At signing, an SNDA is delivered by the bank.',
        'At signing, an SNDA is delivered by the bank.',
      ],
    ],
    silent: [[null, "Landlord's lender must approve the lease."]],
  },
  hazardous: {
    finds: [
      ['heading', 'Environmental\tOwner: anything there before turnover', 'Owner: anything there before turnover'],
      [
        'environmental',
        'At hand-over, existing environmental conditions remain with Landlord.',
        'At hand-over, existing environmental conditions remain with Landlord.',
      ],
    ],
    silent: [[null, 'Environmental: none']],
  },
  alterations_restoration: {
    finds: [
      [
        'heading',
        'Make good: Tenant leaves the improvements where they are.',
        'Tenant leaves the improvements where they are.',
      ],
      ['removes', '16. Exit: Tenant need not remove anything.', 'Tenant need not remove anything.'],
      ['removes', 'Tenant need not remove its first fit-out.', 'Tenant need not remove its first fit-out.'],
      [
        'allowed',
        'In the lease, alterations are allowed with consent.',
        'In the lease, alterations are allowed with consent.',
      ],
      [
        'reinstate',
        'When it leaves, the tenant will reinstate the layout.',
        'When it leaves, the tenant will reinstate the layout.',
      ],
      ['reinstate', 'Reinstatement on exit if Landlord asks for it.', 'Reinstatement on exit if Landlord asks for it.'],
    ],
    silent: [[null, 'One sign, to be removed on expiry.']],
  },
  maintenance_tenant: {
    finds: [
      ['tenantColon', 'Repairs. Tenant: the Premises and HVAC. Landlord: the rest.', 'the Premises and HVAC'],
      ['heading', 'HVAC\tUnder contract; T maintains and replaces', 'T maintains and replaces'],
      ['isTheirs', 'After that HVAC is theirs incl replacement.', 'After that HVAC is theirs incl replacement.'],
    ],
    silent: [[null, 'Tenant: Harbor Doors Inc., an Ohio corporation']],
  },
  maintenance_landlord: {
    finds: [
      [
        'answersFor',
        'Landlord remains responsible for the roof, foundation and structural elements.',
        'Landlord remains responsible for the roof, foundation and structural elements.',
      ],
      ['landlordColon', 'Repairs. Tenant: the rest. Landlord: roof and walls', 'roof and walls'],
      ['heading', 'Roof/structure\tAs before; LL replaces at its cost', 'LL replaces at its cost'],
    ],
    silent: [[null, 'Landlord: Structure Trust LLC']],
  },
  governing_law: {
    finds: [
      ['stateLaw', 'North Carolina courts and law would govern any lease.', 'North Carolina'],
      ['stateLaw', 'English law.', 'England'],
      ['lawsOf', 'The laws of Ontario apply.', 'Ontario'],
      ['heading', 'Law\tFlorida', 'Florida'],
    ],
    silent: [[null, 'Tenant complies with law.']],
  },
};
