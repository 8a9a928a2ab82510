import { showMoney } from '#contract/report/show.ts';
import { formatNumber } from '#web/lib/format.ts';
import type { Portfolio } from '../contract.ts';
import { texts } from './texts.ts';

const words = texts.totals;

/** The sums, each with its number of leases. */
export function Totals({ totals: { leases, area, rent, remaining } }: Pick<Portfolio, 'totals'>) {
  const figures = [
    { label: words.leases, shown: formatNumber(leases), hint: words.leasesHint },
    ...(area.length === 0 ? [{ label: words.area, shown: words.none, hint: words.of(0, leases) }] : []),
    ...area.map((each) => ({
      label: words.area,
      shown: `${formatNumber(each.amount)} ${each.unit}`,
      hint: words.of(each.leases, leases),
    })),
    ...(rent.length === 0 ? [{ label: words.rent, shown: words.none, hint: words.of(0, leases) }] : []),
    ...rent.map((each) => ({
      label: words.rent,
      shown: showMoney(each.amount, each.unit),
      hint: `${words.rentHint}, ${words.of(each.leases, leases)}`,
    })),
    ...(remaining
      ? [
          {
            label: words.remaining,
            shown: words.years(remaining.years),
            hint: `${words.remainingHint}, ${words.of(remaining.leases, leases)}`,
          },
        ]
      : []),
  ];
  return (
    <section aria-label={words.title}>
      <h2 className="mb-3 text-xl">{words.title}</h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {figures.map(({ label, shown, hint }) => (
          <div key={`${label}${shown}`}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd>
              <span className="block text-lg font-medium tabular-nums">{shown}</span>
              <span className="block text-xs leading-snug text-muted">{hint}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
