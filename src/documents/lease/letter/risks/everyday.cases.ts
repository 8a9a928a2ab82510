import type { RiskExamples } from '../letter-risk-suite.ts';

export const everydayCases: Readonly<Record<string, RiskExamples>> = {
  third_person_decides: {
    fires: ['My wife still has to give the green light.'],
    silent: [['otherConsent', 'The board must agree to each assignment.']],
  },
  permit_condition: {
    fires: [
      'The state must license us for those rooms.',
      'The lease is subject to a rezoning of the lot.',
      'No hood, no deal.',
    ],
    silent: [
      ['other', 'Signs are subject to a sign permit and planning to be done by the tenant.'],
      ['other', 'Landlord agrees to permit ramps and zoning signs, subject to approval of plans.'],
    ],
  },
  financing_condition: {
    fires: ['Our offer is contingent on SBA financing being approved.'],
    silent: [['landlordBank', "The deal is contingent on the owner's loan closing first, if financing closes."]],
  },
  landlord_title_open: {
    fires: ['We can start once we own the place.', 'You should know that the building is for sale.'],
    silent: [['tenants', 'It is a default if the tenant is bankrupt or in receivership.']],
  },
  no_renewal_right: {
    fires: ["You don't get our renewal option.", 'Renewal\tnone\tno', "After August we'd see how it goes."],
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
    fires: ['All repairs are yours.', 'If anything breaks, you fix it.'],
    silent: [['landlord', 'All repairs are yours, except the roof.']],
  },
  uses_barred: {
    fires: ['No grills, no frying.', 'Use: books and records; no repair of vehicles', 'Gambling is off the table.'],
    silent: [['otherNo', 'No deposit, no guaranty.']],
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
    ],
  },
  parking_not_assured: {
    fires: [
      'Parking: must-take 30 at $245.',
      'Ten stalls in the garage at the posted rate.',
      'Parking is not guaranteed.',
    ],
    silent: [[null, 'Ten stalls at no charge.']],
  },
  sign_limited: {
    fires: ['There is no exterior sign for this suite.', 'The pylon is full.'],
    silent: [['free', 'There is no exterior sign fee.']],
  },
  required_vendor: {
    fires: ["Work on the roof must go through the landlord's roofer."],
    silent: [[null, 'Tenant may use any contractor.']],
  },
  rent_acceleration: {
    fires: ['After a default all remaining rent is due.'],
    silent: [['no', 'After a default all remaining rent is payable as before, with no acceleration.']],
  },
  late_charge_high: {
    fires: ['Late rent costs $50 per day.'],
    silent: [
      ['landlordLate', 'If the work is late the owner pays $50 per day.'],
      ['landlordLate', 'If it stays unpaid Tenant may offset with 12% interest.'],
    ],
  },
  exit_fee: {
    fires: ['The tenant may terminate after year 3 for a cancellation fee.'],
    silent: [
      ['noFee', 'The tenant may terminate after year 3; a termination fee is not due, so no fee.'],
      ['noFee', 'If Tenant buys, the lease ends and no early termination penalty, a break fee, applies.'],
      ['unamortized', 'The termination fee is the unamortized cost.'],
    ],
  },
  term_left_open: {
    fires: ['Start of the term: TBD'],
    silent: [
      ['lease', 'Definitive lease to be negotiated; dates of lease form to be agreed.'],
      ['lease', 'Landlord: Alder LLP\nSolicitors to be confirmed'],
    ],
  },
  indemnity_by_tenant: {
    fires: ['Tenant indemnifies the owner against all claims.'],
    silent: [['mutual', 'Tenant indemnifies the owner, and the duty is mutual.']],
  },
  sublease_ends_with_head_lease: {
    fires: ['The term ends two days before our lease.'],
    silent: [['notice', 'Notice is due 90 days before it expires.']],
  },
  deadline_for_tenant: {
    fires: ['Drawings must be approved by 3 March.'],
    silent: [['landlord', 'Landlord shall see that drawings are ready; plans must be approved by 3 March.']],
  },
};
