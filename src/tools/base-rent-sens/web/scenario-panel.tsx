import { useState } from 'react';
import type { BaseRentResult } from '../tool.ts';
import { CostByYearChart } from './cost-by-year-chart.tsx';
import { dollarsOf, RentSlider } from './rent-slider.tsx';
import { scenarioAt } from './scenario.ts';
import { texts } from './texts.ts';
import { TotalOverRangeChart } from './total-over-range-chart.tsx';

/** The analysis at any rent in the range, computed on the page. */
export function ScenarioPanel({ result }: { result: BaseRentResult }) {
  const [min, max] = [centsOf(result.input.base_rent_min), centsOf(result.input.base_rent_max)];
  const [cents, setCents] = useState(Math.round((min + max) / 2));
  const rent = dollarsOf(cents);
  const scenario = scenarioAt(result, rent);
  const highest = Math.max(...scenarioAt(result, dollarsOf(max)).years.map(({ cost }) => Number(cost)));
  return (
    <div className="flex flex-col gap-6">
      <section aria-label={texts.scenario.title}>
        <h3 className="mb-3 text-base">{texts.scenario.title}</h3>
        <RentSlider min={min} max={max} value={cents} onChange={setCents} />
        <dl className="mt-3 divide-y divide-line border-y border-line text-sm">
          {scenario.figures.map(({ label, value }) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-1">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <CostByYearChart scenario={scenario} rent={rent} highest={highest} />
      <TotalOverRangeChart result={result} rent={rent} />
    </div>
  );
}

/** '52.50' becomes 5250; the form returns rents with two decimals. */
function centsOf(dollars: string): number {
  return Math.round(Number(dollars) * 100);
}
