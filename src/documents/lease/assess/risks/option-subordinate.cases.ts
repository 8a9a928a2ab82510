import type { RiskCases } from '../risk-suite.ts';
import { optionSubordinate } from './option-subordinate.ts';

export const optionSubordinateCases: RiskCases = {
  rule: optionSubordinate,
  fires: [
    {
      by: 'rightIsSubordinate',
      text: 'The Right of First Offer shall be subject and subordinate to the rights of other tenants of the Building.',
    },
    {
      by: 'rightIsSubordinate',
      text: 'Tenant’s rights under this Section are subordinate to the existing rights of any tenant.',
    },
    {
      by: 'rightIsSubordinate',
      text: 'The expansion option is subordinate to the renewal rights of the present occupant of that space.',
    },
    { by: 'yieldsTo', text: 'The right of first refusal shall be inferior to all expansion rights of others.' },
  ],
  silent: [
    { shows: 'negated', text: 'The Right of First Offer shall not be subordinate to rights granted later.' },
    { shows: 'mutual', text: 'Right of First Offer, subordinate: N/A' },
    {
      shows: 'exception',
      text: 'The Right of First Offer shall be subordinate to the rights of others. The foregoing shall not apply.',
    },
    { by: 'toMortgages', text: 'Tenant’s rights under this Section are subordinate to any mortgage.' },
    { text: 'The right of first refusal shall not yield to any right of others.' },
    { by: 'toNoOne', text: 'Tenant’s right of first offer is subordinate to no other right.' },
  ],
};
