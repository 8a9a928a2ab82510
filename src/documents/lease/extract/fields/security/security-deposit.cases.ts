import type { FieldCases } from '../../field-suite.ts';
import { securityDeposit } from './security-deposit.ts';

export const securityDepositCases: FieldCases = {
  field: securityDeposit,
  finds: [
    { by: 'label', text: 'BASIC LEASE INFORMATION\nSecurity Deposit:\t$39,761.48', value: 39761.48, state: 'found' },
    { by: 'none', text: 'BASIC LEASE INFORMATION\nSecurity Deposit: None.', value: 'none' },
    {
      by: 'definedTerm',
      text: 'Tenant shall pay to Landlord upon signing the sum of $115,083.33 payable on the Effective Date (the “Security Deposit”).',
      value: 115083.33,
    },
    {
      by: 'inTheAmountOf',
      text: 'Tenant has delivered to Landlord a security deposit in the amount of $12,000.00 as security for its obligations.',
      value: 12000,
    },
  ],
  silent: [
    {
      by: 'changeOfDeposit',
      text: 'If Tenant is in default twice, Landlord may increase the security deposit by an amount of $5,000.00.',
    },
    { text: 'Tenant shall pay a pet deposit of $250.00.' },
  ],
};
