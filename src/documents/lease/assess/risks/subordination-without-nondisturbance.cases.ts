import type { RiskCases } from '../risk-suite.ts';
import { subordinationWithoutNondisturbance } from './subordination-without-nondisturbance.ts';

export const subordinationWithoutNondisturbanceCases: RiskCases = {
  rule: subordinationWithoutNondisturbance,
  fires: [
    {
      by: 'leaseIsSubordinate',
      text: 'This Lease is subject and subordinate to each mortgage of the Building. The foregoing provisions shall be self operative, and no further instrument of subordination shall be required to make this Lease subordinate to any mortgage.',
    },
    {
      by: 'leaseIsSubordinate',
      text: 'This Lease shall be subject and subordinate to any mortgage or deed of trust that now or later encumbers the Building.',
    },
    {
      by: 'leaseIsSubordinate',
      text: 'Lessee’s rights under this Lease shall be subject to any bona fide mortgage, deed of trust or deed to secure debt placed upon the Premises.',
    },
    {
      by: 'tenantSubordinates',
      text: 'Tenant hereby subordinates this Lease to all existing and future mortgages of the Property.',
    },
    { by: 'tenantSubordinates', text: 'Tenant subordinates its leasehold interest to the lien of any mortgage.' },
    { by: 'leaseIsSubordinate', text: 'This Lease is and shall remain subordinate to the lien of any first mortgage.' },
    { by: 'postponed', text: 'It is agreed that this lease be postponed to any mortgage.' },
    {
      by: 'agreesToSubordinate',
      text: 'Upon request Tenant shall execute an instrument subordinating this lease to the lien of any mortgage.',
    },
  ],
  silent: [
    {
      by: 'nonDisturbance',
      text: 'This Lease is subordinate to all mortgages, provided that the mortgagee agrees to permit the Tenant to continue in possession while not in default.',
    },
    { shows: 'negated', text: 'This Lease shall not be subordinate to any mortgage.' },
    { shows: 'mutual', text: 'Subordination to mortgages: N/A' },
    { shows: 'exception', text: 'This Lease shall be subordinate to any mortgage. The foregoing shall not apply.' },
    { text: 'This Lease shall be subordinate to any mortgage whose holder recognizes this Lease.' },
    {
      by: 'nonDisturbance',
      text: 'This Lease shall be subordinate to any mortgage, provided that the holder agrees in writing not to disturb the possession of Tenant.',
    },
    {
      text: 'This Lease shall be superior to any mortgage, and Landlord shall cause each mortgagee to subordinate its mortgage to this Lease.',
    },
    { text: 'This Lease is subject to all encumbrances, easements and mortgages of record.' },
    { text: 'Tenant does not subordinate this Lease to any future mortgage.' },
    { text: 'This lease shall not be postponed to any mortgage.' },
    { text: 'Tenant shall not execute an instrument subordinating this lease to the lien of any mortgage.' },
  ],
};
