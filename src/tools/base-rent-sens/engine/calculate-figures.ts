import type { Decimal } from 'decimal.js';
import type { BaseRentFigures, BaseRentInput, Grid } from '../tool.ts';
import { Exact, evaluate, keep, type Lease, type LeaseLines, leaseLines, monthlyRepayment } from './lease-lines.ts';

/** The figures of one analysis, exact, as plain decimal strings. */
export function calculateFigures(input: BaseRentInput): BaseRentFigures {
  const lease = readLease(input);
  const lines = leaseLines(lease);
  const payment = monthlyRepayment(lease);
  const total = lease.allowance.times(lease.size);
  const repaid = payment.times(12 * lease.term);
  const rents = equalSteps(new Exact(input.base_rent_min), new Exact(input.base_rent_max));
  const variantsOf = ({ values, own }: Across, vary: (value: Decimal) => Lease): Variants => ({
    values,
    own,
    lines: values.map((value, index) => (index === own ? lines : leaseLines(vary(value)))),
  });
  const byTerm = variantsOf(termsBeside(lease.term), (term) => ({ ...lease, term: term.toNumber() }));
  const byAllowance = variantsOf(allowancesBeside(lease.allowance), (allowance) => ({ ...lease, allowance }));
  const byOpExShare = variantsOf(sharesBeside(lease.opExShare), (percent) => ({
    ...lease,
    opExShare: percent.div(100),
  }));
  return {
    allowance: {
      total: total.toFixed(),
      payment: payment.toFixed(),
      repaid: repaid.toFixed(),
      interest: repaid.minus(total).toFixed(),
    },
    rows: rents.map((rent) => ({
      base_rent: rent.toFixed(),
      figures: Object.fromEntries(
        sensitivityFigures(lease.term).map((name) => [name, evaluate(named(lines, name), rent).toFixed()]),
      ),
    })),
    grids: [
      grid('term', 'average_per_sf', rents, byTerm),
      grid('allowance', 'average_per_sf', rents, byAllowance),
      grid('allowance-ner', 'ner_present_value', rents, byAllowance),
      grid('operating-expenses', 'average_per_sf', rents, byOpExShare),
    ],
    lines: Object.fromEntries(
      Object.entries(lines).map(([name, line]) => [
        name,
        { intercept: line.intercept.toFixed(), slope: line.slope.toFixed() },
      ]),
    ),
  };
}

/** The figures of the sensitivity table, in the order of its columns. */
export function sensitivityFigures(term: number): string[] {
  return [
    'cost_year_1',
    'cost_per_sf_year_1',
    'cost_per_month_year_1',
    ...(term > 1 ? [`cost_year_${term}`] : []),
    'total_obligation',
    'average_per_sf',
    'present_value',
    'ner_straight_line',
    'ner_present_value',
  ];
}

function readLease(input: BaseRentInput): Lease {
  const percent = (value: string) => new Exact(value).div(100);
  return {
    term: Number(input.term),
    allowance: new Exact(input.ti_allow),
    size: new Exact(input.space_size),
    tiRate: percent(input.ti_rate),
    opExShare: percent(input.op_ex_pct),
    opExIncrease: percent(input.op_ex_escal),
    discountRate: percent(input.discount_rate ?? input.ti_rate),
  };
}

/** Seven rents from the lowest to the highest; the ends are exact, the others have 30 decimals. */
function equalSteps(low: Decimal, high: Decimal): Decimal[] {
  if (low.eq(high)) return [low];
  return Array.from({ length: 7 }, (_, step) => keep(high.minus(low).times(step).div(6).plus(low)));
}

/** The values of a grid's second axis, and the index of the input's own value. */
interface Across {
  readonly values: readonly Decimal[];
  readonly own: number;
}

interface Variants extends Across {
  readonly lines: readonly LeaseLines[];
}

function grid(id: Grid['id'], figure: Grid['figure'], rents: readonly Decimal[], across: Variants): Grid {
  const columns = across.lines.map((lines) => named(lines, figure));
  return {
    id,
    figure,
    across: across.values.map((value) => value.toFixed()),
    own: across.own,
    cells: rents.map((rent) => columns.map((column) => evaluate(column, rent).toFixed())),
  };
}

/** Common lease terms, and this lease's term. */
function termsBeside(own: number) {
  return ordered(
    [3, 5, 7, 10, 15, own].map((years) => new Exact(years)),
    new Exact(own),
  );
}

/** No allowance, half of it, all of it, one and a half times and twice as much. */
function allowancesBeside(own: Decimal) {
  return ordered(
    [0, 0.5, 1, 1.5, 2].map((factor) => own.times(factor)),
    own,
  );
}

/** This share of base rent in percent, and 2.5 and 5 points below and above it, within the form's limits. */
function sharesBeside(ownShare: Decimal) {
  const own = ownShare.times(100);
  const shares = [-5, -2.5, 0, 2.5, 5].map((points) => own.plus(points));
  return ordered(
    shares.filter((share) => share.gt(0) && share.lte(100)),
    own,
  );
}

function ordered(values: readonly Decimal[], own: Decimal): Across {
  const distinct = values
    .filter((value, index) => values.findIndex((other) => other.eq(value)) === index)
    .sort((left, right) => left.cmp(right));
  return { values: distinct, own: distinct.findIndex((value) => value.eq(own)) };
}

function named<T>(record: Readonly<Record<string, T>>, name: string): T {
  const value = record[name];
  if (value === undefined) throw new Error(`No figure is called ${name}`);
  return value;
}
