import { Decimal } from 'decimal.js';

/**
 * Enough precision that no sum or product of two values with 30 decimals is rounded: a figure computed here from its
 * line is exact, and the page's evaluation of that line gives the same digits.
 */
export const Exact = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP });

/** For powers and quotients, which never terminate: more digits than the 30 decimals of the largest figure. */
const Working = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** One lease without its base rent. Money in $, area in rentable square feet, rates as fractions per year. */
export interface Lease {
  readonly term: number;
  /** $ per square foot. */
  readonly allowance: Decimal;
  readonly size: Decimal;
  readonly tiRate: Decimal;
  /** Operating expenses of year 1 as a fraction of base rent. */
  readonly opExShare: Decimal;
  readonly opExIncrease: Decimal;
  readonly discountRate: Decimal;
}

/** `intercept + slope x base rent`, base rent in $/sf/yr. */
export interface ExactLine {
  readonly intercept: Decimal;
  readonly slope: Decimal;
}

export type LeaseLines = Readonly<Record<string, ExactLine>>;

/**
 * Every figure of a lease as a linear function of base rent; the keys are those of `BaseRentFigures.lines`. Base rent
 * is flat over the term. Operating expenses of year y are base rent x share x (1 + increase)^(y-1). The allowance is
 * repaid monthly in arrears at the TI rate, nominal, compounded monthly. The present value takes one twelfth of a
 * year's cost on the first day of each month (in advance).
 */
export function leaseLines(lease: Lease): LeaseLines {
  const { term, size, allowance } = lease;
  const payment = monthlyRepayment(lease);
  const repayment = line(keep(payment.times(12)), 0);
  const base = line(0, size);
  const month = new Working(1).div(new Working(lease.discountRate).div(12).plus(1));
  const wholeYear = month.pow(12);
  // Present value, at the start of the year, of 1 per year paid in twelve parts in advance.
  const inAdvance = new Working(1).minus(wholeYear).div(new Working(1).minus(month)).div(12);
  const increase = new Working(lease.opExIncrease).plus(1);

  const lines: Record<string, ExactLine> = { base_rent: base, ti_repayment: repayment };
  const expenses: ExactLine[] = [];
  const costs: ExactLine[] = [];
  const presentValues: ExactLine[] = [];
  for (let year = 1; year <= term; year += 1) {
    const expense = line(0, keep(size.times(lease.opExShare).times(increase.pow(year - 1))));
    const cost = add([base, expense, repayment]);
    expenses.push(expense);
    costs.push(cost);
    presentValues.push(scale(cost, inAdvance.times(wholeYear.pow(year - 1))));
    lines[`operating_expenses_year_${year}`] = expense;
    lines[`cost_year_${year}`] = cost;
    lines[`cost_per_sf_year_${year}`] = divide(cost, size);
    lines[`cost_per_month_year_${year}`] = divide(cost, new Working(12));
  }
  const baseTotal = line(0, size.times(term));
  const expensesTotal = add(expenses);
  const total = add(costs);
  const concession = keep(payment.times(12).div(lease.tiRate.div(12).plus(1)).div(size));
  lines.base_rent_total = baseTotal;
  lines.operating_expenses_total = expensesTotal;
  lines.ti_repayment_total = line(repayment.intercept.times(term), 0);
  lines.total_obligation = total;
  lines.total_without_repayment = add([baseTotal, expensesTotal]);
  lines.average_per_sf = divide(total, size.times(term));
  lines.present_value = add(presentValues);
  lines.ner_straight_line = line(keep(allowance.div(term)).negated(), 1);
  lines.ner_present_value = line(concession.negated(), 1);
  return lines;
}

/** PMT(r/12, 12T, -allowance x size) in $. The rate is positive by the form's rules. */
export function monthlyRepayment(lease: Lease): Decimal {
  const rate = new Working(lease.tiRate).div(12);
  const growth = rate.plus(1).pow(12 * lease.term);
  return keep(rate.times(growth).div(growth.minus(1)).times(lease.allowance).times(lease.size));
}

/** The line's value at a base rent: exact, because lines and rents have at most 30 decimals. */
export function evaluate(figure: ExactLine, rent: Decimal): Decimal {
  return figure.slope.times(rent).plus(figure.intercept);
}

/** Thirty decimals: about twenty more than half a cent of the largest lease needs. */
export function keep(value: Decimal): Decimal {
  return new Exact(value.toDecimalPlaces(30));
}

function line(intercept: Decimal.Value, slope: Decimal.Value): ExactLine {
  return { intercept: new Exact(intercept), slope: new Exact(slope) };
}

function scale(figure: ExactLine, factor: Decimal): ExactLine {
  return { intercept: keep(figure.intercept.times(factor)), slope: keep(figure.slope.times(factor)) };
}

function divide(figure: ExactLine, by: Decimal): ExactLine {
  const part = (value: Decimal) => keep(new Working(value).div(by));
  return { intercept: part(figure.intercept), slope: part(figure.slope) };
}

function add(figures: readonly ExactLine[]): ExactLine {
  return {
    intercept: sum(figures.map((figure) => figure.intercept)),
    slope: sum(figures.map((figure) => figure.slope)),
  };
}

function sum(values: readonly Decimal[]): Decimal {
  return values.reduce((total, value) => total.plus(value), new Exact(0));
}
