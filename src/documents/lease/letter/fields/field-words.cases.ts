/**
 * By field: sentences, with their headings, that can state its value; sentences without its words; and sentences that
 * use those words for something else.
 */
interface WordCases {
  readonly can: readonly string[];
  readonly lacking: string;
  readonly otherwise?: string | readonly string[];
}

export const fieldWordCases: Readonly<Record<string, WordCases>> = {
  guarantor: {
    can: ['Paula Winther guarantees the first two years', 'Covenant: Mr Lund', 'Gtee: Walt Oberlin, full term'],
    lacking: 'the real estate committee',
    otherwise: ['A guaranty is refused.', 'Drop the guaranty and we sign.'],
  },
  brokers: {
    can: [
      'Broker: Alder & Finch',
      'Harlow Dean is acting for us',
      'Courtiers: Immobilier Trait',
      'Our honoraria: Castellana Locales',
    ],
    lacking: 'Mr. Olsen, Director of Development',
    otherwise: "$10,000 to the agent's trust account",
  },
  agreement_date: {
    can: ['3 May 2028'],
    lacking: 'in May',
    otherwise: ['Quote good through 3 May 2028.', 'five years commencing 3 May 2028'],
  },
  measurement_standard: {
    can: ['412 sq m GIA', 'to be surveyed at our cost', '4,376 sq ft IPMS3'],
    lacking: '2,310 SF + 180 SF patio',
  },
  permitted_use: {
    can: ['Use: bakery and coffee bar', 'for making sails and awnings'],
    lacking: 'It covers everything.',
    otherwise: 'No other tenant sells tacos.',
  },
  exclusive_use: {
    can: ['No other bakery in the center', 'we would not let to another gym', 'only 1 taco truck on the lot'],
    lacking: 'Replacement of roof and slab rests on Lessor',
    otherwise: [
      'For 60 days (“Exclusivity Period”) nobody else is let in',
      'No other charges.',
      'Exclusivity: off the market until May',
    ],
  },
  delivery_date: {
    can: ['Keys on 1 May 2028', 'Handover 1 May', 'as soon as the hay fella is out, August 15'],
    lacking: 'Target 25 March 2027.',
    otherwise: 'If we have no keys by 1 May we may leave.',
  },
  commencement_date: {
    can: ['Start: 1 May 2028', 'Entry - 1 May 2026'],
    lacking: 'December 31, 2033',
    otherwise: ['If the term has not begun by 1 May 2028, each day counts.', 'Start: exchange by 30 June 2027'],
  },
  expiration_date: {
    can: ['June 1, 2026 through May 31, 2028', 'out 3/31/30'],
    lacking: 'July 2, 2024',
    otherwise: 'The prime lease ends May 31, 2030',
  },
  rent_commencement: {
    can: ['Rent starts 60 days after opening', 'Commencement: earlier of first patient or 120 days'],
    lacking: 'Keys May 1',
    otherwise: [
      'Tenant may occupy up to 60 days prior to the start, rent from then',
      'A penalty of 3 months’ rent is payable from the break',
      'no rent from May, half after that',
      'We pay all utilities, and take the mast down within 90 days after the lease ends.',
    ],
  },
  letter_expiration: {
    can: ['Please answer by 3 March', 'Open for acceptance until 3 March', 'When do you need an answer? February 26'],
    lacking: 'April 2, 2028',
    otherwise: 'Permits by 3 March',
  },
  term_months: {
    can: ['Term: 84 months', '7 yrs from May', '38 months, first 2 free'],
    lacking: 'a dozen of them',
    otherwise: 'Rent is free for 3 months',
  },
  escalation: {
    can: ['3% annual bumps', 'Index: CPI', '3.5% annl', '4 year lease with an option, 3% each year'],
    lacking: '6 % of what is paid',
    otherwise: '5% commission each year',
  },
  free_rent: {
    can: ['Two months free', 'no charge for September', 'Abmt 3 mos', 'first 3 months of carencia'],
    lacking: 'first 36 months only',
    otherwise: '31 parking places free',
  },
  lease_structure: {
    can: ['$19.50 NNN', 'heat and water are included', '£36.00 psf pax', 'Opex: approx $64 per sqm'],
    lacking: 'Opening rate $22.75',
    otherwise: ['6% of gross sales', 'bank guarantee of two gross monthly rents'],
  },
  opex_estimate: {
    can: ['CAM is about $6.10', 'Nets $9.25'],
    lacking: 'Then $2,200 for the last two years.',
    otherwise: '$0.91 all-inclusive, nothing on top; no charges',
  },
  opex_cap: {
    can: ['Controllable costs not above 4%'],
    lacking: 'It rises 4% each year.',
    otherwise: 'Management fee limited to 3%',
  },
  mgmt_admin_fee: { can: ['Management fee 3%', 'Frais de gestion: 5%'], lacking: 'Lessee bears 50% of taxes' },
  opex_share: { can: ['Pro rata share 8.6%'], lacking: '8.6% of the total' },
  capex_passthrough: { can: ['Capital items over their useful life'], lacking: 'Snow and landscaping' },
  gross_up: { can: ['grossed up to 95%'], lacking: '95% of cost' },
  real_estate_taxes: {
    can: ['Owner pays the property tax', 'IBI: for the renter'],
    lacking: 'absolute net to you',
    otherwise: 'plus GST tax',
  },
  utilities: {
    can: ['Electric is on your meter', 'Overtime HVAC $38 an hour'],
    lacking: 'I pay nothing, ever.',
    otherwise: [
      'If the power is out for three days',
      'HVAC: Landlord replaces the rooftop units, Tenant maintains them',
    ],
  },
  ti_allowance: {
    can: ['TI: $40', 'we contribute $12,000 toward the build-out', 'would furnish $110 per foot'],
    lacking: 'Not to exceed $194,480',
    otherwise: 'A reverse premium of €15,000 for fit-out',
  },
  landlord_work: {
    can: ['Owner repaints and puts in carpet', 'new roof by us', 'we will pour the slab'],
    lacking: 'none for cabling',
    otherwise: [
      'If we repair it, the buyer takes it over.',
      'Owner shall stop marketing the new wing.',
      'The new broker is paid by Owner.',
      'We clean and paint it ourselves.',
      'As is, clean',
    ],
  },
  condition: {
    can: ['As is, with the furniture', 'You get it the way it stands', 'in the state in which it is found'],
    lacking: 'HVAC and roof for the first year',
    otherwise: 'Two months held, returned if broom clean when you leave',
  },
  security_deposit: {
    can: ['Deposit: $14,500', 'First and last up front, $1,950', 'SD: $15,200', 'Dépôt: $61,000'],
    lacking: 'It rises to $118,000',
    otherwise: 'The head landlord has hinted at a deposit of six months',
  },
  letter_of_credit: { can: ['Letter of credit for $60,000', 'bank aval of 4 months'], lacking: 'Cash of $60,000' },
  renewal_options: {
    can: ['Two options of five years', '2 x 5 yrs', 'you may stay two more years', 'Renouvellement: one of 5 years'],
    lacking: 'Ten years from March',
    otherwise: 'Minimum period: 12 months, renews monthly',
  },
  renewal_notice: {
    can: ['Option to extend on nine months notice', 'Renouvellement: 9 to 12 months before'],
    lacking: '60 days after signing',
    otherwise: 'Extension may be cancelled on 60 days notice',
  },
  termination_option: {
    can: ['Tenant may terminate after month 36', 'either of us can walk', '30 days either way'],
    lacking: 'Ten years from March',
    otherwise: [
      'This Offer automatically terminates without notice',
      'Co-Tenancy: Tenant may terminate after 12 months',
      'Either party may terminate negotiations at any time',
      'You hold it in case we break something',
      'If the mill burns, either may end this',
      'Termination date: June 30, 2031',
      "one two-year option, on six months' notice",
    ],
  },
  rofo_rofr: { can: ['Right of first offer on Suite 120'], lacking: 'Suite 120 is vacant' },
  expansion: {
    can: ['Tenant may expand into Suite 120'],
    lacking: '12 months for the rest',
    otherwise: '3/1,000 USF, must-take 30',
  },
  purchase_option: { can: ['Tenant may buy at $1.2 million'], lacking: 'at $1.2 million' },
  relocation: {
    can: ['Owner may relocate the tenant once'],
    lacking: 'Owner can shift drives and entries',
    otherwise: 'a moving allowance to be relocated with',
  },
  demolition: { can: ['Owner may end it to redevelop'], lacking: 'Owner may end it to sell' },
  assignment: {
    can: ['No subletting', 'Cession: with approval', 'subbing is fine'],
    lacking: 'Ownership may say no.',
    otherwise: "Head landlord's and your board to be obtained for the sublease",
  },
  recapture: { can: ['Owner may recapture'], lacking: 'Owner may refuse' },
  profit_sharing: { can: ['Profits 50/50'], lacking: 'Costs 50/50' },
  maintenance_tenant: {
    can: ['Tenant repairs the interior', 'You keep the inside', 'HVAC: TT serv contract'],
    lacking: 'absolute net to you.',
    otherwise: ['Tenant maintains satisfactory financial condition', 'Owner repairs and replaces them'],
  },
  maintenance_landlord: {
    can: ['We keep roof, walls and boiler', 'Roof: owner', 'church fixes potholes'],
    lacking: 'Hydro, gas, water and power',
    otherwise: [
      'Tenant approves the lease structure of Landlord',
      'Capital repairs are passed on over their useful life',
    ],
  },
  alterations_restoration: {
    can: [
      'Tenant removes its fixtures',
      'We leave racking',
      'Dilaps: its own works only',
      'everything you bolt on stays',
    ],
    lacking: 'Batteries in one room',
    otherwise: 'One fascia sign above Unit 6, to be removed on expiry.',
  },
  insurance_liability: {
    can: ['Liability insurance of $1,000,000', "Lessee's ins. $3,000,000"],
    lacking: '$104,913 if income is above $6 million',
    otherwise: 'Insurance premium of $5,000',
  },
  casualty: {
    can: ['After a fire either side may terminate'],
    lacking: 'Either side may terminate',
    otherwise: 'one month that we hold in case of damage',
  },
  default_monetary_cure: {
    can: ['Default: ten days to pay'],
    lacking: '30 days',
    otherwise: 'Commission payable in 30 days',
  },
  late_charge: { can: ['Late charge 5%'], lacking: '5% a year' },
  holdover: { can: ['Holding over: 150%'], lacking: 'MRC 125%' },
  subordination_snda: {
    can: ['SNDA from the present lender'],
    lacking: 'No estate in land',
    otherwise: 'The form of our lender for fixtures',
  },
  parking: {
    can: [
      'Parking: 12',
      'four stalls behind the shop',
      '12 undercover at no charge',
      'Pkg: 18 striped',
      'cars park, 3 at night',
      'Park Row: 9 spaces',
    ],
    lacking: 'a gravel patch',
    otherwise: [
      'Suite 200, 9,460 square feet with parking',
      'We like your garage at 9 Ash Lane.',
      'Unit 7, Kestrel Park, Swindon',
      'Letting of Second Floor, 9 Park Row, Leeds LS1 5HD',
    ],
  },
  signage: {
    can: ['Sign over the door', 'our name on the directory', 'a decal on the glass'],
    lacking: 'certificate is enclosed',
    otherwise: [
      'Soft costs: architect, telecom, signage',
      'the panel shows where you sign',
      'I saw the sign on your shop.',
      'Dr. Orr signs personally.',
      'The owner wants financials before he signs anything',
    ],
  },
  hazardous: {
    can: ['No hazardous materials', 'Phase I by owner', 'no radioactives'],
    lacking: 'Batteries only in one room',
  },
  exclusivity: {
    can: ['Owner will not negotiate with others for 30 days', 'off the market until Friday'],
    lacking: 'half rent until cured',
    otherwise: 'This is not an offer and creates no rights',
  },
  legal_fees: {
    can: ['Each side bears its own legal costs', 'Stamp duty: shared', 'Legals: each party own'],
    lacking: 'We want the lawyers to begin next week',
    otherwise: 'In breach, it repays legal fees and each cost',
  },
  lease_form: {
    can: ["Landlord's form of lease"],
    lacking: 'Long and commercial',
    otherwise: 'a non-disturbance agreement in recordable form',
  },
};
