import { expect, test } from 'vitest';
import { analyze } from '../engine/analyze.fixture.ts';
import { scenarioAt, totalsOverRange } from './scenario.ts';

test('the page recomputes the worked example of the conventions to the cent', async () => {
  const { years, figures } = scenarioAt(await analyze(), '50.00');
  expect(Object.fromEntries(figures.map(({ label, value }) => [label, value]))).toMatchObject({
    'Year 1': '$660,160.86',
    'Year 1 per sf': '$66.02',
    'Total over 5 years': '$3,323,989.47',
    'Average per sf a year': '$66.48',
    'Net effective rent, by PV': '$41.54',
  });
  expect(years.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5]);
  const [first] = years;
  expect([Number(first?.base), Number(first?.operating)]).toEqual([500_000, 75_000]);
});

test('between two steps every figure matches a separate analysis of that rent', async () => {
  const wide = await analyze();
  const exact = await analyze({ base_rent_min: '57.13', base_rent_max: '57.13' });
  expect(scenarioAt(wide, '57.13').figures).toEqual(scenarioAt(exact, '57.13').figures);
});

test('the parts of every year add up to its cost', async () => {
  const { years } = scenarioAt(await analyze({ term: '15', op_ex_escal: '7.5' }), '61.07');
  expect(years).toHaveLength(15);
  for (const { base, operating, repayment, cost } of years) {
    expect(Number(base) + Number(operating) + Number(repayment)).toBeCloseTo(Number(cost), 6);
  }
});

test('a negative net effective rent has its sign before the currency', async () => {
  const result = await analyze({ term: '1', ti_allow: '500', base_rent_min: '10', base_rent_max: '15' });
  expect(scenarioAt(result, '10.00').figures.at(-1)?.value).toMatch(/^-\$[\d,]+\.\d{2}$/);
});

test('the range has seven steps, or one if both ends are the same', async () => {
  expect(totalsOverRange(await analyze()).map(({ rent }) => Number(rent))).toEqual([50, 52.5, 55, 57.5, 60, 62.5, 65]);
  expect(totalsOverRange(await analyze({ base_rent_max: '50' }))).toHaveLength(1);
});
