import { expect, test } from 'vitest';
import { speaksOf } from './spoken-points.ts';

/** By point: a sentence that settles it. */
const settled = [
  ['permitted_use', 'The tenant will run a bakery and nothing else.'],
  ['delivery_date', 'Keys are handed over on March 3, 2027.'],
  ['delivery_condition', 'The space comes as is, broom clean.'],
  ['base_rent', 'Rent is $4,200 a month.'],
  ['escalation', 'The rate goes up 3% each year.'],
  ['expense_structure', 'All of this is absolutely net to the owner.'],
  ['security_deposit', 'Two months as a deposit.'],
  ['guaranty', 'Her parents co-sign.'],
  ['renewal', 'One option to extend for five years.'],
  ['parking', 'Six stalls behind the building.'],
  ['brokers_commission', 'No broker is involved on either side.'],
  ['legal_fees', 'Each side pays its own lawyers.'],
] as const;

test.each(settled)('%s is settled by: %s', (point, sentence) => {
  expect(speaksOf(point, sentence)).toBe(true);
});

test.each(settled)('%s stays open if the same sentence leaves it to be agreed', (point, sentence) => {
  expect(speaksOf(point, sentence.replace(/\.$/, ', to be agreed.'))).toBe(false);
});

test.each(settled)('%s is not settled by a sentence about another topic', (point) => {
  expect(speaksOf(point, 'It was a pleasure to meet you on Thursday.')).toBe(false);
});

test('in a long list only the open item stays open', () => {
  const list =
    'Rent $4,200 a month plus electricity; deposit of two months; six parking stalls behind the building, marked with our name; renewal to be discussed; signs on the front and on the post at the street.';
  expect(speaksOf('parking', list)).toBe(true);
  expect(speaksOf('renewal', list)).toBe(false);
});
