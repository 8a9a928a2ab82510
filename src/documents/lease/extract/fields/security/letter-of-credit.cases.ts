import type { FieldCases } from '../../field-suite.ts';
import { letterOfCredit } from './letter-of-credit.ts';

export const letterOfCreditCases: FieldCases = {
  field: letterOfCredit,
  finds: [
    { by: 'label', text: 'SUMMARY\nAmount of Letter of Credit:\t$1,426,422.96', value: 1426422.96 },
    { by: 'label', text: 'Letter of Credit\t$250,000.00', value: 250000 },
    {
      by: 'inTheAmountOf',
      text: 'Sublessee shall deliver to Sublessor an irrevocable Letter of Credit (“Letter of Credit”) in the amount of Thirty Seven Thousand and no/100 Dollars ($37,000).',
      value: 37000,
    },
    {
      by: 'amountBefore',
      text: 'Tenant shall deliver to Landlord security of $120,000.00 in the form of an irrevocable standby letter of credit.',
      value: 120000,
    },
    {
      by: 'formOfDeposit',
      text: 'The Security Deposit may be in the form of cash or an unconditional, irrevocable letter of credit.',
      given: { security_deposit: 225588.25 },
      value: 225588.25,
    },
  ],
  silent: [
    {
      by: 'changeOfAmount',
      text: 'After the third year Tenant may replace it by a Letter of Credit in a reduced amount of $20,000.00.',
    },
    {
      by: 'othersCredit',
      text: 'The contractor shall provide a letter of credit in the amount of $50,000.00 before the work begins.',
    },
    { text: 'Landlord may transfer the Security Deposit or any letter of credit to the new owner.' },
  ],
};
