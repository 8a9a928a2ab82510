import { cellRef, readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { BaseRentResult } from '../../tool.ts';
import { analyze } from '../analyze.fixture.ts';
import { evaluateFormula, type Value } from './evaluate-formula.fixture.ts';
import { baseRentXlsx } from './xlsx.ts';

const made = new Date('2026-01-15T09:30:00Z');

type Content = { formula: string; cached: number | string } | { value: number | string };

/** A calculating workbook: reads the file and evaluates every formula from the inputs, never from cached results. */
async function open(bytes: Uint8Array) {
  const workbook = await readXlsx(bytes);
  const contents = new Map<string, Content>();
  for (const sheet of workbook.sheets) {
    for (const [row, values] of sheet.rows.entries()) {
      for (const [column, value] of values.entries()) {
        const key = `${sheet.name}!${cellRef(row, column)}`;
        const formula = sheet.cells?.get(`${row},${column}`)?.formula;
        if (formula !== undefined) contents.set(key, { formula, cached: value as number | string });
        else if (value !== null && value !== undefined) contents.set(key, { value: value as number | string });
      }
    }
  }
  const names = new Map(
    (workbook.namedRanges ?? []).map(({ name, range }) => [name, range.replaceAll('$', '').replaceAll("'", '')]),
  );
  const known = new Map<string, number | string>();
  const calculate = (key: string): number | string => {
    const content = contents.get(key);
    if (content === undefined) throw new Error(`${key} is empty`);
    if ('value' in content) return content.value;
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const sheet = key.split('!')[0];
    const value = evaluateFormula(content.formula, (reference): Value => {
      const named = names.get(reference);
      if (named !== undefined) return calculate(named);
      const range = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(reference);
      if (range === null) return calculate(`${sheet}!${reference}`);
      const rows = Array.from(
        { length: Number(range[4]) - Number(range[2]) + 1 },
        (_, index) => Number(range[2]) + index,
      );
      return rows.map((row) => calculate(`${sheet}!${range[1]}${row}`));
    });
    known.set(key, value);
    return value;
  };
  const set = (name: string, value: number) => {
    contents.set(names.get(name) ?? name, { value });
    known.clear();
  };
  return { contents, calculate, set };
}

const leases: [string, Record<string, string>][] = [
  ['as the form opens', {}],
  ['of one year', { term: '1' }],
  [
    'of 15 years with odd figures',
    { term: '15', ti_rate: '7.77', op_ex_pct: '13.33', op_ex_escal: '3.33', base_rent_max: '60.01' },
  ],
  ['with one rent', { base_rent_max: '50' }],
  ['with a discount rate', { term: '6', discount_rate: '5.50' }],
  ['with small expenses', { op_ex_pct: '1.25', ti_allow: '0.37' }],
];

test.each(leases)('a lease %s: every formula gives the value next to it', async (_, changes) => {
  const { contents, calculate } = await open(await baseRentXlsx(await analyze(changes), made));
  let formulas = 0;
  for (const [key, content] of contents) {
    if (!('formula' in content)) continue;
    formulas += 1;
    const value = calculate(key);
    if (typeof content.cached === 'number') {
      expect(Math.abs(Number(value) - content.cached), `${key}: ${content.formula}`).toBeLessThan(
        Math.max(1e-9, 1e-11 * Math.abs(content.cached)),
      );
    } else expect(value, key).toBe(content.cached ?? '');
  }
  expect(formulas).toBeGreaterThan(200);
});

test('every figure outside the input cells is a formula', async () => {
  const { contents } = await open(await baseRentXlsx(await analyze(), made));
  const typed = [...contents].filter(
    ([key, content]) => 'value' in content && typeof content.value === 'number' && !/^Years!A/.test(key),
  );
  expect(typed.map(([key]) => key)).toEqual([
    ...[5, 6, 7, 8, 9, 10, 11, 12].map((row) => `Inputs!B${row}`),
    // The common terms around the lease's own.
    'Grids!B2',
    'Grids!D2',
    'Grids!E2',
    'Grids!F2',
  ]);
});

test('the workbook calculates the worked example with spreadsheet functions', async () => {
  const { contents, calculate } = await open(await baseRentXlsx(await analyze(), made));
  expect(contents.get('Inputs!B17')).toMatchObject({ formula: 'PMT(TI_Rate/12,12*Term,-TI_Total)' });
  expect(contents.get('Sensitivity!H4')).toMatchObject({
    formula: expect.stringContaining('PV(Discount_Rate/12,12*Term,-1,0,1)'),
  });
  expect(Number(calculate('Inputs!B17')).toFixed(2)).toBe('7096.74');
  expect(Number(calculate('Sensitivity!B4')).toFixed(2)).toBe('660160.86');
  expect(Number(calculate('Sensitivity!F4')).toFixed(2)).toBe('3323989.47');
  expect(Number(calculate('Sensitivity!J4')).toFixed(4)).toBe('41.5403');
});

test('the workbook recalculates when its inputs are changed', async () => {
  const before = await open(await baseRentXlsx(await analyze(), made));
  const changed: BaseRentResult = await analyze({
    term: '9',
    ti_rate: '6.25',
    op_ex_pct: '11',
    op_ex_escal: '4',
    space_size: '7,321',
    ti_allow: '41.5',
    base_rent_min: '40',
    base_rent_max: '48',
  });
  const after = await open(await baseRentXlsx(changed, made));
  before.set('Term', 9);
  before.set('TI_Rate', 0.0625);
  before.set('Op_Ex_Pct', 0.11);
  before.set('Op_Ex_Escal', 0.04);
  before.set('Space_Size', 7321);
  before.set('TI_Allowance', 41.5);
  before.set('Base_Rent_Min', 40);
  before.set('Base_Rent_Max', 48);
  for (const [key, content] of after.contents) {
    // The terms in the first grid are those of the lease that the file was made for.
    if (!('formula' in content) || /^Grids!.(10|[1-9])$/.test(key)) continue;
    const value = before.calculate(key);
    if (typeof value === 'number') expect(value, key).toBeCloseTo(Number(after.calculate(key)), 6);
    else expect(value, key).toBe(after.calculate(key));
  }
});

test('the same report gives the same bytes', async () => {
  const result = await analyze();
  expect(await baseRentXlsx(result, made)).toEqual(await baseRentXlsx(result, made));
});
