import type { RiskExamples } from '../letter-risk-suite.ts';

export const penaltyCases: Readonly<Record<string, RiskExamples>> = {
  rent_acceleration: {
    fires: [
      'Leave and you owe the rest of the contract.',
      'Acceleration clause applies.',
      'After a default all remaining rent is due.',
    ],
    silent: [
      [null, 'No acceleration clause applies.'],
      ['no', 'After a default all remaining rent is payable as before, with no acceleration.'],
    ],
  },
  late_charge_high: {
    fires: ['Default interest: base rate + 6%.', 'Late rent costs $50 per day.'],
    silent: [
      [null, 'Interest on the deposit: base rate + 1%.'],
      ['landlordLate', 'If the work is late the owner pays $50 per day.'],
      ['landlordLate', 'If it stays unpaid Tenant may offset with 12% interest.'],
    ],
  },
  exit_fee: {
    fires: [
      'Tenant may break at year five with a six-month rent penalty.',
      'The tenant may terminate after year 3 for a cancellation fee.',
    ],
    silent: [
      [null, 'Break at year five; the six-month notice is free.'],
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
      ['method', 'One renewal at FMV, to be determined by baseball arbitration if not agreed'],
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
