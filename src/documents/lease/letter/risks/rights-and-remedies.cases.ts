import type { RiskExamples } from '../letter-risk-suite.ts';

export const remedyCases: Readonly<Record<string, RiskExamples>> = {
  subordinate_without_protection: {
    fires: ['The lease is subordinate to any mortgage.'],
    silent: [
      ['otherSubject', 'Any fee mortgage must be subordinate to the Lease.'],
      ['protected', 'The lease is subordinate to any mortgage.\nThe lender signs a non-disturbance agreement.'],
      ['otherSubject', "All of this is subject to any lender's consent."],
    ],
  },
  license_not_lease: {
    fires: [
      'Short-form licence to occupy.',
      'You get a membership, not possession.',
      'This gives permission, not a tenancy.',
    ],
    silent: [
      [null, 'The liquor licence is posted at the door.'],
      ['document', 'This letter is not a lease.'],
      [null, 'Tenant pays for the plans whether or not a lease is signed.'],
    ],
  },
  short_cure: {
    fires: ['Non-monetary cure: 5 business days.', 'A default not cured in five days ends the lease.'],
    silent: [
      [null, 'Cure: 30 days.'],
      ['landlordDefault', 'If the owner fails to cure a default in ten days, tenant may terminate.'],
    ],
  },
  environment_on_tenant: {
    fires: ['You are responsible for all cleanup.'],
    silent: [
      [
        'onlyStudies',
        'Tenant has 120 days for environmental and zoning investigations, and may terminate for any reason.',
      ],
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
    fires: [
      'Responsible for restoring what your predecessor built.',
      "You step into the old lessee's obligations.",
      'The new tenant takes subject to the old repair notice.',
    ],
    silent: [
      [null, "Not responsible for the prior tenant's work."],
      ['title', 'The buyer takes subject to existing leases.'],
    ],
  },
};
