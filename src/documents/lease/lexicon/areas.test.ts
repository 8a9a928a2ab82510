import { describe, expect, test } from 'vitest';
import { areasIn } from './areas.ts';

/** Phrases from leases, and the areas in them as `size unit kind`. */
const cases: readonly (readonly [text: string, areas: readonly string[]])[] = [
  ['approximately One Thousand Nine Hundred and Fifty Seven (1,957) rentable square feet', ['1957 sf rentable']],
  ['that certain 112,000 square foot building', ['112000 sf ']],
  ['a 20,000-square-foot warehouse', ['20000 sf ']],
  ['4898 square feet', ['4898 sf ']],
  ['Private 221 sqft Double Window Office', ['221 sf ']],
  ['75,376 rentable square comprised of 58,608 rentable square feet', ['75376 sf rentable', '58608 sf rentable']],
  ['39,174 RSF and 1,200 USF', ['39174 sf rentable', '1200 sf usable']],
  ['5,000 +/- SF', ['5000 sf ']],
  ['two thousand five hundred square feet of space', ['2500 sf ']],
  ['69,050 square feet of Net Rentable Area', ['69050 sf ']],
  ['6,471 (181.86 ping x 35.58), (1 ping = 35.58 square feet) rentable square feet', ['6471 sf rentable']],
  ['9,608m 2 of logistics warehouse space', ['9608 m2 ']],
  ['9746.65 square meters', ['9746.65 m2 ']],
  ['1.234,5 m² and 10 000 m²', ['1234.5 m2 ', '10000 m2 ']],
  ['9.608 m²', ['9608 m2 ']],
  ['3274 m2', ['3274 m2 ']],
  ['450 sq. m. of offices', ['450 m2 ']],
  ['12.5 acres', ['12.5 acres ']],
  ['2.3 hectares of land', ['2.3 hectares ']],
  ['181.86 ping', ['181.86 ping ']],
  ['20 mu of land', ['20 mu ']],
  ['$21.50 per square foot', []],
  ['a 3 month term', []],
];

describe('areas', () => {
  test.each(cases)('%s', (text, areas) => {
    expect(areasIn(text).map(({ size, unit, kind }) => `${size} ${unit} ${kind}`)).toEqual(areas);
  });
});
