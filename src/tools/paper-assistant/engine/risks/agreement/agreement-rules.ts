import type { RiskRule } from '../rule.ts';
import { wrongSums } from './group-sizes.ts';
import { wrongIntervals } from './intervals.ts';
import { wrongPercentages } from './percentages.ts';

/** Rules on numbers that contradict each other. */
export const agreementRules: readonly RiskRule[] = [
  {
    id: 'percentage-against-counts',
    severity: 'high',
    title: 'A percentage that its counts do not give',
    why: 'A reader who divides the numbers gets another result, and doubts the others as well.',
    add: 'Check the counts and the percentage, and correct the one that is wrong.',
    find: wrongPercentages,
  },
  {
    id: 'sizes-do-not-add-up',
    severity: 'high',
    title: 'Group sizes that do not add up',
    why: 'Numbers that do not add up are the first thing that a careful reviewer finds.',
    add: 'Check these numbers, and say what differs if all are right.',
    find: wrongSums,
  },
  {
    id: 'interval-against-estimate',
    severity: 'high',
    title: 'An interval that does not fit its estimate or its p value',
    why: 'An estimate lies within its interval, and an interval that contains no effect goes with a large p value.',
    add: 'Check estimate, interval and p value against the output of the analysis.',
    find: wrongIntervals,
  },
];
