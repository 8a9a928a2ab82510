import type { FieldCases } from '../../field-suite.ts';
import { mgmtAdminFee } from './mgmt-admin-fee.ts';

export const mgmtAdminFeeCases: FieldCases = {
  field: mgmtAdminFee,
  finds: [
    {
      by: 'agentsFees',
      text: 'SERVICE CHARGE\nThe Estate Costs are the proper costs of maintaining the estate roads and the fees of managing agents not exceeding ten per cent of the other costs.',
      value: '10%',
    },
    {
      by: 'percentFee',
      text: 'Lessee shall pay its share of the cost of operating, lighting, cleaning, repairing and insuring the common areas, plus ten percent (10%) of such costs in lieu of Lessor’s overhead and management fees.',
      value: '10%',
    },
    {
      by: 'feeOfPercent',
      text: 'The Service Costs exclude the cost of initial construction. A management charge may be included of not more than 8% of the Service Costs.',
      value: '8%',
    },
    {
      by: 'feeOfPercent',
      text: 'Tenant will pay to Landlord Tenant’s Share of Common Area Costs, plus a management fee equal to five percent (5%) of the gross revenue.',
      value: '5%',
    },
    {
      by: 'feeOfPercent',
      text: 'Operating Costs include management fees (not to exceed four percent (4%) of gross annual revenues).',
      value: '4%',
    },
    {
      by: 'percentFee',
      text: 'Landlord adds to the cost of common area maintenance a fifteen percent (15%) administrative charge.',
      value: '15%',
    },
    {
      by: 'amountLabel',
      text: 'Building Management Fee: New Taiwan Dollar 45,465 monthly',
      value: 45465,
    },
    { by: 'paidForManagement', text: 'Party B pays Party A CNY 4900 per month for property management.', value: 4900 },
    {
      by: 'feeOfAmount',
      text: '• Current building management fee (based on leased space). New Taiwan Dollar 45,465 monthly (not including sales tax).',
      value: 45465,
    },
    { by: 'amountLabel', text: 'Management fee:\nEUR 3,200 per year', value: 3200 },
    {
      by: 'feeOfPercent',
      text: '(I) the cost of space occupied by the manager; (J) management fees of four percent (4%) of revenues.',
      value: '4%',
    },
  ],
  silent: [
    {
      by: 'lateCharge',
      text: 'RENT\nIf any rent is not paid when due, Tenant shall pay Landlord an administrative charge equal to the greater of (a) 5% of the amount due or (b) $250.',
    },
    {
      by: 'constructionFee',
      text: 'Tenant shall pay a construction management fee of five percent (5%) of the cost of the work.',
    },
    {
      by: 'surcharge',
      text: 'If Tenant fails to make such repairs, Landlord may make them at Tenant’s cost, plus an administrative charge of ten percent (10%).',
    },
    {
      by: 'surcharge',
      text: 'Landlord may perform the work for the account of Tenant, who shall reimburse its expense plus a 15% overhead charge, as an administrative fee of 15%.',
    },
    {
      by: 'otherPercentage',
      text: 'Operating Expenses such as management fees shall be computed as though the Building were ninety-five percent (95%) full.',
    },
    {
      by: 'otherPercentage',
      text: 'Tenant shall pay five percent (5%) of the overdue amount to cover administrative costs.',
    },
    { by: 'otherPercentage', text: 'Late payments bear an administrative charge of 5% of the overdue amount.' },
    { text: '• Current parking management fee: New Taiwan Dollar 32,000 monthly.' },
  ],
};
