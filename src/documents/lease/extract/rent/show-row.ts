import type { RentRow } from '#contract/lease-report.ts';
import { showDate } from '../../lexicon/dates.ts';
import { showMoney } from '../readers.ts';

/** A line of rent in readable form: 'Months 1 – 12: $5,000.00 a month'. */
export function showRow(row: RentRow, free = false): string {
  const days = [row.from, row.to].flatMap((day) => (day === undefined ? [] : [showDate(day)]));
  const time =
    row.from !== undefined && row.to === undefined
      ? `From ${days[0]}`
      : row.to !== undefined && row.from === undefined
        ? `Until ${days[0]}`
        : days.length > 0
          ? days.join(' – ')
          : row.year !== undefined
            ? `Lease year ${row.year}`
            : row.from_month === undefined
              ? 'Rent'
              : row.to_month === undefined
                ? `From month ${row.from_month}`
                : row.from_month === row.to_month
                  ? `Month ${row.from_month}`
                  : `Months ${row.from_month} – ${row.to_month}`;
  if (free) return `${time}: no base rent`;
  const area = row.unit === 'm2' ? 'square meter' : 'square foot';
  const money = (amount: number) => showMoney(amount, row.currency);
  const amounts = [
    row.monthly === undefined ? [] : [`${money(row.monthly)} a month`],
    row.annual === undefined ? [] : [`${money(row.annual)} a year`],
    row.psf === undefined ? [] : [`${money(row.psf)} per ${area} and year`],
    row.psf_month === undefined ? [] : [`${money(row.psf_month)} per ${area} and month`],
  ].flat();
  return `${time}: ${amounts.join(', ')}`;
}
