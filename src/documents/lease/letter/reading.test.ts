import { expect, test } from 'vitest';
import { freeMonths } from './free-months.ts';
import { isAnotherDeal, isLeftOpen } from './left-open.ts';
import { amountsOf, showAmount } from './letter-values.ts';
import { parkingCount } from './parking-count.ts';
import { plainFigures } from './plain-figures.ts';
import {
  amountCases,
  figureCases,
  freeMonthCases,
  openCases,
  otherDealCases,
  parkingCases,
  stepCases,
} from './reading.cases.ts';
import { rentSteps } from './rent-steps.ts';

test.each(figureCases)('“%s” is read with plain figures as “%s”', (text, plain) => {
  expect(plainFigures(text)).toBe(plain);
});

test.each(openCases)('“%s” is left open: %s', (text, open) => {
  expect(isLeftOpen(text)).toBe(open);
});

test.each(otherDealCases)('“%s” belongs to another deal: %s', (text, other) => {
  expect(isAnotherDeal(text)).toBe(other);
});

test.each(freeMonthCases)('“%s” gives %s rent-free months', (text, months) => {
  expect(freeMonths(text)).toBe(months);
});

test.each(parkingCases)('“%s” gives the count %s', (text, count) => {
  expect(parkingCount(text)).toBe(count);
});

test.each(stepCases)('rent steps of “%s”', (text, steps) => {
  expect(rentSteps(text).map(({ times }) => [times.from_month, times.to_month])).toEqual(steps);
});

test.each(amountCases)('“%s” names %j', (text, amounts) => {
  expect(amountsOf(text).map(({ amount, currency }) => showAmount(amount, currency))).toEqual(amounts);
});
