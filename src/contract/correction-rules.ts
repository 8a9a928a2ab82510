/** The rules for corrections, with the messages that page and server use. */
export const correctionMessages = {
  amount: 'Enter an amount such as 62,500.00.',
  negativeAmount: 'An amount cannot be negative.',
  amountDecimals: 'An amount has at most two decimals.',
  amountMost: 'Enter an amount below one trillion.',
  date: 'Enter a date that exists, such as April 30, 2029.',
  dateRange: 'Enter a date between 1900 and 2199.',
  area: 'Enter an area such as 12,500.',
  areaPositive: 'An area is more than zero.',
  areaDecimals: 'An area has at most two decimals.',
  areaMost: 'Enter an area below one billion.',
  number: 'Enter a number such as 60.',
  negativeNumber: 'The number cannot be negative.',
  numberDecimals: 'The number has at most two decimals.',
  numberMost: 'Enter a number up to 1,000,000.',
  text: 'Enter the text.',
  period: 'The rent period ends before it begins.',
} as const;

export const correctionLimits = {
  amount: 1_000_000_000_000,
  area: 1_000_000_000,
  number: 1_000_000,
  text: 2_000,
  riskText: 500,
  note: 500,
  versions: 200,
  firstDay: '1900-01-01',
  lastDay: '2199-12-31',
} as const;

export function hasTwoDecimals(value: number): boolean {
  return Number.isInteger(Math.round(value * 1e6) / 1e4);
}
