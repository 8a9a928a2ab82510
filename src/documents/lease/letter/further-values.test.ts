import { expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { decideLetter } from './decide-letter.ts';

const valuesOf = (id: string, ...lines: readonly string[]) =>
  decideLetter(prepareText(caseDocument(['LETTER OF INTENT', 'January 14, 2026', ...lines].join('\n'))))
    .decisions.get(id)
    ?.values.map(({ value, state }) => [value, state]);

test('a second allowance is shown next to the first one, with a request to compare them', () => {
  expect(
    valuesOf('ti_allowance', 'TI: $45.00 per square foot', 'Signage: A separate signage allowance of $10,000 is paid.'),
  ).toEqual([
    [45, 'found'],
    [10_000, 'check'],
  ]);
  expect(
    valuesOf(
      'ti_allowance',
      'TI: Up to $52 per rentable square foot, with $4 per rentable square foot more for cabling',
    ),
  ).toEqual([
    [52, 'found'],
    [4, 'check'],
  ]);
});

test('the total of one allowance, a refused one and unspent money are no second allowance', () => {
  for (const words of [
    'The allowance is paid in two parts.',
    'There is no additional allowance of $10,000.',
    'Any unspent part of the additional allowance, up to $10,000, goes to Landlord.',
    'An additional allowance of $5 or $10 per foot may be discussed.',
  ])
    expect(valuesOf('ti_allowance', 'TI: $45.00 per square foot', words)).toHaveLength(1);
  expect(valuesOf('ti_allowance', 'TI: $45.00 per square foot and $2.00 per square foot each year')).toHaveLength(1);
});

test('the brokers of both sides are shown if they are on separate lines; words about the commission are not', () => {
  expect(valuesOf('brokers', "Landlord's Broker: Holt Rainford", "Tenant's Broker: Swale Row Partners")).toEqual([
    ['Holt Rainford', 'found'],
    ['Swale Row Partners', 'found'],
  ]);
  for (const words of ['Commission: Landlord pays 4%', "Tenant's Broker: none", "Tenant's Broker: mail@x.example"])
    expect(valuesOf('brokers', "Landlord's Broker: Holt Rainford", words)).toHaveLength(1);
});
