import type { RentLine } from '#contract/lease-report.ts';
import { type RentMonth, rentByMonth, rentByYear } from '#contract/report/rent-periods.ts';
import { showDay, showMoney } from '#contract/report/show.ts';
import { texts } from '../texts.ts';

/** The rent by month as steps and by year as bars; hidden if the schedule has gaps. */
export function RentCharts({ lines }: { lines: readonly RentLine[] }) {
  const months = rentByMonth(lines);
  const [first] = months ?? [];
  if (!months || !first) return null;
  const currency = lines.find((line) => line.currency !== undefined)?.currency;
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 xl:grid-cols-2">
      <ByMonth months={months} currency={currency} />
      {months.length > 12 && <ByYear months={months} currency={currency} />}
    </div>
  );
}

interface ChartProps {
  readonly months: readonly RentMonth[];
  readonly currency: string | undefined;
}

/** The chart stretches to the width of its column; labels are HTML text, so that they stay readable at any width. */
function ByMonth({ months, currency }: ChartProps) {
  const most = Math.max(...months.map(({ amount }) => amount));
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || most === 0) return null;
  const height = (amount: number) => 100 - (96 * amount) / most;
  const steps = months
    .map(({ amount }, index) => `L${index} ${height(amount)}L${index + 1} ${height(amount)}`)
    .join('');
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-sans text-sm font-semibold">{texts.rent.byMonth}</figcaption>
      <div className="flex items-end justify-between text-xs text-muted tabular-nums">
        <span>{showMoney(most, currency)}</span>
      </div>
      <svg
        role="img"
        aria-label={texts.rent.monthChart(nameOf(first), nameOf(last))}
        viewBox={`0 0 ${months.length} 100`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-control"
      >
        <path d={`M0 100${steps}L${months.length} 100Z`} className="fill-accent/15" />
        <path
          d={`M0 ${height(first.amount)}${steps}`}
          className="fill-none stroke-accent"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="mt-1 flex justify-between gap-4 text-xs text-muted">
        <span>{nameOf(first)}</span>
        <span>{nameOf(last)}</span>
      </div>
    </figure>
  );
}

function ByYear({ months, currency }: ChartProps) {
  const years = rentByYear(months);
  const most = Math.max(...years.map(({ total }) => total));
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-sans text-sm font-semibold">{texts.rent.byYear}</figcaption>
      <ul className="flex flex-col gap-1.5 text-xs tabular-nums">
        {years.map(({ year, months: count, total }) => (
          <li key={year} className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-x-3">
            <span className="text-muted">{texts.rent.year(year, count)}</span>
            <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full">
              <rect width={most === 0 ? 0 : (100 * total) / most} height={10} className="fill-accent/60" />
            </svg>
            <span>{showMoney(total, currency)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function nameOf({ from, number }: RentMonth): string {
  return from === null ? texts.rent.month(number) : showDay(from);
}
