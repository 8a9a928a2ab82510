import type { RiskExamples } from '../letter-risk-suite.ts';

export const everydayCases: Readonly<Record<string, RiskExamples>> = {
  no_renewal_right: {
    fires: [
      "We've missed the option window.",
      "You don't get our renewal option.",
      'Renewal\tnone\tno',
      "After August we'd see how it goes.",
    ],
    silent: [['later', 'There is no extension fee.']],
  },
  steep_increase: {
    fires: ['Rent goes up 6% every year.'],
    silent: [
      ['otherThing', 'Rent follows the CPI, never over 6% in a year.'],
      ['otherThing', 'The part of CAM that goes up is limited to 6% every year.'],
      [null, 'Rent goes up 3.5% every year.'],
    ],
  },
  all_repairs_on_tenant: {
    fires: [
      'Tenant repairs everything incl. roof and structure.',
      'All repairs are yours.',
      'If anything breaks, you fix it.',
    ],
    silent: [
      [null, 'Tenant fixes what it breaks.'],
      ['landlord', 'All repairs are yours, except the roof.'],
    ],
  },
  uses_barred: {
    fires: ['No grills, no frying.', 'Use: books and records; no repair of vehicles', 'Gambling is off the table.'],
    silent: [
      ['otherNo', 'No deposit, no guaranty.'],
      ['otherNo', 'Termination right is off the table.'],
      [null, 'On no fewer than nine and no more than fifteen months of notice.'],
      [null, 'There is no paint on the wall and no more than two doors.'],
    ],
  },
  access_limited: {
    fires: ['The gate is open only from 7 a.m. to 6 p.m. and never on Sundays.'],
    silent: [['landlordsAccess', 'The landlord enters only during business hours, with notice, for access to pipes.']],
  },
  lease_on_landlord_form: {
    fires: ["The lease will be on Landlord's form."],
    silent: [['notTheForm', "Tenant's form is used in place of Landlord's form."]],
  },
  renewal_notice_long: {
    fires: ["One option to renew for five years on 12 months' notice."],
    silent: [
      ['termination', "An option to terminate on 12 months' notice."],
      ['window', 'One option to renew, on not less than nine nor more than fifteen months’ notice.'],
      ['window', 'One option to renew, on no fewer than nine and no more than fifteen months’ notice.'],
    ],
  },
  parking_not_assured: {
    fires: [
      "There's a waiting list for the garage.",
      'Parking: must-take 30 at $245.',
      'Ten stalls in the garage at the posted rate.',
      'Parking is not guaranteed.',
    ],
    silent: [
      [null, 'The garage is listed in the plan.'],
      [null, 'Ten stalls at no charge.'],
    ],
  },
  sign_limited: {
    fires: [
      'Signboard on the front, size to be approved by management office.',
      'There is no exterior sign for this suite.',
      'The pylon is full.',
    ],
    silent: [
      [null, 'Sign on the front, as large as the wall.'],
      ['free', 'There is no exterior sign fee.'],
    ],
  },
  required_vendor: {
    fires: ["Work on the roof must go through the landlord's roofer."],
    silent: [[null, 'Tenant may use any contractor.']],
  },
};
