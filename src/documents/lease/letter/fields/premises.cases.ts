import type { FieldTable } from './field-table.ts';

export const premisesCases: FieldTable = {
  premises_rsf: {
    finds: [
      ['heading', 'Space: the hall has 40,000 sq ft, and out of this 10,000 sq ft are let', 10000],
      ['heading', 'Flächen: warehouse 8.640 m²', 8640],
      ['heading', 'Object\tHall C 8.450 m² warehouse, mezzanine 720 m², offices 310 m²', 9480, 'check'],
      ['heading', 'Space: 12,600 SF warehouse including 900 SF of office', 12600],
      ['onlyArea', 'Dear Mr. Oko,\nWe would want the shop, about 3,410 sq ft on the ground floor.', 3410],
      [
        'heading',
        '3. The space. Suite 940, as shown on the plan: 8,412 rentable square feet in a building of 212,600 rentable square feet.',
        8412,
      ],
      ['heading', "Space\tC-4, 33' x 70', ± 2,310 SF", 2310],
      [
        'heading',
        'Q2. Which suite is offered?\nA2. Suite 210. 5,910 usable / 6,737 rentable (load factor 14%). The whole building is 58,300 rentable.',
        6737,
      ],
      ['heading', 'Property\nGround floor, 14 James Street. Ground floor sales 106.4 sq m (1,145 sq ft).', 106.4],
      ['heading', 'Premises: bays 9 to 16, 148,500 SF including roughly 3,200 SF of office', 148500],
      ['inPassing', "We can do $1.32, that's 14,850 a month on the 11,250.", 11250],
      ['inBrackets', 'Crown Annex, 105 Fifth Avenue South – Suite 320 (5,260 RSF)', 5260],
      ['subletArea', 'You get the east half, 12,180 RSF as stated in the prime lease.', 12180],
    ],
    silent: [
      [null, 'Dear Ali,\nThey will do a ROFR on 1,900 sf next door.'],
      [null, 'Growing out of 6,000 sf, we need 10,000 sf by summer.'],
    ],
  },
  building_rsf: {
    finds: [
      ['heading', 'Space: Suite 940, 8,412 rentable square feet in a building of 212,600 rentable square feet', 212600],
      ['ownRow', 'Center GLA\t96,300 SF', 96300],
      ['heading', 'Shopping center\tFairview Crossing, GLA approx. 61,400 SF, anchored by a market (38,200 SF)', 61400],
    ],
    silent: [[null, 'Premises: 8,412 rentable square feet']],
  },
  premises_address: {
    finds: [
      [
        'subjectLine',
        'Subject: 4700 Tradeport Circle\nOwnership looked at the offer for 4700 Tradeport Circle, Groveport, OH 43125 again.',
        '4700 Tradeport Circle, Groveport, OH 43125',
      ],
      [
        'subjectLine',
        'Re: Offer for 1600 Ferry Plaza, Milwaukee, Wisconsin 53202',
        '1600 Ferry Plaza, Milwaukee, Wisconsin 53202',
      ],
      ['heading', 'Space = 2300 Ridge Ct, Suites 110-130', '2300 Ridge Ct, Suites 110-130'],
      [
        'heading',
        'Premises: Ground floor, 84 Deansgate, Manchester M3 2ER, edged red',
        '84 Deansgate, Manchester M3 2ER',
      ],
      ['heading', 'Property: Warehouse 3, 215 DOHERTYS ROAD, LAVERTON NORTH', '215 DOHERTYS ROAD, LAVERTON NORTH'],
      ['subjectLine', 'Sub: LETTER OF OFFER, 8 STRAITS VIEW, SINGAPORE 018937', '8 STRAITS VIEW, SINGAPORE 018937'],
      [
        'heading',
        'Premises: 45 Hillside Road, Space 22, Cranston, Rhode Island 02920',
        '45 Hillside Road, Space 22, Cranston, Rhode Island 02920',
      ],
      [
        'onlyAddress',
        'Dear Mr. Oko,\nMany thanks for the tour. We like it very much, 7 Plover Wharf.',
        '7 Plover Wharf',
      ],
      [
        'heading',
        'Premises. Corner restaurant, 24 East Broughton Street, Savannah, Georgia. 3,850 sf inside.',
        '24 East Broughton Street, Savannah, Georgia',
      ],
      [
        'heading',
        'Property\nGround floor and basement, 14 James Street, Harrogate, HG1. Upper parts are excluded.',
        '14 James Street, Harrogate, HG1',
      ],
      ['subjectLine', 'Re: Proposal for 900 Foundry Lane, Portland, Oregon', '900 Foundry Lane, Portland, Oregon'],
      [
        'spaceAt',
        'The Tenant, having inspected Units 6 and 7, 2240 Meyerside Court, Mississauga, offers to lease.',
        '2240 Meyerside Court, Mississauga',
      ],
      [
        'subjectAndLetterhead',
        'Fenmore Data Corp.\n588 West Superior Street, 6th Floor\nRe: Sublease of 6th floor, 588 West Superior',
        '588 West Superior Street, 6th Floor',
      ],
      [
        'corner',
        'SWC of SW College Road & SW 38th Terrace, Ocala, Florida',
        'SWC of SW College Road & SW 38th Terrace, Ocala, Florida',
      ],
      [
        'addressee',
        'March Bowen LLP\n1810 R Street, Suite 210\nDear Elena,\nYour current lease ends soon.',
        '1810 R Street, Suite 210',
      ],
    ],
    silent: [
      [null, 'LANDLORD: ABC Industrial Properties Inc.\nAddress: 123 Management Drive, Springfield'],
      [
        null,
        'HOLLOWAY MANAGEMENT\n401 South Mint Street, 3rd Floor, Charlotte NC 28202\nDear Renata,\nIt was good to see you.',
      ],
    ],
  },
  suite_floor: {
    finds: [
      ['heading', 'Premises: Unit 12, approximately 4,850 square feet', 'Unit 12'],
      ['heading', '3. The space. Part of the 9th floor (Suite 940), as shown', '9th floor, Suite 940'],
      ['heading', 'Premises: part of the twenty-first floor', 'twenty-first floor'],
      ['heading', 'Premises: 5th and 6th floor, Tower B', '5th and 6th floor'],
      ['heading', 'Premises: Warehouse 3 of 9,870 sqm', 'Warehouse 3'],
      ['codeOfUnit', 'Unit\tD', 'Unit D'],
      ['codeOfUnit', 'Floor\t12', 'Floor 12'],
      ['codeOfUnit', 'Suite: 300 (third floor)', 'Suite 300'],
      ['shopNumber', "Space\tC-4, 33' x 70'", 'C-4'],
      ['subjectLine', 'Re: Brightside Group, Inc. / Trade & Fifth, 9th floor', '9th floor'],
      ['spaceAt', "Good to meet. For Kestrel Drone, Inc. on Bldg C, we'd propose:", 'Bldg C'],
    ],
    silent: [
      [null, 'Premises: the whole building'],
      [null, 'Demise: warehouse of 18,640 sq ft including 1,950 sq ft of first floor offices'],
    ],
  },
  measurement_standard: {
    finds: [
      ['boma', 'Area per BOMA 2017 Method B.', 'Area per BOMA 2017 Method B.'],
      [
        'fixedArea',
        'The number is stipulated; nobody re-measures during the term.',
        'The number is stipulated; nobody re-measures during the term.',
      ],
      [
        'measuredBy',
        'The architect may certify the area by the 30th day.',
        'The architect may certify the area by the 30th day.',
      ],
      ['surveyed', '1.18 acres more or less, to be surveyed.', '1.18 acres more or less, to be surveyed.'],
    ],
    silent: [[null, 'The architect has drawn a plan.']],
  },
  permitted_use: {
    finds: [
      [
        'shallBeUsed',
        'Tenant intends to operate the Property as a licensed care home.',
        'Tenant intends to operate the Property as a licensed care home.',
      ],
      [
        'heading',
        'Concept. Full-service seafood restaurant with full bar.',
        'Full-service seafood restaurant with full bar.',
      ],
      [
        'shallBeUsed',
        'The premises will be used only as a dental clinic.',
        'The premises will be used only as a dental clinic.',
      ],
    ],
    silent: [[null, 'Use: TBD']],
  },
  exclusive_use: {
    finds: [
      ['heading', 'Exclusive. No other restaurant on the block whose menu is over 25% fish.', true],
      ['heading', 'Protection\tNo other car wash on Parcels 1 and 3', true],
      [
        'otherTenants',
        'Owner can agree, and landlord will not lease to another practice whose main business is pediatrics.',
        true,
      ],
    ],
    silent: [
      [null, 'Exclusive: None'],
      [null, 'Exclusive use: not offered'],
    ],
  },
  co_tenancy: {
    finds: [['heading', 'Co-tenancy: if the grocer closes, half rent', 'if the grocer closes, half rent']],
    silent: [[null, 'Co-tenancy: none']],
  },
  radius_restriction: {
    finds: [['miles', 'Operator will not open a restaurant within a five (5) mile radius for four years.', 5]],
    silent: [[null, 'No other car wash on any land owned by the trust within 2 miles.']],
  },
  continuous_operation: {
    finds: [['heading', 'Hours of operation\tT shall be open 10–6 Mon thru Sat', true]],
    silent: [
      [null, 'Operating covenant: none'],
      [
        null,
        'Continuous operation: Tenant will open for one day fully stocked. There is no covenant of continuous operation.',
      ],
    ],
  },
};
