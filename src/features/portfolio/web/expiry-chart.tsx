import { Link } from 'react-router';
import { formatNumber } from '#web/lib/format.ts';
import type { Portfolio } from '../contract.ts';
import { texts } from './texts.ts';

const words = texts.chart;

/** How many leases end in each year; each year links to its leases. */
export function ExpiryChart({ portfolio: { expiries, totals } }: { portfolio: Portfolio }) {
  const most = Math.max(1, ...expiries.map(({ leases }) => leases));
  const dated = expiries.reduce((sum, { leases }) => sum + leases, 0);
  const left = totals.leases - dated;
  if (totals.leases === 0) return null;
  return (
    <section aria-label={words.title}>
      <h2 className="mb-3 text-xl">{words.title}</h2>
      <ul className="flex max-h-72 flex-col gap-1 overflow-y-auto text-sm tabular-nums">
        {expiries
          .filter(({ leases }) => leases > 0)
          .map(({ year, leases, area }) => (
            <li key={year}>
              <Link
                to={`?year=${year}`}
                preventScrollReset
                className="grid grid-cols-[3rem_minmax(0,1fr)_minmax(8rem,auto)] items-center gap-x-3 rounded-control py-1 hover:bg-wash"
              >
                <span className="text-accent underline underline-offset-2">
                  <span className="sr-only">{words.expiring} </span>
                  {year}
                </span>
                <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full">
                  <rect width={(100 * leases) / most} height={10} className="fill-accent/60" />
                </svg>
                <span className="text-xs text-muted">
                  {[words.leases(leases), ...area.map(({ amount, unit }) => `${formatNumber(amount)} ${unit}`)].join(
                    ', ',
                  )}
                </span>
              </Link>
            </li>
          ))}
      </ul>
      {left > 0 && <p className="mt-2 text-sm text-warn">{words.left(left)}</p>}
    </section>
  );
}
