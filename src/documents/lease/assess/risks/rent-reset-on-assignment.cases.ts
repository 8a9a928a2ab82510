import type { RiskCases } from '../risk-suite.ts';
import { rentResetOnAssignment } from './rent-reset-on-assignment.ts';

export const rentResetOnAssignmentCases: RiskCases = {
  rule: rentResetOnAssignment,
  fires: [
    {
      by: 'increasedOnAssignment',
      text: 'In the case of an approved assignment Minimum Annual Rent shall be increased to the greater of the current rent and the average of the three preceding Lease Years.',
    },
    {
      by: 'adjustToMarket',
      text: 'Lessor may, as a condition to its consent to an assignment, require that the amount of the rent be adjusted to what is then the market value.',
    },
    {
      by: 'adjustToMarket',
      text: 'As a condition of consent to any assignment Landlord may increase the Base Rent to the then prevailing rate.',
    },
    {
      by: 'adjustToMarket',
      text: 'If Landlord consents to an assignment, the Base Rent shall be increased by Landlord to the market rent.',
    },
    {
      by: 'reviewOnAssignment',
      text: 'If this lease is assigned, the Landlord is entitled to review the rent to the current market level.',
    },
    { by: 'reviewOnAssignment', text: 'On a transfer of the lease the minimum rent is increased by ten percent.' },
  ],
  silent: [
    { text: 'Minimum Annual Rent shall be increased to $60,000 on the third anniversary of the Commencement Date.' },
    {
      shows: 'negated',
      text: 'Landlord may not, as a condition of its consent to an assignment, increase the rent to market.',
    },
    { shows: 'mutual', text: 'Increase to market as a condition of consent to assign: N/A' },
    {
      shows: 'exception',
      text: 'As a condition of its consent to an assignment Landlord may increase the rent to market. The foregoing shall not apply.',
    },
    {
      by: 'underOption',
      text: 'If Landlord consents to the assignment of the option, the rent of the renewal shall be adjusted to market.',
    },
    { text: 'Landlord may increase the rent to the market rent in the sixth year.' },
    { text: 'Landlord waives any right to increase the rent to market as a condition of consent to an assignment.' },
    { text: 'If this lease is assigned, the Landlord is not entitled to review the rent to the market level.' },
  ],
};
