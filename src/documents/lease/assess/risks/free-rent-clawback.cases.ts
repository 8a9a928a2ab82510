import type { RiskCases } from '../risk-suite.ts';
import { freeRentClawback } from './free-rent-clawback.ts';

export const freeRentClawbackCases: RiskCases = {
  rule: freeRentClawback,
  fires: [
    {
      by: 'abatedRentDue',
      text: 'If a default occurs, the Rent credit shall immediately become due and payable in full.',
    },
    {
      by: 'abatedRentDue',
      text: 'Upon a default by Tenant, all rent that was abated under this Section, as well as the abatement itself, shall become immediately due and payable.',
    },
    {
      by: 'abatedRentDue',
      text: 'If Tenant defaults, the Base Rent so abated shall be immediately due and payable to Landlord.',
    },
    {
      by: 'abatedRentDue',
      text: 'Upon breach of this Lease by Lessee, any rent or other charge theretofore abated or paid by Lessor under such an inducement provision shall be immediately due and payable by Lessee to Lessor.',
    },
    {
      by: 'tenantRepays',
      text: 'If this Lease is terminated because of a default, Tenant shall repay to Landlord the unamortized amount of the abated rent.',
    },
    {
      by: 'wholeAbatement',
      text: 'The first rent is waived, and any default shall cause the waived rent to be reinstated.',
    },
    {
      by: 'repaysUnpaid',
      text: 'Should the lease end because of a breach, the Tenant must repay the rent that it did not pay during the rent-free period.',
    },
    { by: 'incentiveRepaid', text: 'The incentive shall be repaid in full by the Tenant on forfeiture of this lease.' },
  ],
  silent: [
    { shows: 'negated', text: 'Upon a default of Tenant the abated rent shall not become due and payable.' },
    { shows: 'mutual', text: 'Repayment of abated rent upon default: N/A' },
    { shows: 'exception', text: 'Upon a default Tenant shall repay the abated rent. The foregoing shall not apply.' },
    {
      by: 'landlordDefaults',
      text: 'Upon breach of this Lease by Lessor, any rent theretofore abated shall be immediately due and payable by Lessor to Lessee.',
    },
    {
      by: 'cleanUp',
      text: 'In the event of any breach of this provision, Tenant shall pay all costs for the removal or abatement of any toxic materials at the Premises.',
    },
    {
      by: 'casualtyAbatement',
      text: 'If Tenant is in default when the fire occurs, the abatement ends and rent is due and payable.',
    },
    {
      by: 'terminationFee',
      text: 'As a termination fee for the early termination Tenant shall pay the unamortized abated rent.',
    },
    {
      text: 'Lessee waives all rights to terminate this Agreement or to any abatement of rent that is due and payable.',
    },
    { text: 'The abatement of rent is due and payable as a credit in the first month.' },
    { text: 'Tenant shall pay the rent after the free rent period.' },
    { text: 'If this Lease is terminated, Tenant may pay the abated rent in installments.' },
    { text: 'Upon a default Landlord shall repay the abated rent.' },
    { text: 'The Tenant must repay the free rent on the first day of each month.' },
    { text: 'Any default shall not cause the waived rent to be reinstated.' },
    { text: 'The incentive shall not be repaid by the Tenant on forfeiture of this lease.' },
  ],
};
