import type { RiskExamples } from '../letter-risk-suite.ts';

export const premisesCases: Readonly<Record<string, RiskExamples>> = {
  landlord_disclaims: {
    fires: [
      "The roof leaks in one corner and I'm not fixing it.",
      "We won't promise that the cellar stays dry.",
      'Hail is on you.',
    ],
    silent: [['brokers', 'The broker makes no warranty of accuracy.']],
  },
  restoration_duty: {
    fires: ['At expiry you remove all cabling.', 'Restoration: make good the ceiling', 'Yielding up\tempty'],
    silent: [
      ['notRequired', 'At expiry you need not remove any cabling.'],
      ['notRequired', 'Restoration: none for cabling or the clean room.'],
      ['casualty', 'After a fire, fixtures are restored before the end.'],
    ],
  },
  improvements_pass_to_landlord: {
    fires: [
      "A fence can be built at the school's cost, stays with us afterwards.",
      'Buildings. Ours during the term; yours at the end.',
      'The building becomes the property of the county.',
      "I'll pave it and it's yours when I go.",
    ],
    silent: [['repairs', 'Repair of the building is yours.']],
  },
  common_areas_can_change: {
    fires: ['Owner may change the driveways and the parking.'],
    silent: [
      ['notMay', 'Owner may reconfigure parking, not without the tenant.'],
      ['notMay', 'Owner may change the entrances, but without your consent may not.'],
    ],
  },
  narrow_use: {
    fires: ['Use: dental laboratory only', 'It is used only for storage.'],
    silent: [
      ['otherOnly', 'Use: general offices, and not only one kind, any lawful use'],
      ['ofWork', 'TI: turnkey per the plan, office only.'],
    ],
  },
  no_transfer: {
    fires: [
      'Sub-subletting\tNot allowed except to affiliates',
      'You cannot sublet.',
      'Transfers\tNot allowed',
      'The right to sublet on refusal is excluded.',
    ],
    silent: [
      ['theDeal', 'This duty applies from today even though no sublease may follow.'],
      ['withConsent', 'You cannot sublet unless I agree.'],
      ['ofOption', 'The option may not be assigned; you cannot transfer that right.'],
      ['gain', 'No profit-sharing on sublease rent.'],
      ['ofPart', 'The first tenant remains liable; no underletting of part.'],
    ],
  },
  control_counts_as_transfer: {
    fires: ['A sale of shares counts as an assignment.'],
    silent: [['free', 'A sale of shares is not deemed an assignment.']],
  },
  tenant_stays_liable: {
    fires: [
      'The first tenant remains liable.',
      'Tenant remains liable after an assignment unless Landlord gives a release.',
    ],
    silent: [
      ['environment', 'Seller remains liable for what is there.'],
      ['charges', 'Tenant remains responsible for parking charges during the abatement period.'],
    ],
  },
  profit_shared: {
    fires: ['Half of any profit of a sublease goes to Landlord; profits are split.'],
    silent: [['none', 'You keep all profit of a sublease, none is shared.']],
  },
  free_transfer: {
    fires: [
      'Tenant may sublet to affiliates without consent.',
      'If we are bought, we would not need your permission.',
      'Assignment\taffiliates exempt',
    ],
    silent: [['notWithout', 'Tenant may not assign without consent.']],
  },
  subordinate_without_protection: {
    fires: ['The lease is subordinate to any mortgage.'],
    silent: [
      ['protected', 'The lease is subordinate to any mortgage.\nThe lender signs a non-disturbance agreement.'],
      ['otherSubject', "All of this is subject to any lender's consent."],
    ],
  },
  license_not_lease: {
    fires: ['This gives permission, not a tenancy.'],
    silent: [
      ['document', 'This letter is not a lease.'],
      [null, 'Tenant pays for the plans whether or not a lease is signed.'],
    ],
  },
  short_cure: {
    fires: ['A default not cured in five days ends the lease.'],
    silent: [['landlordDefault', 'If the owner fails to cure a default in ten days, tenant may terminate.']],
  },
  environment_on_tenant: {
    fires: ['You are responsible for all cleanup.'],
    silent: [
      ['limited', 'You are responsible for any cleanup of what you bring, only for that.'],
      ['onlyLaws', 'Tenant is responsible for compliance with all environmental laws.'],
    ],
  },
  waives_rights: {
    fires: ['The tenant waives notice of default.'],
    silent: [
      ['mutual', 'Each waives: the tenant waives a trial.'],
      ['mutual', 'Tenant waives its conditions by notice.'],
    ],
  },
  service_failure_no_claim: {
    fires: ['If the lift stops, there is no claim for loss.', 'If water gets in, you can leave.'],
    silent: [[null, 'If water gets in, rent stops.']],
  },
  purchase_right: {
    fires: ['The school may buy the land in year 5.', 'We get first refusal on a sale.'],
    silent: [['none', 'An option to buy is not part of this.']],
  },
  landlord_late_credit: {
    fires: ['If delivery is late, two days of rent credit for each day.'],
    silent: [['tenantLate', 'A late fee of $50 for each day that rent is late.']],
  },
  tenant_partial_exit: {
    fires: [
      'We may hand back a further 3,000 feet in month 48.',
      'We may give back one floor in year 3.',
      'Tenant may terminate after a change in law.',
      'If the grocer goes dark, half rent.',
    ],
    silent: [[null, 'Tenant may terminate in year 5.']],
  },
  takes_over_old_duties: {
    fires: ['The new tenant takes subject to the old repair notice.'],
    silent: [['title', 'The buyer takes subject to existing leases.']],
  },
};
