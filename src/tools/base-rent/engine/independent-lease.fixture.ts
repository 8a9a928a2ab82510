/**
 * The lease worked out a second way, to check the engine against: month by month in whole numbers scaled by 10^40,
 * without closed forms and without the engine's library. Used by tests only.
 */
export function independentLease(input: Record<string, string | undefined>, rent: string) {
  const term = Number(input.term);
  const size = BigInt(input.space_size ?? '0');
  const monthlyRate = scaled(input.ti_rate) / 1200n;
  const discount = scaled(input.discount_rate ?? input.ti_rate) / 1200n;
  const allowance = scaled(input.ti_allow) * size;
  const months = 12 * term;

  // What one dollar a month, in arrears, is worth today; the repayment is the allowance in that currency.
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

  // The allowance as a level amount in advance: what of each month's rent it pays back.
  const concession = (12n * divide(allowance, multiply(worth, one + monthlyRate))) / size;
  const netOfAllowance = (BigInt(months) * scaled(rent) * size) / 12n - allowance;
  return {
    payment,
    interest,
    /** What is still owed after the last payment: nothing but the rounding of the last digits. */
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

/** A decimal string as a whole number of 10^-40. Digits beyond the fortieth decimal are cut off. */
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
