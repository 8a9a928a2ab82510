import type { RiskCases } from '../risk-suite.ts';
import { optionPersonal } from './option-personal.ts';

export const optionPersonalCases: RiskCases = {
  rule: optionPersonal,
  fires: [
    {
      by: 'isPersonal',
      text: 'The option to extend is personal to the original Tenant and may not be exercised by any assignee.',
    },
    { by: 'isPersonal', text: 'Each Option granted to Lessee in this Lease is personal to the original Lessee.' },
    {
      by: 'isPersonal',
      text: 'Tenant may extend the Term. The rights contained in this Section shall be personal to Tenant.',
    },
    {
      by: 'firstRightIsPersonal',
      text: 'Right of First Refusal. Landlord shall first offer the suite to Tenant. This right is personal to Tenant and ends on July 1, 2028.',
    },
    {
      by: 'firstRightIsPersonal',
      text: 'This right of first offer is personal to Beddor Claude LLC only and shall not be transferred.',
    },
    { by: 'onlyTenantItself', text: 'The option hereby granted can be exercised only by the Lessee.' },
    {
      by: 'lostByAssignment',
      text: 'Any assignment of this Lease shall cause the options to extend to become null and void.',
    },
    { by: 'notForAssignees', text: 'No assignee or subtenant shall have any right to the option.' },
  ],
  silent: [
    { shows: 'negated', text: 'The option to extend is not personal to Tenant.' },
    { shows: 'mutual', text: 'Option personal to Tenant: N/A' },
    { shows: 'exception', text: 'The option is personal to Tenant. The foregoing shall not apply.' },
    { by: 'ofLandlord', text: 'The option to buy the equipment is personal to Landlord.' },
    {
      by: 'notAnOption',
      text: 'The signage rights granted to Tenant in this option are personal to the original Tenant.',
    },
    {
      by: 'namesSuccessors',
      text: 'The option to extend is personal to Tenant and may be exercised only by Tenant or a Permitted Transferee.',
    },
    { text: 'The rights of access are personal to Tenant.' },
    {
      by: 'namesSuccessors',
      text: 'The options are personal to Blue Heron Kitchenware, Inc. and to any transferee under a Permitted Transfer.',
    },
    {
      by: 'namesSuccessors',
      text: 'Tenant has a right of first offer, which right is personal to Tenant and to any permitted assignee.',
    },
    { text: "The option to extend the Term shall be exercised only by Lessee's delivery of a notice to Lessor." },
    { text: 'The option can be exercised by the Lessee and its assigns.' },
    { text: 'Any assignment of this Lease shall not cause the options to extend to become void.' },
    {
      by: 'orAssigns',
      text: 'The option is personal to Tenant. It may be exercised by any permitted assignee or affiliate.',
    },
  ],
};
