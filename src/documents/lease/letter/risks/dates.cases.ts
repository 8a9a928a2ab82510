import type { RiskExamples } from '../letter-risk-suite.ts';

export const dateCases: Readonly<Record<string, RiskExamples>> = {
  rent_may_start_before_opening: {
    fires: [
      'Lease year one starts 120 days after delivery, opening or not.',
      'RENT COMMENCEMENT DATE\nThe earlier of delivery and opening.',
      'Payments begin on the sooner of opening and day 90.',
      'Rent starts on May 1, ready or not for opening.',
    ],
    silent: [
      ['protected', 'Rent begins on the later of opening and day 90, or the earlier of both where extended by us.'],
      ['exit', 'The option starts on the earlier of opening and day 90.'],
    ],
  },
  late_delivery_no_remedy: {
    fires: ['If the floor is late there is no penalty.', 'Delivery\tMay 1, without liability'],
    silent: [['tenantFree', 'If the shell is late there is no penalty, but tenant may cancel.']],
  },
  delivery_date_not_firm: {
    fires: [
      'Estimated handover: Q3 2027.',
      'Delivery\tabout June 1',
      'The landlord hopes to hand over; keys are expected on June 1.',
    ],
    silent: [
      [null, 'The spring sale is expected to be busy.'],
      ['remedy', 'Keys are expected on June 1.\nThe outside date is August 1.'],
      ['answer', 'Delivery\tabout June 1, after your reply'],
    ],
  },
  occupant_still_there: {
    fires: [
      "The current occupant's lease ends in March, we think.",
      'The current tenant leaves in May.',
      'The last man still has a boat in there.',
      'Delivery is subject to vacant possession.',
    ],
    silent: [
      ['debts', "The prior tenant's debts stay with it."],
      [null, "The current tenant's lease has the same form."],
      ['renewal', 'The current tenant stays past the end.'],
      ['excluded', 'The existing tenant with an exclusive stays.'],
    ],
  },
  date_depends_on_signing: {
    fires: [
      'Keys on May 1 if the lease is signed by April 3.',
      'Good through Friday, then goes to $24.',
      'Incentives may be withdrawn.',
    ],
    silent: [['nothingBinds', 'Nobody is bound if the lease is not signed by May.']],
  },
  renewal_rent_open: {
    fires: [
      'Plus ten years if we want them, we’ll agree the rent then.',
      'You can extend, and we figure out the rent.',
      'RENEWAL OPTION\nFive years, rent to be agreed.',
    ],
    silent: [
      ['otherOption', 'The purchase option is to be agreed.'],
      ['method', 'Renewal: one at 100% of FMV, to be determined by baseball arbitration if not agreed'],
    ],
  },
  renewal_market_without_method: {
    fires: ['You may extend at market rent.', 'RENEWAL OPTION\nFive years at FMV.'],
    silent: [
      ['method', 'Renewal: at fair market value fixed by the three-broker method'],
      ['method', 'You may extend at market rent.\nA dispute goes to an appraiser or to arbitration.'],
      ['notRent', 'The deleted option at market rent stays out.'],
      [null, 'The option at market rent was deleted.'],
    ],
  },
  option_conditional: {
    fires: [
      'The sign is personal to Alder Dental.',
      'RENEWAL OPTION\nFive years, not transferable.',
      'You may renew if there was no default.',
    ],
    silent: [['money', 'The deposit option is returned provided there was no default.']],
  },
  holdover_expensive: {
    fires: ['Overstaying: $900 a day.', 'Still there after June means double.', 'HOLDOVER\n200% of the last rent.'],
    silent: [
      [null, 'Holding over at the last rent, $900 a month.'],
      ['noDamages', 'Holdover: no consequential damages.'],
    ],
  },
  either_party_exit: {
    fires: ['Either party can terminate on 60 days notice.', 'Thirty days either way.'],
    silent: [
      ['beforeLease', 'Either party may end on notice if it cannot be put back within 240 days.'],
      ['beforeLease', 'Either party can terminate negotiations on notice.'],
      ['beforeLease', 'Tenant has 90 days to get its permits, else either side may terminate.'],
    ],
  },
  no_early_exit: {
    fires: [
      'Special termination right: none; the usual ones apply.',
      'No break.',
      "We can't do a give-back.",
      'A right to terminate was refused.',
      'Termination\tno',
      'Five years firm.',
    ],
    silent: [
      [null, 'Termination: on nine months of notice.'],
      ['landlords', 'Landlord has no right to terminate, so no early termination by Owner.'],
      [null, 'If Tenant buys, no early termination penalty shall apply.'],
    ],
  },
  termination_fee_open: {
    fires: ['You can exit in year 4 by paying unamortized costs.'],
    silent: [
      ['landlordEnds', 'We may end it after year 6, paying your unamortized cost.'],
      ['amount', 'You can exit in year 4 by paying unamortized costs of $40,000.'],
      ['amount', 'If Tenant defaults or terminates early, it must repay the unamortized allowance.'],
    ],
  },
};
