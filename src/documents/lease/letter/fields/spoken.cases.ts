import type { FieldTable } from './field-table.ts';

const asks =
  'Orchid Biotech, Inc.\nMay 4, 2026\nMs. Lee Park\nHill Road Owner, L.P.\nHi Lee,\nWe would like to lease the third floor.';
const offers =
  'Summit Data, Inc.\nMay 4, 2026\nBirch Analytics, LLC\nDear Jo:\nWe can offer Birch the east side, and you’d pay rent monthly.';

export const spokenCases: FieldTable = {
  landlord: {
    finds: [
      ['reader', asks, 'Hill Road Owner, L.P.'],
      ['writer', offers, 'Summit Data, Inc.'],
      ['ownerIs', 'The owner is Pine Row LLC.', 'Pine Row LLC'],
      ['weAreAgent', 'Who: Cedar Mall Investors LP (we’re the agent) and you', 'Cedar Mall Investors LP'],
    ],
    silent: [[null, 'Owner is to be confirmed.']],
  },
  tenant: {
    finds: [
      ['writer', asks, 'Orchid Biotech, Inc.'],
      ['reader', offers, 'Birch Analytics, LLC'],
      ['lineTo', 'to: Ames & Doyle PC', 'Ames & Doyle PC'],
      ['proposalFor', 'He looked at your proposal for Kite Early Learning LLC.', 'Kite Early Learning LLC'],
    ],
  },
  premises_rsf: {
    finds: [['inTalk', 'I can offer you the north wing, 6,400 rsf.', 6400]],
    silent: [
      [null, 'A right of first offer on the 3,000 sf suite next door.'],
      [null, 'We would take 3.2 acres with a 2,000 sf shop.'],
    ],
  },
  premises_address: {
    finds: [['inTalk', 'Our offer for office space in 88 Harbor Street, Salem', '88 Harbor Street, Salem']],
  },
  suite_floor: { finds: [['inTalk', 'We would take Suite 410, 3,100 square feet.', 'Suite 410']] },
  permitted_use: {
    finds: [
      ['useFor', 'We would use it for the repair of clocks and watches.', 'the repair of clocks and watches'],
      ['only', 'Child care center only.', 'Child care center'],
    ],
    silent: [[null, 'You may use the elevator for parking.']],
  },
  term_months: {
    finds: [
      ['inTalk', 'We are thinking of 50 months from handover.', 50],
      ['opening', '6 years fixed from handover.', 72],
    ],
    silent: [[null, 'Thinking of 12 months of notice for the option.']],
  },
  commencement_date: {
    finds: [
      ['range', 'Five more years, March 1, 2027 to February 29, 2032.', '2027-03-01'],
      ['youCouldBeIn', 'You could be in by April 1, 2027.', '2027-04-01'],
    ],
  },
  expiration_date: {
    finds: [
      ['range', 'Five more years, March 1, 2027 to February 29, 2032.', '2032-02-29'],
      ['goThrough', 'You’d go through May 29, 2030.', '2030-05-29'],
    ],
  },
  delivery_date: {
    finds: [
      ['handover', 'Handover is planned for 1 March 2027.', '2027-03-01'],
      ['entranceFrom', 'Your works: from 1 February 2027 entrance without rent.', '2027-02-01'],
    ],
    silent: [[null, 'If handover is late on 1 March 2027, rent stops.']],
  },
  lease_structure: {
    finds: [['anywhere', 'We can do $2.10 a foot, triple net.', 'NNN']],
    silent: [[null, 'Six percent of gross sales.']],
  },
  opex_estimate: {
    finds: [
      ['quoted', 'The nets run $4.25 a foot this year.', 4.25],
      ['youQuoted', 'You quoted $1.62 a foot for those in 2026.', 1.62],
    ],
  },
  renewal_options: {
    finds: [['inTalk', 'Then four more stretches of five years if we want them.', '4 x 60 months']],
    silent: [[null, 'No option of five years is given.']],
  },
  renewal_notice: {
    finds: [['inTalk', 'One chance to stay, telling you nine months ahead.', '9 months']],
  },
  assignment: {
    finds: [
      ['reasonable', 'Sublease: ask, we don’t say no for no reason.', 'reasonable'],
      ['discretion', 'Transfers need our consent in its discretion.', 'sole_discretion'],
      ['prohibited', 'No subbing it to anybody.', 'prohibited'],
    ],
    silent: [[null, 'No subletting without consent.']],
  },
  signage: {
    finds: [['inTalk', 'We want our name by the door.', 'We want our name by the door.']],
    silent: [[null, 'Please sign below.']],
  },
  landlord_work: {
    finds: [['theyWill', 'I will put in a new boiler.', 'I will put in a new boiler.']],
  },
  utilities: {
    finds: [['whoPays', 'You keep paying your own gas and light.', 'You keep paying your own gas and light.']],
  },
  maintenance_landlord: {
    finds: [['shell', 'Roof and walls stay yours to fix.', 'Roof and walls stay yours to fix.']],
  },
  maintenance_tenant: {
    finds: [['inside', 'Small repairs inside are on you.', 'Small repairs inside are on you.']],
  },
  parking: {
    finds: [['count', 'The two parking places in back are yours.', 'The two parking places in back are yours.']],
  },
};
