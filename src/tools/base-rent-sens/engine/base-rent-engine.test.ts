import { describe, expect, test } from 'vitest';
import { type BaseRentResult, display, valueAt } from '../tool.ts';
import { checkInputs, expectAgreement } from './agreement.fixture.ts';
import { analyze, run } from './analyze.fixture.ts';
import { independentLease, scaled } from './independent-lease.fixture.ts';
import { Exact, monthlyRepayment } from './lease-lines.ts';

function at(result: BaseRentResult, figure: string, rent: string, places = 2): string {
  return display(valueAt(result.lines[figure] ?? { intercept: '0', slope: '0' }, rent), places);
}

describe('the built-in engine of base rent analysis', () => {
  test('calculates the worked example of the defaults at $50, to the cent', async () => {
    const result = await analyze();
    expect(display(result.allowance.total)).toBe('350,000.00');
    expect(display(result.allowance.payment)).toBe('7,096.74');
    expect(at(result, 'base_rent', '50')).toBe('500,000.00');
    expect(at(result, 'operating_expenses_year_1', '50')).toBe('75,000.00');
    expect(at(result, 'ti_repayment', '50')).toBe('85,160.86');
    expect(at(result, 'cost_year_1', '50')).toBe('660,160.86');
    expect(at(result, 'cost_per_sf_year_1', '50', 4)).toBe('66.0161');
    expect(at(result, 'total_obligation', '50')).toBe('3,323,989.47');
    expect(at(result, 'average_per_sf', '50', 4)).toBe('66.4798');
    expect(at(result, 'ner_present_value', '50', 4)).toBe('41.5403');
    expect(at(result, 'ner_straight_line', '50', 4)).toBe('43.0000');
    expect(result.rows[0]?.figures).toMatchObject({ cost_year_1: valueAt(result.lines.cost_year_1 ?? never(), '50') });
  });

  test('repays 80,000 at 8 % over 20 years with 669.15 a month, as in a signed lease on public file', () => {
    const share = new Exact(1);
    const lease = {
      term: 20,
      size: share,
      tiRate: new Exact('0.08'),
      opExShare: share,
      opExIncrease: share,
      discountRate: share,
    };
    expect(display(monthlyRepayment({ ...lease, allowance: new Exact(80_000) }).toFixed())).toBe('669.15');
  });

  // agreement.long.test.ts compares more.
  test('agrees with an independent month-by-month calculation to half a cent on 200 random inputs', () =>
    expectAgreement(200));

  test('gives every figure of every row exactly the value of its line, and exactly linear in the rent', async () => {
    await checkInputs(100, 7, async (input) => {
      const { rows, lines } = await run(input);
      for (const figure of Object.keys(rows[0]?.figures ?? {})) {
        const line = lines[figure] ?? never();
        const values = rows.map((row) => ({ x: new Exact(row.base_rent), y: new Exact(row.figures[figure] ?? '') }));
        const [first, , , middle, , , last] = values;
        for (const row of rows) {
          expect(new Exact(row.figures[figure] ?? '').eq(valueAt(line, row.base_rent))).toBe(true);
        }
        if (first === undefined || middle === undefined || last === undefined) continue;
        const left = middle.y.minus(first.y).times(last.x.minus(middle.x));
        const right = last.y.minus(middle.y).times(middle.x.minus(first.x));
        expect(left.eq(right)).toBe(true);
      }
    });
  });

  test('gives totals that are the exact sums of unrounded years', async () => {
    const { lines, input } = await analyze({ term: '7', ti_rate: '7.77', op_ex_escal: '3.33', space_size: '12,347' });
    const sum = (name: (year: number) => string) =>
      Array.from({ length: Number(input.term) }, (_, index) =>
        valueAt(lines[name(index + 1)] ?? never(), '53.21'),
      ).reduce((total, value) => total.plus(value), new Exact(0));
    expect(sum((year) => `cost_year_${year}`).eq(valueAt(lines.total_obligation ?? never(), '53.21'))).toBe(true);
    const expenses = sum((year) => `operating_expenses_year_${year}`);
    expect(expenses.eq(valueAt(lines.operating_expenses_total ?? never(), '53.21'))).toBe(true);
  });

  test('shows seven equal steps from minimum to maximum, and one row when they are the same', async () => {
    const { rows } = await analyze();
    expect(rows.map((row) => display(row.base_rent))).toEqual([
      '50.00',
      '52.50',
      '55.00',
      '57.50',
      '60.00',
      '62.50',
      '65.00',
    ]);
    const one = await analyze({ base_rent_min: '50', base_rent_max: '50' });
    expect(one.rows).toHaveLength(1);
    expect(one.grids.every((grid) => grid.cells.length === 1)).toBe(true);
    expect(one.answer).toContain('costs $660,160.86 a year in year 1');
    expect(one.answer).not.toContain('between');
  });

  test('shows in every cell of the grids the result of a separate analysis', async () => {
    const result = await analyze({ term: '6' });
    const field = {
      term: 'term',
      allowance: 'ti_allow',
      'allowance-ner': 'ti_allow',
      'operating-expenses': 'op_ex_pct',
    };
    expect(result.grids.map((grid) => grid.id)).toEqual(Object.keys(field));
    for (const grid of result.grids) {
      for (const [index, across] of grid.across.entries()) {
        if (across === '0') continue;
        const alone = await analyze({ term: '6', [field[grid.id]]: across });
        expect(grid.cells.map((row) => row[index])).toEqual(alone.rows.map((row) => row.figures[grid.figure]));
        if (index === grid.own) expect(alone.input).toEqual(result.input);
      }
    }
    expect(result.grids[0]?.across).toEqual(['3', '5', '6', '7', '10', '15']);
    // Without an allowance the net effective rent is the rent.
    expect(result.grids[2]?.cells.map((row) => row[0])).toEqual(result.rows.map((row) => row.base_rent));
  });

  test('lets a different discount rate change the present value and nothing else', async () => {
    const plain = await analyze();
    const other = await analyze({ discount_rate: '6' });
    const { present_value: mine, ...rest } = plain.lines;
    const { present_value: theirs, ...others } = other.lines;
    expect(others).toEqual(rest);
    expect(Number(theirs?.slope)).toBeGreaterThan(Number(mine?.slope));
    expect(plain.markdown).toContain(
      'discounted at the TI rate of 8.00% a year divided by 12, as no other rate was given',
    );
    expect(other.markdown).toContain('discounted at the given rate of 6.00% a year divided by 12');
  });

  test('opens with the answer in two sentences and states its assumptions', async () => {
    const { markdown, answer, blocks, title } = await analyze();
    expect(title).toBe('Base Rent Analysis: 10,000 sf, 5 years, $50.00 to $65.00 per sf');
    expect(answer).toContain('costs between $660,160.86 and $832,660.86 a year in year 1');
    expect(answer).toContain('the total obligation is between $3,323,989.47 and $4,193,445.02');
    expect(answer.match(/\.(?= |$)/g)).toHaveLength(2);
    expect(blocks[0]).toEqual({ kind: 'paragraph', text: answer });
    expect(markdown.startsWith(`# Base Rent Analysis\n\n${answer}\n\n`)).toBe(true);
    for (const said of [
      'Made by the built-in engine',
      'Base rent is flat over the term',
      'PMT(8.00%/12, 60, -350000.00)',
      'monthly in advance',
      'Added: total obligation',
      'Deducted: NER by present value',
      'rounded half up for display only',
    ]) {
      expect(markdown).toContain(said);
    }
    expect(markdown).not.toMatch(/undefined|NaN|My Reports/);
  });

  test('writes tables whose rows have as many columns as their header', async () => {
    const forms: Record<string, string>[] = [
      {},
      { term: '1' },
      { term: '15', base_rent_max: '60.01' },
      { base_rent_max: '50' },
    ];
    for (const changes of forms) {
      const { blocks, markdown } = await analyze(changes);
      for (const block of blocks) {
        if (block.kind !== 'table') continue;
        for (const row of block.rows) expect(row.cells).toHaveLength(block.columns.length);
      }
      const rules = markdown.match(/^\| :---( \| ---:)+ \|$/gm);
      expect(rules).toHaveLength(blocks.filter((block) => block.kind === 'table').length);
    }
  });

  test('shows rents with fractions of a cent with four decimals', async () => {
    const { markdown } = await analyze({ base_rent_max: '60.01' });
    expect(markdown).toContain('| 51.6683 |');
    expect(markdown).toContain('| 60.0100 |');
  });

  test('gives the same result for the same input, byte for byte', async () => {
    expect(JSON.stringify(await analyze())).toBe(JSON.stringify(await analyze()));
  });

  test('calculates the largest lease that the form accepts with twelve digits after the cent', async () => {
    const result = await analyze({
      term: '15',
      ti_allow: '1,000,000',
      space_size: '1,000,000,000',
      ti_rate: '99.99',
      op_ex_pct: '99.99',
      op_ex_escal: '99.99',
      base_rent_min: '666,666.67',
      base_rent_max: '1,000,000',
    });
    const own = independentLease(result.input, '1000000');
    const near = 10n ** 26n;
    for (const [figure, other] of [
      ['total_obligation', own.total],
      ['present_value', own.presentValue],
    ] as const) {
      const gap = scaled(valueAt(result.lines[figure] ?? never(), '1000000')) - other;
      expect(gap < near && gap > -near, figure).toBe(true);
    }
    expect(result.markdown).not.toMatch(/NaN|Infinity|e\+/);
  });

  test('calculates the smallest lease that the form accepts', async () => {
    const result = await analyze({
      term: '1',
      ti_allow: '.01',
      space_size: '1',
      ti_rate: '.01',
      op_ex_pct: '.01',
      op_ex_escal: '.01',
      base_rent_min: '.01',
      base_rent_max: '.01',
    });
    expect(result.answer).toContain('a space of 1 rentable square foot costs $0.02 a year over its one year');
    expect(result.markdown).not.toMatch(/-0\.0+\b|NaN/);
  });
});

function never(): never {
  throw new Error('The figure is missing');
}
