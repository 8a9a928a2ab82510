import type { FieldCases } from '../../field-suite.ts';
import { indemnity } from './indemnity.ts';

export const indemnityCases: FieldCases = {
  field: indemnity,
  finds: [
    {
      by: 'bothInTurn',
      text: '5.3 Indemnity. Tenant holds Landlord harmless from injury to persons in the Premises. Landlord holds Tenant harmless from injury to persons in the common areas caused by the negligence of Landlord.',
      value: 'mutual',
    },
    {
      by: 'oneSide',
      text: '2.7 To keep the Landlord fully indemnified from claims for damage caused by the neglect of the Tenant or the overflow of water from the Premises.',
      value: 'tenant_only',
    },
    {
      by: 'oneSide',
      text: 'TENANT COVENANTS\n2.8 To indemnify the Landlord against all expenses, costs and claims arising from a breach of the tenant covenants.',
      value: 'tenant_only',
    },
    {
      by: 'bothInTurn',
      text: 'INDEMNITY\nTenant shall indemnify Landlord against claims for injury in the Premises. Landlord shall not be released or indemnified from, and shall indemnify Tenant from, its own negligence.',
      value: 'mutual',
    },
    {
      by: 'oneSide',
      text: 'TENANT’S COVENANTS\nTo indemnify the Landlord against all claims arising from the use of the Property by the Tenant.',
      value: 'tenant_only',
    },
    {
      by: 'oneSide',
      text: 'Party B shall be responsible for, and keep Party A harmless of, any injury that takes place within the leased space.',
      value: 'tenant_only',
    },
    {
      by: 'eachParty',
      text: 'INDEMNITY\nEach party shall indemnify, defend and hold harmless the other from all claims arising from its negligence.',
      value: 'mutual',
      state: 'found',
    },
    {
      by: 'bothInTurn',
      text: 'INDEMNITY\nTenant shall indemnify and hold Landlord harmless from all claims arising in the Premises.\nLandlord shall indemnify and hold Tenant harmless from all claims arising in the common areas.',
      value: 'mutual',
      state: 'found',
    },
    {
      by: 'eachParty',
      text: 'INSURANCE\nTenant shall indemnify and hold Landlord harmless from all claims arising in the Premises, and Landlord shall likewise indemnify Tenant from claims arising in the common areas.',
      value: 'mutual',
    },
    {
      by: 'oneSide',
      text: 'INDEMNITY\nLessee agrees to indemnify and hold harmless Lessor from and against any loss, claim, damage, or liability.',
      value: 'tenant_only',
      state: 'found',
    },
    {
      by: 'oneSide',
      text: 'INDEMNITY\nThe Landlord shall indemnify the Tenant against all claims that arise from defects of the structure.',
      value: 'landlord_only',
    },
    {
      by: 'eachParty',
      text: 'INDEMNITY\nThe breaching party shall indemnify the other party for all losses.',
      value: 'mutual',
    },
  ],
  silent: [
    {
      text: '2.9 To keep the Landlord fully informed of claims for damage caused by the neglect of others in the Premises, and to hold the keys.',
    },
    {
      text: 'OFAC CERTIFICATION\nTenant shall indemnify and hold harmless Landlord from all claims related to any breach of the foregoing certification.',
    },
    {
      text: 'HAZARDOUS SUBSTANCES\nLessee shall indemnify, defend and hold Lessor harmless from all damages arising out of any Hazardous Substance brought onto the Premises.',
    },
    {
      by: 'ofBrokers',
      text: 'The parties have dealt with no broker but CBRE. Each party will indemnify and hold harmless the other from any claim for compensation by any other such third person.',
    },
    {
      text: 'INDEMNITY\nTenant shall not be obligated to indemnify Landlord from claims that arise from Landlord’s negligence.',
    },
    { text: 'LIENS\nTenant shall indemnify Landlord against any mechanic’s lien that is filed against the Premises.' },
  ],
};
