import type { RiskCases } from '../risk-suite.ts';
import { lateDelivery } from './late-delivery.ts';

export const lateDeliveryCases: RiskCases = {
  rule: lateDelivery,
  fires: [
    {
      by: 'notLiable',
      text: 'If Landlord cannot deliver possession of the Premises on the Commencement Date, Landlord shall not be liable for any damage caused thereby.',
    },
    {
      by: 'notLiable',
      text: 'Lessor shall not be liable for any delay in delivering possession of the Premises, nor shall this Lease be void.',
    },
    {
      by: 'notLiable',
      text: 'Landlord shall not be liable to Tenant for any damage by reason of late delivery of possession of the Premises.',
    },
    {
      by: 'notLiable',
      text: 'If Landlord fails to tender possession of the Premises on that date, this Lease shall not be void or voidable, nor shall Landlord be liable to Tenant for any loss.',
    },
    {
      by: 'noClaimIfLate',
      text: 'The Lessee has no claim against the Lessor if the premises are not ready on the stated date.',
    },
    {
      by: 'delayGivesNoRight',
      text: 'Delay in giving possession, from whatever cause, does not entitle the Tenant to cancel this lease.',
    },
    {
      by: 'failingToHandOver',
      text: 'Under no circumstances shall Landlord be subject to any liability for failing to hand over the space on the scheduled date.',
    },
  ],
  silent: [
    {
      by: 'tenantMayLeave',
      text: 'If Lessor cannot deliver possession of the Premises by the Commencement Date, Lessor shall not be subject to any liability therefor. If possession is not delivered within sixty (60) days, Lessee may, at its option, by notice in writing to Lessor within ten (10) days after the end of said sixty (60) day period, cancel this Lease.',
    },
    {
      by: 'someDelays',
      text: 'Landlord shall have no liability for any delay in delivering the Premises due to contractor delay.',
    },
    {
      shows: 'negated',
      text: 'If Landlord fails to deliver possession of the Premises, Landlord shall be liable for the rent of Tenant’s present space.',
    },
    { shows: 'mutual', text: 'If possession of the Premises is not delivered in time, neither party shall be liable.' },
    {
      shows: 'exception',
      text: 'Landlord shall not be liable for delay in delivery of the Premises. The foregoing shall not apply.',
    },
    {
      by: 'tenantMayLeave',
      text: 'If Landlord fails to deliver possession of the Premises, Landlord shall not be liable, but Tenant may terminate this Lease after sixty days.',
    },
    {
      by: 'optionSpace',
      text: 'Landlord shall not be liable for its failure to deliver possession of the Expansion Space.',
    },
    { text: 'Landlord shall not be liable for theft in the Premises.' },
    { text: 'Landlord shall not be released from liability for failure to deliver possession of the Premises.' },
    {
      text: 'Landlord shall not be liable for delays in delivery or performance that are caused by any event of Force Majeure.',
    },
    { text: 'The Lessee has a claim against the Lessor if the premises are not ready on the stated date.' },
    { text: 'Delay in giving possession entitles the Tenant to cancel this lease.' },
    { text: 'Landlord shall be subject to liability for failing to hand over the space.' },
  ],
};
