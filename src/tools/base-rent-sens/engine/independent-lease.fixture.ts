/**
 * Calculates the lease in a second way to check the engine: month by month in integers scaled by 10^40, without closed
 * formulas and without the engine's library. For tests only.
 */
export function independentLease(input: Record<string, string | undefined>, rent: string) {
  const term = Number(input.term);
  const size = BigInt(input.space_size ?? '0');
  const monthlyRate = scaled(input.ti_rate) / 1200n;
  const discount = scaled(input.discount_rate ?? input.ti_rate) / 1200n;
  const allowance = scaled(input.ti_allow) * size;
  const months = 12 * term;

  // The present value of one dollar a month, in arrears; the repayment is the allowance divided by it.
  let worth = 0n;
  let factor = one;
  for (let month = 1; month <= months; month += 1) {
    factor = divide(factor, one + monthlyRate);
    worth += factor;
  }
  const payment = divide(allowance, worth);
  let balance = allowance;
  let interest = 0n;
  for (let month = 1; month <= months; month += 1) {
    const charged = multiply(balance, monthlyRate);
    interest += charged;
    balance += charged - payment;
  }

  const rentPerMonth = (scaled(rent) * size) / 12n;
  let expensesPerMonth = multiply(rentPerMonth, scaled(input.op_ex_pct) / 100n);
  let total = 0n;
  let presentValue = 0n;
  let today = one;
  const years: bigint[] = [];
  const monthly: bigint[] = [];
  for (let year = 1; year <= term; year += 1) {
    let cost = 0n;
    for (let month = 1; month <= 12; month += 1) {
      const due = rentPerMonth + expensesPerMonth + payment;
      cost += due;
      presentValue += multiply(due, today);
      today = divide(today, one + discount);
    }
    years.push(cost);
    monthly.push(cost / 12n);
    total += cost;
    expensesPerMonth += multiply(expensesPerMonth, scaled(input.op_ex_escal) / 100n);
  }

  // The allowance as a level payment in advance: the part of each month's rent that repays it.
  const concession = (12n * divide(allowance, multiply(worth, one + monthlyRate))) / size;
  const netOfAllowance = (BigInt(months) * scaled(rent) * size) / 12n - allowance;
  return {
    payment,
    interest,
    /** The remaining balance after the last payment: only rounding errors. */
    balance,
    years,
    monthly,
    total,
    average: total / (size * BigInt(term)),
    presentValue,
    nerStraightLine: netOfAllowance / (size * BigInt(term)),
    nerPresentValue: scaled(rent) - concession,
  };
}

const places = 40;
const one = 10n ** BigInt(places);

/** A decimal string as an integer in units of 10^-40. Digits after the fortieth decimal are cut off. */
export function scaled(value = '0'): bigint {
  const [whole = '0', fraction = ''] = value.split('.');
  const digits = BigInt(`${whole.replace('-', '')}${fraction.slice(0, places).padEnd(places, '0')}`);
  return value.startsWith('-') ? -digits : digits;
}

function multiply(left: bigint, right: bigint): bigint {
  return (left * right) / one;
}

function divide(left: bigint, right: bigint): bigint {
  return (left * one) / right;
}
