import type { RiskCases } from '../risk-suite.ts';
import { subrogationOneWay } from './subrogation-one-way.ts';

export const subrogationOneWayCases: RiskCases = {
  rule: subrogationOneWay,
  fires: [
    { by: 'tenantWaives', text: 'Tenant hereby waives any right of subrogation of its insurer against Landlord.' },
    {
      by: 'tenantWaives',
      text: 'Lessee waives all rights of recovery and subrogation against Lessor for loss covered by its insurance.',
    },
    { by: 'tenantWaives', text: 'Tenant, on behalf of itself and its insurers, waives all rights of subrogation.' },
  ],
  silent: [
    { shows: 'negated', text: 'Tenant does not waive subrogation against Landlord.' },
    { shows: 'mutual', text: 'Landlord and Tenant each waive subrogation against the other.' },
    { shows: 'exception', text: 'Tenant waives subrogation. The foregoing shall not apply.' },
    {
      by: 'mutual',
      text: 'Tenant waives subrogation against Landlord.\nThe insurance policies of both parties shall contain a waiver of subrogation.',
    },
    {
      by: 'landlordToo',
      text: 'Tenant waives subrogation against Landlord.\nLandlord likewise releases Tenant from loss that its insurance covers. Landlord waives subrogation.',
    },
    { by: 'employersInsurance', text: 'Tenant waives subrogation of its workers’ compensation carrier.' },
    { text: 'Tenant shall retain its right of subrogation.' },
    { text: 'The contractor hereby waives subrogation against Landlord.' },
  ],
};
