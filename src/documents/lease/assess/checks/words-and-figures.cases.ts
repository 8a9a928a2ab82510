import type { CheckCases } from './check.ts';
import { wordsAndFigures } from './words-and-figures.ts';

export const wordsAndFiguresCases: CheckCases = {
  check: wordsAndFigures,
  fires: [
    {
      text: 'Tenant shall give notice not less than six (5) months before the expiration of the Term.',
      says: 'The words say 6, the figures 5.',
    },
    {
      text: 'Tenant shall deposit the sum of Twenty Thousand Dollars ($25,000.00) with Landlord.',
      says: 'The words say $20,000, the figures $25,000.',
    },
  ],
  silent: [
    { text: 'Tenant shall give notice not less than six (6) months before the expiration of the Term.' },
    { text: 'As provided in Section Two (3) of this Lease, the following applies to Landlord and Tenant.' },
    { text: 'interest at one and one-half (1.5) percent per month on the sum of Twenty Thousand Dollars ($20,000.00)' },
    {
      text: 'Rent for twenty-four (24) months is Ninety-Seven Thousand Three Hundred Seventy and 47/100 Dollars ($97,370.47).',
    },
  ],
};
