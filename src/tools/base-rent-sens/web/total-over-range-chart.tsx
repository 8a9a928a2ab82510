import { type BaseRentResult, display } from '../tool.ts';
import { Chart } from './chart.tsx';
import { type Area, heightOf, placeOf, ticksUpTo } from './chart-geometry.ts';
import { totalAt, totalsOverRange } from './scenario.ts';
import { texts } from './texts.ts';

/** The total obligation over the rent range, which is exactly a line; the ring marks the slider's rent. */
export function TotalOverRangeChart({ result, rent }: { result: BaseRentResult; rent: string }) {
  const totals = totalsOverRange(result);
  const [low, high] = [totals[0], totals.at(-1)];
  if (!low || !high) return null;
  const ticks = ticksUpTo(Number(high.total), 3);
  const top = ticks.at(-1) ?? 1;
  const x = (value: string) => placeOf(area, Number(value), Number(low.rent), Number(high.rent));
  const y = (value: string) => heightOf(area, Number(value), top);
  const total = totalAt(result, rent);
  const ends = low === high ? [low] : [low, high];
  return (
    <Chart
      title={texts.overRange.title}
      summary={texts.overRange.summary(display(low.rent), display(low.total), display(high.rent), display(high.total))}
      area={area}
      ticks={ticks}
      table={{
        label: texts.overRange.table,
        columns: texts.overRange.columns,
        rows: totals.map((step) => [display(step.rent, 4), display(step.total)]),
      }}
    >
      <line
        x1={x(low.rent)}
        y1={y(low.total)}
        x2={x(high.rent)}
        y2={y(high.total)}
        strokeWidth="2"
        className="stroke-accent"
      />
      {totals.map((step) => (
        <circle key={step.rent} cx={x(step.rent)} cy={y(step.total)} r="2.5" className="fill-accent" />
      ))}
      <line
        x1={x(rent)}
        x2={x(rent)}
        y1={y(total)}
        y2={area.height - area.bottom}
        strokeDasharray="3 3"
        className="stroke-control"
      />
      <circle cx={x(rent)} cy={y(total)} r="5" strokeWidth="2" className="fill-paper stroke-accent" />
      {ends.map((end, index) => (
        <text
          key={end.rent}
          x={x(end.rent)}
          y={area.height - 8}
          textAnchor={ends.length === 1 ? 'middle' : index === 0 ? 'start' : 'end'}
          className="fill-muted text-[10.5px] tabular-nums"
        >
          ${display(end.rent)}
        </text>
      ))}
    </Chart>
  );
}

const area: Area = { width: 340, height: 140, left: 46, right: 8, top: 10, bottom: 24 };
