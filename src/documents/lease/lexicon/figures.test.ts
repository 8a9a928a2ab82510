import { expect, test } from 'vitest';
import { areasIn, moneyIn, percentsIn } from './figures.ts';
import { moneyCases } from './money.cases.ts';

test.each(moneyCases)('amounts of “%s” [D.101]', (text, amounts) => {
  expect(moneyIn(text).map(({ amount, currency }) => `${currency} ${amount}`)).toEqual(amounts);
});

test('words that contradict the figures are reported with them [D.101]', () => {
  expect(moneyIn('Two Thousand Dollars ($2,500)')[0]?.wordsSay).toBe('2000');
  expect(moneyIn('Two Thousand, Five Hundred Dollars ($2,500)')[0]?.wordsSay).toBeNull();
  expect(moneyIn('Two Thousand Five Hundred and 00/100 Dollars ($2,500.00)')[0]?.wordsSay).toBeNull();
});

test('areas in square meters are read in every notation [D.101]', () => {
  const areas = areasIn('3274 m2, 825 m 2, 1,500 square meters, 900 sqm, 640 sq. m., 9746.65 square metres');
  expect(areas.map(({ size, unit }) => `${size} ${unit}`)).toEqual([
    '3274 m2',
    '825 m2',
    '1500 m2',
    '900 m2',
    '640 m2',
    '9746.65 m2',
  ]);
});

test('a decimal comma in a percentage is read, and a comma between thousands is not one [D.101]', () => {
  const percents = percentsIn('a share of 6,4%, 12,75 % and 7.5%; sales grew by 1,250%');
  expect(percents.map(({ percent }) => percent)).toEqual(['6.4', '12.75', '7.5', '1250']);
});

test('percentages in words are read, with their fractions [D.101]', () => {
  const read = (text: string) => percentsIn(text).map(({ percent }) => percent);
  expect(read('by three per cent, or two and one-half percent, or half a per cent')).toEqual(['3', '2.5', '0.5']);
  expect(read('one-half of one percent of the sum; three-quarters of one per cent; 1/2 of 1%')).toEqual([
    '0.5',
    '0.75',
    '0.5',
  ]);
  expect(read('one-half of one percent (0.5%)')).toEqual(['0.5']);
  expect(read('two and three-quarters percent (2.75%)')).toEqual(['2.75']);
  expect(read('one-half of the rent, a quarter of the year and percent signs')).toEqual([]);
});
