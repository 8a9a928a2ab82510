import type { FieldCases } from '../../field-suite.ts';
import { tiAmortized } from './ti-amortized.ts';

export const tiAmortizedCases: FieldCases = {
  field: tiAmortized,
  finds: [
    {
      by: 'amortizedAt',
      text: 'Any additional allowance shall be amortized at 8% per annum over 84 months, which is $935.17 per month.',
      value: '8%, 84 months, $935.17 a month',
    },
    {
      by: 'amortizedAt',
      text: 'The excess of the tenant improvement costs is amortized over the Term at an interest rate of nine percent (9%).',
      value: '9%',
    },
  ],
  silent: [
    {
      by: 'expensesOrFees',
      text: 'The termination fee is the unamortized part of the allowance and of commissions, amortized at 8% per annum.',
    },
    {
      by: 'notImprovements',
      text: 'The roof is amortized at 8% interest per year over 20 years, which is $669.15 per month.',
    },
  ],
};
