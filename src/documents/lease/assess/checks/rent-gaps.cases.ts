import type { CheckCases } from './check.ts';
import { rentGaps } from './rent-gaps.ts';

const text = 'Base Rent is payable as follows.';

export const rentGapsCases: CheckCases = {
  check: rentGaps,
  fires: [
    {
      text,
      rent: [
        { from_month: 1, to_month: 12, monthly: 1_000 },
        { from_month: 14, to_month: 24, monthly: 1_100 },
      ],
      says: 'No rent is stated for month 13.',
    },
    {
      text,
      rent: [
        { from: '2020-01-01', to: '2020-12-31', monthly: 1_000 },
        { from: '2021-02-01', to: '2021-12-31', monthly: 1_100 },
      ],
      says: 'One row ends on December 31, 2020; the next begins on February 1, 2021.',
    },
  ],
  silent: [
    {
      text,
      rent: [
        { from_month: 1, to_month: 12, monthly: 1_000 },
        { from_month: 13, to_month: 24, monthly: 1_100 },
      ],
    },
    {
      text,
      rent: [
        { from_month: 1, to_month: 12, monthly: 1_000, premises: 'Floor 1' },
        { from_month: 20, to_month: 24, monthly: 1_100, premises: 'Floor 2' },
      ],
    },
    {
      text,
      rent: [
        { from_month: 1, to_month: 12, monthly: 1_000 },
        { from_month: 14, to_month: 24, state: 'check', reason: 'The units are not clear.' },
      ],
    },
  ],
};
