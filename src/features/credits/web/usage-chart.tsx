import { useId, useState } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import { Rows } from '#web/list/rows.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { CreditUsage } from '../contract.ts';
import { texts } from './texts.ts';
import { type UsageShape, usageShape } from './usage-shape.ts';

/** Credits charged by month; selecting a tool shows its share. Hidden if nothing was used. */
export function UsageChart({ usage }: { usage: CreditUsage }) {
  const titleId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const shape = usageShape(usage, chosen);
  if (shape.total === 0) return null;
  const entries = [{ feature: null, name: texts.usage.all, credits: shape.total }, ...shape.tools];
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId} className="text-xl">
        {texts.usage.title}
      </h2>
      <p className="mt-1 text-sm text-muted">{texts.usage.summary(shape.total)}</p>
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Months shape={shape} />
        <fieldset>
          <legend className="sr-only">{texts.usage.choose}</legend>
          <Rows>
            {entries.map(({ feature, name, credits }) => (
              <li key={feature ?? ''}>
                <button
                  type="button"
                  aria-pressed={feature === chosen}
                  onClick={() => setChosen(feature)}
                  className="flex min-h-10 w-full items-center justify-between gap-4 px-1 text-left text-sm text-muted transition-colors hover:text-ink aria-pressed:font-medium aria-pressed:text-accent"
                >
                  <span className="flex items-center gap-2">
                    <span
                      aria-hidden="true"
                      className={classNames(
                        'size-2 rounded-full border border-current',
                        feature === chosen && 'bg-current',
                      )}
                    />
                    {name}
                  </span>
                  <span className="tabular-nums">{formatNumber(credits)}</span>
                </button>
              </li>
            ))}
          </Rows>
        </fieldset>
      </div>
    </section>
  );
}

/** Bars for sighted readers, a table for screen readers. */
function Months({ shape: { months, highest } }: { shape: UsageShape }) {
  const height = (credits: number) => (credits === 0 ? 0 : Math.max(1.5, (credits / highest) * chartHeight));
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 120 ${chartHeight}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-control"
      >
        {months.map(({ month, label, total, share }, place) => (
          <g key={month}>
            <title>{`${label}: ${formatNumber(share)}`}</title>
            <Bar place={place} height={height(total)} className="fill-line" />
            <Bar place={place} height={height(share)} className="fill-accent" />
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className="mt-1.5 grid grid-cols-12 text-center text-xs text-muted tabular-nums">
        {months.map(({ month, label, share }) => (
          <span key={month}>
            <span className="sm:hidden">{label.slice(0, 1)}</span>
            <span className="max-sm:hidden">{label.slice(0, 3)}</span>
            <span className="block font-medium text-ink max-sm:text-[0.625rem]">
              {share === 0 ? '' : formatNumber(share)}
            </span>
          </span>
        ))}
      </div>
      <div className="sr-only">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.usage.month}</th>
              <th scope="col">{texts.usage.charged}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, label, share }) => (
              <tr key={month}>
                <th scope="row">{label}</th>
                <td>{formatNumber(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Bar({ place, height, className }: { place: number; height: number; className: string }) {
  return <rect x={place * 10 + 2} y={chartHeight - height} width={6} height={height} className={className} />;
}

const chartHeight = 100;
