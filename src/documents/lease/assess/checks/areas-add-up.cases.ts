import { areasAddUp } from './areas-add-up.ts';
import type { CheckCases } from './check.ts';

export const areasAddUpCases: CheckCases = {
  check: areasAddUp,
  fires: [
    {
      text: 'The Premises contain 106,610 square feet of space, consisting of 4,560 square feet of offices and 98,400 square feet of warehouse.',
      says: 'The parts add up to 102,960 square feet; the document says 106,610.',
    },
    {
      text: 'a total of 20,000 rentable square feet, comprised of 12,000 rentable square feet on the first floor and 9,000 rentable square feet on the second floor.',
      says: 'The parts add up to 21,000 square feet; the document says 20,000.',
    },
  ],
  silent: [
    {
      text: 'The Premises contain 20,000 square feet, consisting of 12,000 square feet on the first floor and 8,000 square feet on the second floor.',
    },
    {
      text: 'The Building contains 221,000 square feet. The Premises consist of 106,610 square feet. The yard has 9,000 square feet.',
    },
    {
      text: 'The Premises contain 50,000 square feet, consisting of a hall with 4,000 square feet of offices and 900 square feet of storage.',
    },
  ],
};
