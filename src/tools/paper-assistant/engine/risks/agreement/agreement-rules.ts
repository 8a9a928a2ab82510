import type { RiskRule } from '../rule.ts';
import { wrongAgreement } from './comparisons.ts';
import { wrongSums } from './group-sizes.ts';
import { wrongIntervals } from './intervals.ts';
import { wrongPercentages } from './percentages.ts';
import { restatedOtherwise, transposed } from './restated.ts';
import { quantityOtherwise } from './restated-quantities.ts';
import { wrongTests } from './test-statistics.ts';
import { wrongUnits } from './units.ts';

/** Rules on contradicting numbers. */
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
  {
    id: 'test-against-p-value',
    severity: 'high',
    title: 'A p value that its test statistic does not give',
    why: 'Readers and journals recompute p values from the statistic; one of the two may be a slip.',
    add: 'Check both against the output of the analysis.',
    find: wrongTests,
  },
  {
    id: 'agreement-outside-uncertainty',
    severity: 'high',
    title: 'Values and their uncertainties say otherwise',
    why: 'Values more than three uncertainties apart do not agree, and values within one do not clearly differ.',
    add: 'Check values and uncertainties, and word the comparison by them.',
    find: wrongAgreement,
  },
  {
    id: 'conclusion-number-differs',
    severity: 'high',
    title: 'A conclusion with a number that no result gives',
    why: 'A number is restated in the discussion, and the results on the same thing have another one.',
    add: 'Use the number of the results, or report where this one comes from.',
    find: (context) =>
      [...restatedOtherwise(context), ...quantityOtherwise(context), ...transposed(context)].slice(0, 1),
  },
  {
    id: 'unit-of-another-quantity',
    severity: 'high',
    title: 'A unit that does not fit its quantity',
    why: 'A wrong unit makes the number useless, and a reader doubts the other numbers as well.',
    add: 'Check the number and its unit against the source.',
    find: wrongUnits,
  },
];
