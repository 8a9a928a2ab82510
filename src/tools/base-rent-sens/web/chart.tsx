import { type ReactNode, useId } from 'react';
import { type Area, heightOf, shortDollars } from './chart-geometry.ts';

/** A chart with its title, a sentence with the same information for screen readers, and its data as a table. */
export function Chart({ title, summary, area, ticks, children, legend, table }: ChartProps) {
  const titleId = useId();
  const top = ticks.at(-1) ?? 1;
  return (
    <figure aria-labelledby={titleId} className="max-w-[26rem]">
      <figcaption id={titleId} className="mb-2 font-serif text-base font-semibold">
        {title}
      </figcaption>
      {legend}
      <svg viewBox={`0 0 ${area.width} ${area.height}`} role="img" aria-label={summary} className="block h-auto w-full">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={area.left}
              x2={area.width - area.right}
              y1={heightOf(area, tick, top)}
              y2={heightOf(area, tick, top)}
              className={tick === 0 ? 'stroke-control' : 'stroke-line'}
            />
            <text
              x={area.left - 6}
              y={heightOf(area, tick, top)}
              dy="0.32em"
              textAnchor="end"
              className="fill-muted text-[10.5px] tabular-nums"
            >
              {shortDollars(tick)}
            </text>
          </g>
        ))}
        {children}
      </svg>
      <details className="mt-1 text-sm">
        <summary className="inline-block min-h-6 text-muted underline decoration-line underline-offset-4 hover:text-ink">
          {table.label}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
        <section aria-label={table.label} className="mt-2 overflow-x-auto" tabIndex={0}>
          <table className="w-full text-xs">
            <thead>
              <tr className="border-b border-control">
                {table.columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={index === 0 ? 'py-1.5 pr-2 text-left' : 'py-1.5 pl-2 text-right'}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row[0]} className="border-b border-line">
                  {row.map((cell, index) =>
                    index === 0 ? (
                      <th key={table.columns[index]} scope="row" className="py-1.5 pr-2 text-left font-normal">
                        {cell}
                      </th>
                    ) : (
                      <td key={table.columns[index]} className="py-1.5 pl-2 text-right whitespace-nowrap">
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

interface ChartProps {
  readonly title: string;
  /** What the chart shows, in a sentence. */
  readonly summary: string;
  readonly area: Area;
  /** Values of the vertical axis, in $, from 0. */
  readonly ticks: readonly number[];
  /** The drawing: SVG elements. */
  readonly children: ReactNode;
  readonly legend?: ReactNode;
  readonly table: {
    readonly label: string;
    readonly columns: readonly string[];
    /** The first cell names the row and must be unique. */
    readonly rows: readonly (readonly string[])[];
  };
}
