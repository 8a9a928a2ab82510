import fc from 'fast-check';
import { expect } from 'vitest';
import { baseRentForm, valueAt } from '../tool.ts';
import { run } from './analyze.fixture.ts';
import { independentLease, scaled } from './independent-lease.fixture.ts';

/** Half a cent in the unit of the independent calculation, 10^-40 dollars. */
const halfCent = 5n * 10n ** 37n;

const cents = (most: number, least = 1) =>
  fc
    .integer({ min: least, max: most })
    .map((value) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`);

/** Inputs that the form accepts. */
const forms = fc
  .record({
    term: fc.integer({ min: 1, max: 15 }).map(String),
    ti_allow: cents(50_000),
    space_size: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 5_000_000 })).map(String),
    ti_rate: cents(10_000),
    op_ex_pct: cents(10_000),
    op_ex_escal: fc.oneof(cents(1_000), cents(10_000)),
    low: fc.integer({ min: 1, max: 100_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    discount_rate: fc.option(cents(10_000), { nil: undefined }),
  })
  .map(({ low, share, ...rest }) => {
    const high = low + Math.floor(share * (Math.floor(1.5 * low) - low));
    return baseRentForm.parse({
      ...rest,
      base_rent_min: (low / 100).toFixed(2),
      base_rent_max: (high / 100).toFixed(2),
    });
  });

/** Runs the check on this many random inputs that the form accepts. */
export function checkInputs(
  inputs: number,
  seed: number,
  check: (input: ReturnType<typeof baseRentForm.parse>) => Promise<void>,
): Promise<void> {
  return fc.assert(fc.asyncProperty(forms, check), { numRuns: inputs, seed });
}

/** The engine and an independent month-by-month calculation agree to half a cent on this many random inputs. */
export function expectAgreement(inputs: number): Promise<void> {
  return checkInputs(inputs, 20251120, async (input) => {
    const result = await run(input);
    const middle = result.rows[Math.floor(result.rows.length / 2)];
    for (const row of new Set([result.rows[0], middle, result.rows.at(-1)])) {
      if (row === undefined) throw new Error('A step is missing');
      const own = independentLease(input, row.base_rent);
      const last = Number(input.term);
      const near = (mine: string | undefined, other: bigint | undefined, what: string) => {
        const gap = scaled(mine ?? 'absent') - (other ?? 0n);
        if (gap > halfCent || gap < -halfCent) throw new Error(`${what}: ${mine} is ${gap} away`);
      };
      expect(own.balance < 10n ** 20n && own.balance > -(10n ** 20n)).toBe(true);
      near(result.allowance.payment, own.payment, 'monthly repayment');
      near(result.allowance.interest, own.interest, 'interest');
      near(row.figures.cost_year_1, own.years[0], 'year 1');
      near(row.figures.cost_per_month_year_1, own.monthly[0], 'year 1 per month');
      near(row.figures.cost_per_sf_year_1, (own.years[0] ?? 0n) / BigInt(input.space_size), 'year 1 per sf');
      near(row.figures[`cost_year_${last}`], own.years[last - 1], 'last year');
      near(row.figures.total_obligation, own.total, 'total');
      near(row.figures.average_per_sf, own.average, 'average');
      near(row.figures.present_value, own.presentValue, 'present value');
      near(row.figures.ner_straight_line, own.nerStraightLine, 'NER, straight line');
      near(row.figures.ner_present_value, own.nerPresentValue, 'NER by present value');
      own.years.forEach((cost, index) => {
        const line = result.lines[`cost_year_${index + 1}`] ?? absent();
        near(valueAt(line, row.base_rent), cost, `year ${index + 1}`);
      });
    }
  });
}

function absent(): never {
  throw new Error('The figure is missing');
}
