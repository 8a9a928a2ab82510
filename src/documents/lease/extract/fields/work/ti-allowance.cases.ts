import type { FieldCases } from '../../field-suite.ts';
import { tiAllowance } from './ti-allowance.ts';

export const tiAllowanceCases: FieldCases = {
  field: tiAllowance,
  finds: [
    {
      by: 'label',
      text: 'Lessor’s fitout contribution\t$35,000.00 plus GST, payable on practical completion',
      value: 35000,
    },
    {
      by: 'towardImprovements',
      text: 'Landlord will pay to Tenant, toward Tenant’s improvements, Fifteen Thousand Dollars ($15,000.00) within 30 days after Tenant has opened.',
      value: 15000,
    },
    {
      by: 'landlordContributes',
      text: 'Lessor contributes $22.00 per square foot, up to $58,080.00, to the Lessee’s first fit-out, payable after invoices.',
      value: 22,
    },
    { by: 'label', text: 'Tenant Improvement Allowance\t$45.00 per rentable square foot', value: 45 },
    { by: 'none', text: '7. Improvement Allowance: (Not Applicable)', value: 'none' },
    {
      by: 'definedBehind',
      text: 'Landlord bears up to $2,219,520 of the cost (the “Landlord’s Improvement Allowance”).',
      value: 2219520,
    },
    {
      by: 'allowanceOf',
      text: 'Landlord shall provide Tenant with a one-time improvement allowance in the amount of Four and No/100 Dollars ($4.00) per square foot.',
      value: 4,
    },
    {
      by: 'landlordContributes',
      text: 'Landlord shall pay Tenant a maximum of $100,000.00 toward the cost of Tenant’s improvements.',
      value: 100000,
    },
    {
      by: 'allowanceOf',
      text: 'Landlord grants a construction allowance of $30.00 per square foot.\nLandlord also grants a design allowance of $2.50 per square foot.',
      value: [30, 2.5],
    },
    {
      by: 'reimbursesCost',
      text: 'Landlord shall reimburse Tenant for the cost of Tenant’s Work in an amount not to exceed $120,000.00.',
      value: 120000,
    },
    {
      by: 'landlordContributes',
      text: 'Sublandlord shall contribute $50,000.00 toward the cost of the initial improvements.',
      value: 50000,
    },
    {
      by: 'landlordContributes',
      text: 'The Landlord shall pay £75,000 towards the Tenant’s fit-out, being a contribution to its improvements.',
      value: 75000,
    },
  ],
  silent: [
    {
      by: 'otherContribution',
      text: 'Each physician makes a contribution of at least Three Thousand Dollars ($3,000.00) to the charity fund.',
    },
    { by: 'otherAllowance', text: 'Landlord shall pay Tenant a moving allowance of $10,000.00.' },
    {
      by: 'otherAllowance',
      text: 'If the Premises are delivered late, Landlord agrees to provide a supplement to the Construction Allowance in the amount of $90,000.00 (the “Delay Allowance”).',
    },
    {
      by: 'otherSpace',
      kind: 'amendment',
      text: 'RIGHT OF FIRST OFFER\nThe space is leased with an allowance for tenant improvements equal to $20.00 per square foot.',
    },
    {
      by: 'feeFromAllowance',
      text: 'Landlord keeps a supervision fee from the allowance equal to $5,000.00.',
    },
  ],
};
