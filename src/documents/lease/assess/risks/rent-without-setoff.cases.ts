import type { RiskCases } from '../risk-suite.ts';
import { rentWithoutSetoff } from './rent-without-setoff.ts';

export const rentWithoutSetoffCases: RiskCases = {
  rule: rentWithoutSetoff,
  fires: [
    { by: 'noRightOfSetoff', text: 'Tenant has no right of set-off against the rent.' },
    {
      by: 'payWithoutSetoff',
      text: 'Tenant shall pay the Base Rent in advance on the first day of each month, without demand, deduction or set-off.',
    },
    {
      by: 'payWithoutSetoff',
      text: 'Rent shall be paid to Landlord without notice, offset, counterclaim or abatement.',
    },
    {
      by: 'exceptAsStated',
      text: 'Tenant shall pay Minimum Rent in monthly installments without demand, deduction or set-off except as stated in Section 2.2.',
    },
    {
      by: 'exceptAsStated',
      text: 'Lessee agrees to pay all rent when due without any deduction whatsoever, except as provided in Section 12.',
    },
    { by: 'mayNotSetOff', text: 'The Tenant may not on any account set off claims against the rent.' },
    { by: 'waivesSetOff', text: 'The Lessee waives all rights of set-off against rents.' },
  ],
  silent: [
    { by: 'alreadyPaid', text: 'The base rent has been paid in full, net to Landlord without setoff or deduction.' },
    { shows: 'negated', text: 'Tenant shall not be required to pay the rent without deduction of what Landlord owes.' },
    { shows: 'mutual', text: 'Each party shall pay what it owes under this Lease, rent included, without set-off.' },
    { shows: 'exception', text: 'Tenant shall pay the rent without set-off. The foregoing shall not apply.' },
    {
      by: 'tenantMayOffset',
      text: 'The rent shall be paid without set-off, except that Tenant may offset any unpaid judgment against Landlord.',
    },
    { by: 'otherPayment', text: 'The bank shall pay the letter of credit without deduction for unpaid rent.' },
    { text: 'Landlord shall pay the rent of the ground lease without set-off.' },
    { text: 'Tenant may pay the rent by check without deduction of fees.' },
    { text: 'Tenant shall pay its taxes without deduction.' },
    { text: 'Tenant shall pay its taxes without deduction except as the law requires.' },
    { text: 'Tenant may pay the rent by check without deduction except of bank fees.' },
    { text: 'The Tenant may set off claims against the rent.' },
    { text: 'The Lessee has rights of set-off against rents.' },
  ],
};
