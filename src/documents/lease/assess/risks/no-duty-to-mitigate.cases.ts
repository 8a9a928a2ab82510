import type { RiskCases } from '../risk-suite.ts';
import { noDutyToMitigate } from './no-duty-to-mitigate.ts';

export const noDutyToMitigateCases: RiskCases = {
  rule: noDutyToMitigate,
  fires: [
    {
      by: 'noDutyToRelet',
      text: 'Landlord shall not have any duty or obligation to relet any or all of the Premises as the result of any Event of Default.',
    },
    { by: 'noDutyToMitigate', text: 'Lessor shall have no obligation to mitigate its damages.' },
    { by: 'noDutyToRelet', text: 'In no event shall Landlord be required to re-enter or to relet the Premises.' },
    { by: 'notRequiredOf', text: 'Mitigation of loss shall not be required of Landlord following a breach.' },
    { by: 'needNot', text: 'Landlord is not bound to find another tenant.' },
  ],
  silent: [
    { shows: 'negated', text: 'Landlord shall have the duty to mitigate its damages.' },
    { shows: 'mutual', text: 'Neither party shall have a duty to mitigate its damages.' },
    { shows: 'exception', text: 'Landlord shall have no duty to mitigate. The foregoing shall not apply.' },
    {
      by: 'mitigatesElsewhere',
      text: 'Landlord shall not be obligated to relet the Premises at a loss.\nLandlord shall use reasonable efforts to mitigate its damages.',
    },
    {
      by: 'onlyFurtherDuty',
      text: 'Landlord shall have no obligation to relet the Premises before it leases other space in the Building.',
    },
    { text: 'Mitigation of loss shall be required of Landlord following a breach.' },
    { text: 'Landlord is bound to find another tenant.' },
  ],
};
