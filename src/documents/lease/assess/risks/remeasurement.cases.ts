import type { RiskCases } from '../risk-suite.ts';
import { remeasurement } from './remeasurement.ts';

export const remeasurementCases: RiskCases = {
  rule: remeasurement,
  fires: [
    {
      by: 'remeasure',
      text: 'Landlord may from time to time remeasure the Premises and adjust the Base Rent accordingly.',
    },
    { by: 'remeasure', text: 'Lessor reserves the right to re-measure the Building at any time.' },
    {
      by: 'remeasure',
      text: 'The Premises may be remeasured by Landlord during the Term, and the rent shall be adjusted.',
    },
    { by: 'redetermined', text: 'The rentable area may be redetermined by the Landlord.' },
    {
      by: 'certifiedArea',
      text: 'The area certified by the Lessor’s architect on completion is final, and Rent is adjusted to it.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'Landlord shall not remeasure the Premises during the Term.' },
    { shows: 'mutual', text: 'Neither Landlord nor Tenant may remeasure the Premises.' },
    { shows: 'exception', text: 'Landlord may remeasure the Premises. The foregoing shall not apply.' },
    { by: 'noEffectOnRent', text: 'Landlord may remeasure the Building. Base Rent shall not change by reason of it.' },
    { by: 'beforeTheTerm', text: 'Landlord may remeasure the Premises upon substantial completion of the work.' },
    { text: 'Landlord waives its right to remeasure the Premises.' },
    { text: 'The rentable area may not be redetermined by the Landlord.' },
    { text: 'The area certified by the Lessor’s architect is not final.' },
  ],
};
