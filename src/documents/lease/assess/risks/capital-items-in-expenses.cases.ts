import type { RiskCases } from '../risk-suite.ts';
import { capitalItemsInExpenses } from './capital-items-in-expenses.ts';

export const capitalItemsInExpensesCases: RiskCases = {
  rule: capitalItemsInExpenses,
  fires: [
    {
      by: 'expensesInclude',
      text: 'Operating Expenses shall include all costs of operation, maintenance and capital improvements made to the Building.',
    },
    {
      by: 'expensesInclude',
      text: '“Operating Expenses” shall mean all costs incurred in operating the Project, including: (a) utilities; (b) insurance; (c) capital improvements; and (d) repairs.',
    },
    {
      by: 'expensesInclude',
      text: 'Common Area Expenses include the cost of repairs, repaving, lighting and capital replacements of every kind.',
    },
    {
      by: 'expensesInclude',
      text: '“Operating Costs” means all costs of the Project, including taxes, insurance and capital expenditures.',
    },
    {
      by: 'expensesInclude',
      text: 'There shall be included in Operating Costs the cost of roof replacement and any other capital expenditures.',
    },
    {
      by: 'expensesInclude',
      text: '“Common Area Costs” means every expense of managing the Project, whether or not capital in nature.',
    },
    {
      by: 'expensesInclude',
      text: 'Outgoings mean all amounts paid for the land, including expenditure of a capital nature.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'Operating Expenses do not include capital improvements.' },
    { shows: 'mutual', text: 'Capital items in Operating Expenses: N/A' },
    { shows: 'exception', text: 'Operating Expenses include capital improvements. The foregoing shall not apply.' },
    { by: 'spread', text: 'Operating Expenses include capital improvements, amortized over their useful life.' },
    {
      by: 'leftOut',
      text: 'Operating Expenses include all costs of the Building, excluding taxes and capital expenditures.',
    },
    { text: 'The landlord’s work shall include capital improvements to the lobby.' },
    {
      text: 'The service charge comprises cleaning and lighting; expenditure of a capital nature shall not be recovered.',
    },
  ],
};
