import { display } from '../tool.ts';
import { Chart } from './chart.tsx';
import { type Area, stackBars, ticksUpTo } from './chart-geometry.ts';
import type { Scenario } from './scenario.ts';
import { texts } from './texts.ts';

/**
 * Stacked bars, one per year: base rent, operating expenses, repayment. `highest` keeps the scale fixed while the rent
 * changes.
 */
export function CostByYearChart({ scenario, rent, highest }: { scenario: Scenario; rent: string; highest: number }) {
  const { years } = scenario;
  const ticks = ticksUpTo(highest);
  const bars = stackBars(
    area,
    years.map(({ base, operating, repayment }) => [Number(base), Number(operating), Number(repayment)]),
    ticks.at(-1) ?? 1,
  );
  const [first, last] = [years[0]?.cost ?? '0', years.at(-1)?.cost ?? '0'];
  return (
    <Chart
      title={texts.byYear.title}
      summary={texts.byYear.summary(display(rent), display(first), display(last), years.length)}
      area={area}
      ticks={ticks}
      legend={<Legend />}
      table={{
        label: texts.byYear.table,
        columns: texts.byYear.columns,
        rows: years.map(({ year, base, operating, repayment, cost }) => [
          String(year),
          ...[base, operating, repayment, cost].map((value) => display(value)),
        ]),
      }}
    >
      {bars.map((bar, index) => (
        <g key={years[index]?.year}>
          {bar.segments.map(({ y, height }, part) => (
            <rect
              key={fills[part]}
              x={bar.x}
              y={y}
              width={bar.width}
              // A thin gap between the parts.
              height={Math.max(0, height - (part === 0 ? 0 : 1))}
              className={fills[part]}
            />
          ))}
          <text
            x={bar.center}
            y={area.height - 8}
            textAnchor="middle"
            className="fill-muted text-[10.5px] tabular-nums"
          >
            {years[index]?.year}
          </text>
        </g>
      ))}
    </Chart>
  );
}

function Legend() {
  const names = [texts.byYear.parts.base, texts.byYear.parts.operating, texts.byYear.parts.repayment];
  return (
    <ul className="mb-2 flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
      {names.map((name, part) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg width="10" height="10" aria-hidden="true">
            <rect width="10" height="10" className={fills[part]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

const area: Area = { width: 340, height: 180, left: 46, right: 4, top: 8, bottom: 24 };
const fills = ['fill-accent', 'fill-warn', 'fill-control'];
