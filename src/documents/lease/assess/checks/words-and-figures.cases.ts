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
    {
      text: 'Tenant has deposited Forty Thousand One Hundred Dollars and fifty cents ($41,000.50) with Landlord.',
      says: 'The words say $40,100.5, the figures $41,000.5.',
    },
    {
      text: 'A service charge of three percent (4%) of the past due amount becomes payable.',
      says: 'The words say 3, the figures 4.',
    },
    {
      text: 'If less than twenty (25%) percent of the floor area is taken, this Lease continues.',
      says: 'The words say 20, the figures 25.',
    },
  ],
  silent: [
    { text: 'Landlord shall credit Tenant an allowance of up to eight-four dollars and forty-two cents ($84.42).' },
    { text: 'Lessee may renew this lease for an additional term of two five (5) years periods.' },
    { text: 'Tenant has one ninety (90) day extension and one five (5) year option to renew this Lease.' },
    {
      text: 'The deposit is Two Hundred\nForty Thousand Dollars ($240,000) as security for the performance of Tenant.',
    },
    { text: 'interest at two and one-half percent (2.5%) and a fee of ninety-five (95%) percent of the amount' },
    { text: 'Tenant shall give notice not less than six (6) months before the expiration of the Term.' },
    { text: 'As provided in Section Two (3) of this Lease, the following applies to Landlord and Tenant.' },
    { text: 'interest at one and one-half (1.5) percent per month on the sum of Twenty Thousand Dollars ($20,000.00)' },
    {
      text: 'Rent for twenty-four (24) months is Ninety-Seven Thousand Three Hundred Seventy and 47/100 Dollars ($97,370.47).',
    },
  ],
};
