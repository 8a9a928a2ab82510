import type { FieldTable } from './field-table.ts';

/**
 * The texts are our own and the names invented. Each piece of evidence matches a text that no other evidence matches.
 */
export const saidCases: FieldTable = {
  landlord: {
    finds: [
      [
        'bySides',
        'BRUNO LAND & CATTLE\nDear Ms. Ortiz,\nYou would pay $4,000 a month and you get the yard of my land.\nI will let you fence it. Your deposit is one month.\nBruno Tackett',
        'BRUNO LAND & CATTLE',
      ],
      [
        'bySides',
        'Dear Mrs. Lindqvist,\nWe would use your barn and we pay $500 a month.\nOur equipment stands along the wall of your barn.',
        'Mrs. Lindqvist',
      ],
      [
        'bySpeakers',
        '[09:12] Ana Reis: is the shop still free\n[09:15] Colin Dow: yes, you pay £900 and the rates\n[09:31] Ana Reis: can you do 850\n[09:40] Colin Dow: 875, no subletting',
        'Colin Dow',
      ],
      [
        'bySides',
        'To: Castle Barn Trust\nWe would use your barn and we pay $500 a month.\nOur equipment stands along the wall of your barn.',
        'Castle Barn Trust',
      ],
      [
        'owns',
        'Between the City Museum Foundation of Duluth (we) and Havlicek Piano Service (you)',
        'City Museum Foundation of Duluth',
      ],
      ['owns', 'My father (Elias Haddad) owns it.', 'Elias Haddad'],
      ['owns', 'We would use the education wing of Grace Hill Lutheran Church.', 'Grace Hill Lutheran Church'],
      ['heading', 'Proprietor: Ines Calloway', 'Ines Calloway'],
      ['isLandlord', 'Call with Bill Trautman (owner of the old mill), 25 minutes', 'Bill Trautman'],
      [
        'bySides',
        "Hey Marcus, it's Tina Dell over at Dell Properties.\nYou'd be in by May. You asked for three months; you can have two.",
        'Dell Properties',
      ],
      ['isLandlord', 'The landlord will be Marrow Lane Trust.', 'Marrow Lane Trust'],
      ['owns', 'The shed belongs to Corran Estates, and the site is owned by Corran Estates.', 'Corran Estates'],
      ['from', 'You would be leasing directly from Quillback Properties.', 'Quillback Properties'],
      [
        'from',
        'My clients, the Trustees of Orme Fund, would be prepared to grant you a lease.',
        'Trustees of Orme Fund',
      ],
      ['from', 'Orme Row Partners can go with the following.', 'Orme Row Partners'],
      ['from', 'The studio rents it from Alder Ranch Trust.', 'Alder Ranch Trust'],
      ['from', 'Oxbow Holdings LLC would lease to you on these terms.', 'Oxbow Holdings LLC'],
    ],
    silent: [
      [
        null,
        'BRUNO LAND & CATTLE\nOn behalf of my client I can say that you would pay $4,000, you get the yard, and your deposit is one month.',
      ],
      [null, 'Who will the landlord be?'],
      [null, 'The landlord will be named later; we still owe you that.'],
    ],
  },
  tenant: {
    finds: [
      [
        'bySpeakers',
        '[09:12] Ana: hi this is Ana Reis, is the shop still free\n[09:15] Colin Dow: yes, you pay £900 and the rates\n[09:31] Ana: can you do 850\n[09:40] Colin Dow: 875, no subletting',
        'Ana Reis',
      ],
      [
        'tenantLetterhead',
        'HARBOR LANE MARKETS, INC. – REAL ESTATE\nJanuary 12, 2028\nHarbor Lane is prepared to recommend the following.',
        'HARBOR LANE MARKETS, INC.',
      ],
      [
        'bySpeakers',
        '[09:12] Ana Reis: is the shop still free\n[09:15] Colin Dow: yes, you pay £900 and the rates\n[09:31] Ana Reis: can you do 850\n[09:40] Colin Dow: 875, no subletting',
        'Ana Reis',
      ],
      [
        'bySides',
        'Castle Bindery Company\nDear Mr. Voss,\nWe would use your barn and we pay $500 a month.\nOur equipment stands along the wall of your barn.',
        'Castle Bindery Company',
      ],
      [
        'isTenant',
        'Between the City Museum Foundation of Duluth (we) and Havlicek Piano Service (you)',
        'Havlicek Piano Service',
      ],
      ['takes', 'My wife and I as Luca’s Table LLC would pay 11 thousand a month.', 'Luca’s Table LLC'],
      [
        'takes',
        'Here is where Hearthside Pediatric Group, PLLC is on the second floor.',
        'Hearthside Pediatric Group, PLLC',
      ],
      ['takes', 'Comments to your LOI of Aug 3 for Copperline Brewing at the Foundry.', 'Copperline Brewing'],
      ['takes', 'We can do the following for Kestrel Dental:', 'Kestrel Dental'],
      ['takes', 'OFFER - Marlow Pipe & Supply', 'Marlow Pipe & Supply'],
      ['takes', 'Marlow Robotics wants to move in May.', 'Marlow Robotics'],
      ['takes', 'Marlow Foods Inc is prepared to take the floor.', 'Marlow Foods Inc'],
      ['takes', 'Skarp Analytics Inc needs 14 desks.', 'Skarp Analytics Inc'],
      ['takes', 'Kiteline Foods Inc would take bay 5.', 'Kiteline Foods Inc'],
      ['heading', 'Party B\tOona Dance Group', 'Oona Dance Group'],
      ['isTenant', 'Please show Varley Optics Ltd as tenant.', 'Varley Optics Ltd'],
      ['isTenant', 'Kestrel Living, LLC ("Kestrel") is interested in ground leasing the site.', 'Kestrel Living, LLC'],
      [
        'bySides',
        "Hi Ines,\nYou'd be in by May. You asked for three months; you can have two.\nHarald Nystrom\nCanal Works Inc.",
        'Ines',
      ],
      [
        'bySpeakers',
        '[09:12] Ana: is the shop still free\n[09:15] Colin Dow: yes, you pay £900 and the rates\n[09:31] Ana: can you do 850\n[09:40] Colin Dow: 875, no subletting',
        'Ana',
      ],
      ['takes', 'Our client, Bramble Foods Inc, needs a dry store.', 'Bramble Foods Inc'],
    ],
    silent: [[null, 'The tenant will be a company to be formed.']],
  },
  guarantor: {
    finds: [
      ['named', 'The rent is guaranteed by Tallow Holdings Ltd.', 'Tallow Holdings Ltd'],
      ['people', 'Both founders co-sign for two years.', 'Both founders co-sign for two years.'],
    ],
    silent: [
      [null, 'We guarantee that you will like the view.'],
      [null, 'There is no personal guaranty.'],
    ],
  },
  brokers: {
    finds: [
      ['paid', 'Cascade Land Advisors is paid 3% by the owner.', 'Cascade Land Advisors is paid 3% by the owner.'],
      ['paid', 'FEE - 6% to us, you pay Kessler on your side', 'FEE - 6% to us, you pay Kessler on your side'],
      ['paid', 'We’re paid 4% by ownership.', 'We’re paid 4% by ownership.'],
      [
        'paid',
        'Wick & Lowe earns a commission of 4% from the owner.',
        'Wick & Lowe earns a commission of 4% from the owner.',
      ],
    ],
    silent: [
      [null, 'Our sales staff works on commission.'],
      [null, 'Commission: ___%'],
    ],
  },
  term_months: {
    finds: [
      ['named', 'Laufzeit 5 Jahre', 60],
      ['countInHeading', 'Years: 12.5', 150],
      ['signFor', 'I can only do eighteen months because of the works.', 18],
      ['withFree', "Let's call it 65 months with 5 free up front.", 65],
      ['stands', 'A four year commitment suits us.', 48],
      ['aYear', 'It is a year certain and then we see.', 12],
    ],
    silent: [
      [null, 'Loan term: ten years'],
      [null, 'Term: 5 or 7 years, price both'],
    ],
  },
  premises_rsf: {
    finds: [
      ['total', 'Downstairs 1,200, upstairs 900, 2,100 in total', 2100],
      ['bare', 'SF: 18,760', 18760],
      ['offered', "You'd get both bays knocked together, call it five thousand feet.", 5000],
    ],
    silent: [
      [null, 'The unit next door, 2,400 sf, leased in three weeks.'],
      [null, 'Suites under 1,500 square feet do not qualify: the suites below 2,500 sf can be moved.'],
    ],
  },
  commencement_date: {
    finds: [
      ['named', 'You rent bays 3 and 4 from July 1, 2028 through June 30, 2031.', '2028-07-01'],
      ['named', 'It would be ours from 15 August 2027 until 31 July 2029.', '2027-08-15'],
      ['named', 'From – to\t7/1/27 through 1/29/30', '2027-07-01'],
      ['named', 'Mietbeginn: 01.10.2026', '2026-10-01'],
      ['monthOnly', 'For the record month one is July 2026.', '2026-07-01'],
      ['someDay', 'They want to be in by the end of March.', 'the end of March'],
      ['someDay', "We'd like to start in Q2 next year.", 'Q2 next year'],
      ['someDay', 'Commencement: mid-August 2027', 'mid-August 2027'],
    ],
    silent: [
      [null, 'Construction starts on May 1, 2026.'],
      [null, 'We need your answer to start in the middle of March.'],
      [null, 'Rent would start at the end of March.'],
    ],
  },
  expiration_date: {
    finds: [
      ['named', 'It would be ours from 15 August 2027 until 31 July 2029.', '2029-07-31'],
      ['named', 'The sublease ends on June 30, 2029.', '2029-06-30'],
    ],
    silent: [[null, 'The offer lapses and the lease ends with it on June 30, 2029.']],
  },
  delivery_date: {
    finds: [
      ['named', 'You get the keys on March 3, 2026.', '2026-03-03'],
      ['inOrOut', "You'd be in by December 1, 2026, we think.", '2026-12-01'],
      ['inOrOut', 'Ms. Roe sees to it that the farmer is out no later than November 30, 2026.', '2026-11-30'],
    ],
    silent: [
      [null, 'If the keys are not there by March 3, 2026 you can leave.'],
      [null, 'Their build-out was done by 9/15/2026.'],
    ],
  },
  rent_commencement: {
    finds: [
      ['named', 'Obligation to pay\tthe day the doors open', 'the day the doors open'],
      [
        'startsToPay',
        'The meter starts running once the shop is painted.',
        'The meter starts running once the shop is painted.',
      ],
      ['startsToPay', "You won't pay a dime until March 1, 2026.", '2026-03-01'],
    ],
    silent: [[null, 'The date on which rent begins is still open.']],
  },
  free_rent: {
    finds: [
      ['none', 'There is no honeymoon: no free rent.', 0],
      ['named', 'Fixturing period: ninety days', 3],
      ['forgiven', 'The owner will throw in the first two months on the house.', 2],
    ],
    silent: [
      [null, 'The suite is free of tenancies.'],
      [null, 'Free rent: negotiable'],
    ],
  },
  security_deposit: {
    finds: [
      ['monthsOfRent', 'Three months’ rent deposit, released at the break date.', '3 months’ rent deposit'],
      ['amount', 'We give you $800 when we begin, which you would give back when we leave.', 800],
      ['none', 'No deposit will be asked of the clinic.', 0],
      ['amount', 'You post four thousand dollars with us as security.', 4000],
      ['monthsOfRent', 'Two months held as in every lease of ours', '2 months held'],
      ['monthsOfRent', 'Deposit: no L/C. Two months cash.', '2 months cash'],
    ],
    silent: [
      [null, 'A hold fee of $500 buys a week; the deposit is to be agreed.'],
      [null, 'Deposit: no letter of credit.'],
    ],
  },
  ti_allowance: {
    finds: [
      ['amount', 'He will throw in fifteen thousand for the buildout.', 15_000],
      ['amount', 'To get it ready, the owner will put in up to $38.50 per square foot.', 38.5],
      ['amount', 'He goes to 55 now: TIA 55.', 55],
      ['none', 'There is no improvement allowance.', 0],
      ['amount', 'The owner will kick in thirty thousand dollars toward your buildout.', 30000],
    ],
    silent: [
      [null, 'TI 60 days after delivery'],
      [null, 'Our staff get a phone allowance of $50.'],
      [null, 'The owner will put in $5,000 doors.'],
    ],
  },
  escalation: {
    finds: [
      ['none', 'Annual increases: none', 'none'],
      ['amount', 'Rent is $30 gross, $0.80 higher each May 1.', 'Rent is $30 gross, $0.80 higher each May 1.'],
      ['amount', 'It rises by $125 each September.', 'It rises by $125 each September.'],
      ['index', 'The rate moves with RPI in April.', 'The rate moves with RPI in April.'],
      [
        'laterRent',
        'We would pay $4,200 a month for two years and $4,400 after that.',
        'We would pay $4,200 a month for two years and $4,400 after that.',
      ],
    ],
    silent: [[null, 'CPI came in at 3.1% in August.']],
  },
  lease_structure: {
    finds: [
      ['absolute', 'It is a bondable lease.', 'absolute'],
      ['gross', 'No base year applies and the rent is gross.', 'gross'],
      ['baseYear', 'Pass-throughs: over base year', 'base_year'],
      ['modifiedGross', 'Mod gross, as in the other wing of the mill', 'modified_gross'],
      ['doubleNet', 'The lease will be a double net.', 'NN'],
      ['net', 'Tenant reimburses the owner for its share of taxes.', 'NNN'],
      ['gross', 'One price that includes the light bulb.', 'gross'],
    ],
    silent: [[null, 'Is that triple net or gross?']],
  },
  base_year: {
    finds: [
      ['named', 'The owner will reset you to a 2026 base.', '2026'],
      ['named', 'Base year: twenty twenty-six', '2026'],
    ],
    silent: [[null, 'Which base year are you quoting, 2025 or 2026?']],
  },
  opex_estimate: {
    finds: [
      ['quoted', 'nnn ~5.80', 5.8],
      ['total', 'Taxes $4.10, Ins $0.55, CAM $3.25, total $7.90', 7.9],
      ['perFoot', 'Operating expenses (budgeted, whole building): $1,926,000, or $10.70 per RSF', 10.7],
      ['quoted', 'Nets are running about six and a quarter per foot.', 6.25],
    ],
    silent: [
      [null, 'CAM is capped at a fee of $3.00.'],
      [null, 'They will pay NNNs (Landlord gives $55 per foot for the build-out).'],
    ],
  },
  opex_cap: {
    finds: [
      [
        'limited',
        "Controllable expenses can't rise more than four percent a year.",
        "Controllable expenses can't rise more than four percent a year.",
      ],
    ],
    silent: [[null, 'The cap rate of the sale was 6.75%, expenses included.']],
  },
  renewal_options: {
    finds: [
      ['once', "There's an option, five more at market.", '1 x 60 months'],
      ['once', "When it's up you can have another seven at market.", '1 x 84 months'],
      ['once', '3 years to start and we can stay another 3 if we want', '1 x 36 months'],
      ['once', 'We would want it for 4 years with the chance to keep it four more.', '1 x 48 months'],
      ['times', 'Options – six at five years each', '6 x 60 months'],
      ['once', 'You may stay two more years at $5,720.', '1 x 24 months'],
      ['times', 'two 5’s at 97% of market', '2 x 60 months'],
      ['times', 'At the end, five automatic 5-year extensions', '5 x 60 months'],
      ['plus', 'Options to renew: 5+5+5', '3 x 60 months'],
      ['once', 'They get a 10-year renewal right.', '1 x 120 months'],
    ],
    silent: [
      [null, 'When the lease is up we need another 3 spots.'],
      [null, 'There are no renewal options, not even one 5-year extension.'],
    ],
  },
  renewal_notice: {
    finds: [
      ['window', 'The option is exercised on 12 to 15 months notice.', '12-15 months'],
      ['window', 'The option is exercised nine months, but no later than six months, before expiry.', '6-9 months'],
      ['notice', 'We may prolong if we send a declaration 9 months before the end.', '9 months'],
    ],
    silent: [
      [null, 'The break needs 9 months notice, the option is separate.'],
      [null, 'The tenth year option has breaks on 6 to 9 months notice.'],
    ],
  },
  termination_option: {
    finds: [
      ['mayLeave', 'You may go after year four.', 'You may go after year four.'],
      [
        'mayLeave',
        'You are at liberty to vacate the hall at any time on one month of notice.',
        'You are at liberty to vacate the hall at any time on one month of notice.',
      ],
      [
        'mayLeave',
        'Carrier may discontinue the site on 30 days warning.',
        'Carrier may discontinue the site on 30 days warning.',
      ],
    ],
    silent: [
      [null, 'Either party may terminate these negotiations.'],
      [null, 'Our break room can have a sink; may we leave it?'],
    ],
  },
  rofo_rofr: {
    finds: [
      ['first', 'If you ever sell we would like to be asked first.', true],
      ['first', 'If the florist leaves, you hear it ahead of third parties: we offer it to you first.', true],
    ],
    silent: [[null, 'The previous tenant gave up its ROFO.']],
  },
  expansion: {
    finds: [['more', 'Must-take\tSuite 240 in month 18', 'Suite 240 in month 18']],
    silent: [[null, 'There is no expansion right.']],
  },
  relocation: {
    finds: [
      ['waived', 'Reloc.\tdeleted from the form', false],
      ['mayMove', 'You can be shifted anywhere on the concourse.', true],
    ],
    silent: [[null, 'Is there a right to move us?']],
  },
  recapture: {
    finds: [['takesBack', 'On a request to sublet the owner may take the space back.', true]],
    silent: [
      [null, 'No right to take the space back.'],
      [null, 'You get it back when you leave.'],
    ],
  },
  profit_sharing: {
    finds: [
      ['half', 'Sublease profits are split evenly after costs.', '50%'],
      ['share', '30% of any profit from subletting is the owner’s.', '30%'],
      ['none', 'Tenant keeps all profits.', 'none'],
    ],
    silent: [
      [null, 'We are a nonprofit with half a dozen staff.'],
      [null, 'He guarantees 20% of our profit.'],
    ],
  },
  percentage_rent: {
    finds: [['ofSales', '8% of what you sell over 20k', '8% of what you sell over 20k']],
    silent: [
      [null, 'Management is 4% of gross revenues.'],
      [null, 'No other tenant with more than 15% of its sales in tacos.'],
    ],
  },
  mgmt_admin_fee: {
    finds: [['percent', 'We want the management charge held to 3% of rent.', '3%']],
    silent: [[null, 'A 3% fee to supervise the works and overhead']],
  },
  opex_share: {
    finds: [['percent', 'Tenant pays 31% of taxes over the base.', '31%']],
    silent: [[null, 'Half the profit: your share is 50%.']],
  },
  assignment: {
    finds: [
      ['reasonable', "I won't say no without a reason if you rent studios out.", 'reasonable'],
      ['consent', "You can't sell the business without him saying yes.", 'consent'],
      ['soleDiscretion', 'A sublease needs approval, which may be refused without grounds.', 'sole_discretion'],
      ['reasonable', "Can we sublet? Yes. A sublet is no trouble, we'll be fair about it.", 'reasonable'],
      ['free', 'We may assign on notice and nothing else.', 'free'],
      ['prohibited', 'The license is non-transferable.', 'prohibited'],
      ['consent', 'Every assignment wants a yes from us.', 'consent'],
    ],
    silent: [[null, 'How subletting works we will discuss later.']],
  },
  exclusive_use: {
    finds: [
      ['none', 'Exclusive: none granted', false],
      ['onlyOne', "You'd be the only gym on the property.", true],
    ],
    silent: [
      [null, 'Figures are exclusive of VAT.'],
      [null, 'Exclusivity: the Landlord will not market the unit for six weeks.'],
      [null, 'Exclusivity: Landlord to withdraw the property from the market for 6 weeks'],
    ],
  },
  governing_law: {
    finds: [['law', 'Choice of law: TX', 'Texas']],
    silent: [[null, 'Our franchise agreement is subject to Utah law.']],
  },
  holdover: {
    finds: [['rate', "If you are still there after the 31st it's double.", '200%']],
    silent: [[null, 'The present occupant is holding over and pays double.']],
  },
  default_monetary_cure: {
    finds: [
      ['money', "Miss the rent and you've ten days to pay it.", 10],
      ['noGrace', 'No grace on the rent.', 0],
      ['whatever', 'Nobody is in breach till 60 days after a letter, whatever the matter.', 60],
    ],
    silent: [[null, 'Free rent runs 10 days, and default is another story.']],
  },
  default_nonmonetary_cure: {
    finds: [['other', 'A breach other than money: the other breaches get 45 days.', 45]],
    silent: [[null, 'An option with 45 days otherwise, no default.']],
  },
  insurance_liability: {
    finds: [['limit', 'We need two million of liability cover, that is $2,000,000.', 2000000]],
    silent: [[null, 'The guarantor has liability for $2,000,000.']],
  },
  permitted_use: {
    finds: [
      [
        'trade',
        'We would like to rent it from you for our used truck business.',
        'We would like to rent it from you for our used truck business.',
      ],
      ['trade', 'it would be a bakery with a few tables', 'it would be a bakery with a few tables'],
      ['heading', 'Nature of business\ttires and brakes', 'tires and brakes'],
      ['runs', "We'd run a taqueria with beer and wine.", "We'd run a taqueria with beer and wine."],
    ],
    silent: [[null, 'The hall was used as a shoe shop only.']],
  },
  parking: {
    finds: [['count', 'Pkg ratio: 5:1000', '5 per 1,000']],
    silent: [[null, 'The parking lot was repaved in 2023.']],
  },
  signage: {
    finds: [['sign', 'A vinyl decal on the glass is fine.', 'A vinyl decal on the glass is fine.']],
    silent: [
      [null, "For 21 days the owner won't sign with anyone else."],
      [null, 'All signs point to a good year, both will sign.'],
    ],
  },
  landlord_work: {
    finds: [
      ['heading', 'Make-ready\tcarpet of our choice', 'carpet of our choice'],
      [
        'does',
        'The lessor will insulate the loft before you come.',
        'The lessor will insulate the loft before you come.',
      ],
    ],
    silent: [[null, 'The landlord works out of Phoenix and prefers e-mail.']],
  },
  legal_fees: {
    finds: [
      ['named', 'Professional fees\thalf each way', 'half each way'],
      ['pays', "You pay your lawyer, I'll pay mine.", "You pay your lawyer, I'll pay mine."],
    ],
    silent: [[null, 'A law firm pays rent next door.']],
  },
  lease_form: {
    finds: [
      ['named', 'Lease docs\tbuilding boilerplate attached', 'building boilerplate attached'],
      [
        'drafted',
        "Our counsel will draft it on the owner's template.",
        "Our counsel will draft it on the owner's template.",
      ],
    ],
    silent: [[null, 'The estoppel form is the form of the lender.']],
  },
  exclusivity: {
    finds: [
      ['offMarket', 'Take it off the market for us until June 15.', 'Take it off the market for us until June 15.'],
    ],
    silent: [[null, 'Exclusive use of the lot until June 15.']],
  },
  letter_expiration: {
    finds: [
      ['deadline', 'We keep these numbers on the table till the end of the month.', 'end of the month'],
      ['deadline', 'Please get this back to me before April 10 because the baker wants to know.', '2026-04-10'],
      ['deadline', 'RFP responses due: Aug 22, 2026, 3 PM', '2026-08-22'],
    ],
    silent: [[null, 'The rent is good until the 1st.']],
  },
  suite_floor: {
    finds: [['unit', 'It is Kiosk 12, by the stairs.', 'Kiosk 12']],
    silent: [[null, 'A right of first offer on Unit 12.']],
  },
  premises_address: {
    finds: [
      ['spokenPlace', 'We looked at the corner unit on Elm yesterday.', 'the corner unit on Elm'],
      ['spokenPlace', 'We would like to rent the old Texaco lot.', 'the old Texaco lot'],
      [
        'spokenPlace',
        'This is where we are on Building C @ Sagebrush Business Park.',
        'Building C @ Sagebrush Business Park',
      ],
      [
        'namedPlace',
        'Re: Proposed sublease - First Floor, Corran House, Merchants Road, Sligo',
        'Corran House, Merchants Road, Sligo',
      ],
      ['spokenPlace', 'Still thinking about the kiosk by the station entrance.', 'the kiosk by the station entrance'],
      ['onlyBuilding', 'Ines, we have the pottery in Quarry Works free from May.', 'Quarry Works'],
      ['atStreet', 'The cellar at 77 Wick Street is dry.', '77 Wick Street'],
    ],
    silent: [
      [null, 'You could have it from May. We are next to Quarry Works.'],
      [null, 'You could have it from May, and Quarry Works Holdings LLC pays the tax.'],
      [null, 'Quarry Works is full and Linden Mill is full.'],
      [null, 'Our head office is in Corran House, Merchants Road, Sligo'],
      [null, 'Notices go to the office at 77 Wick Street.'],
    ],
  },
  agreement_date: {
    finds: [['nearTop', 'Received Sep 24 2026 2:37 PM', '2026-09-24']],
    silent: [[null, 'Available from September 24, 2026']],
  },
  measurement_standard: {
    finds: [['standard', 'All areas by IPMS 3.', 'All areas by IPMS 3.']],
    silent: [[null, 'As the BOMA form says.']],
  },
  utilities: {
    finds: [['whoPays', 'The gas and the water are on you.', 'The gas and the water are on you.']],
    silent: [[null, 'We install a new meter for the power.']],
  },
  real_estate_taxes: {
    finds: [
      [
        'whoPays',
        'Property taxes stay ours, you never see the bill.',
        'Property taxes stay ours, you never see the bill.',
      ],
    ],
    silent: [[null, 'Income tax is paid by each.']],
  },
  maintenance_tenant: {
    finds: [['tenantDoes', 'The licensee mows the strip by the road.', 'The licensee mows the strip by the road.']],
    silent: [[null, 'The tenant maintains insurance for the strip.']],
  },
  maintenance_landlord: {
    finds: [
      ['landlordDoes', 'The authority plows the taxiway in winter.', 'The authority plows the taxiway in winter.'],
    ],
    silent: [[null, 'The owner keeps the deposit for the roof.']],
  },
  alterations_restoration: {
    finds: [
      ['atTheEnd', 'When we go, the pipe comes down and we patch.', 'When we go, the pipe comes down and we patch.'],
    ],
    silent: [[null, 'Snow removal is not required at the end.']],
  },
  hazardous: {
    finds: [['named', 'No chemicals beyond a tub of paste.', 'No chemicals beyond a tub of paste.']],
    silent: [[null, 'Asbestos work was completed by a certified contractor.']],
  },
  condition: {
    finds: [['state', 'You get it empty and swept.', 'You get it empty and swept.']],
    silent: [[null, 'Shell companies are not welcome.']],
  },
  casualty: {
    finds: [
      [
        'damage',
        'If water ever gets past two inches we can leave that week.',
        'If water ever gets past two inches we can leave that week.',
      ],
    ],
    silent: [[null, 'The deposit covers damage and repairs.']],
  },
};
