import type { RiskCases } from '../risk-suite.ts';
import { reservesInExpenses } from './reserves-in-expenses.ts';

export const reservesInExpensesCases: RiskCases = {
  rule: reservesInExpenses,
  fires: [
    {
      by: 'expensesIncludeReserves',
      text: 'Operating Expenses shall include the cost of maintenance, management fees and reserves for replacement of the roof.',
    },
    {
      by: 'expensesIncludeReserves',
      text: 'Common Area Operating Expenses are defined to include:\n(i) the cost of utilities;\n(ii) insurance; and\n(iii) Reserves set aside for maintenance and repair of Common Areas.',
    },
    {
      by: 'expensesIncludeReserves',
      text: '“Operating Costs” means all costs of the Project, including reserve funds that are reasonable.',
    },
    {
      by: 'sinkingFund',
      text: 'The Service Charge may include a provision for a sinking fund towards future expenditure.',
    },
    {
      by: 'expensesIncludeReserves',
      text: 'There may be included in the annual budget a sum by way of reserve against future works.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'Operating Expenses do not include reserves for replacement.' },
    { shows: 'mutual', text: 'Operating Expenses include reserves for replacement: N/A' },
    { shows: 'exception', text: 'Operating Expenses include reserves for replacement. The foregoing shall not apply.' },
    { by: 'leftOut', text: 'Operating Expenses include all costs, excluding taxes and reserves for replacement.' },
    { text: 'The bank has reserves for future losses.' },
    { text: 'The Service Charge shall not include a provision for a sinking fund.' },
  ],
};
