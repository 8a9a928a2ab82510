import type { TypesetProject } from '#contract/engine.ts';
import { type BaseRentResult, display, valueAt } from '../../tool.ts';
import { longDate, subtitle } from './report-face.ts';
import { typstTemplate } from './typst-template.ts';

/** The report as a Typst project for the typesetter port; every text is data and cannot become markup. */
export function baseRentTypst(result: BaseRentResult, made: Date): TypesetProject {
  const ends = [...new Set([result.input.base_rent_min, result.input.base_rent_max])];
  const years = Array.from({ length: Number(result.input.term) }, (_, index) => index + 1);
  const parts = (rent: string, year: number) =>
    ['base_rent', `operating_expenses_year_${year}`, 'ti_repayment'].map((figure) => Number(at(result, figure, rent)));
  const totals = (rent: string) => years.map((year) => display(at(result, `cost_per_sf_year_${year}`, rent)));
  // The space above a bar, in characters of its label.
  const room = years.length > 8 ? 6 : 48 / years.length;
  const hasTotals = ends.every((rent) => totals(rent).every((total) => total.length <= room));
  const report = {
    title: 'Base Rent Analysis',
    subtitle: subtitle(result),
    date: longDate(made),
    foot: `${result.title} · made by the ${result.engine} engine`,
    blocks: result.blocks,
    chart: {
      caption: `Occupancy cost by year at ${ends.map((rent) => `$${display(rent)}`).join(' and ')} per sf`,
      legend: ['Base rent', 'Operating expenses', 'TI repayment'],
      note: hasTotals ? 'Above each bar: $ per sf a year; below: year of the term' : 'Below each bar: year of the term',
      panels: ends.map((rent) => ({
        title: `$${display(rent)} per sf`,
        bars: years.map((year) => ({
          label: String(year),
          parts: parts(rent, year),
          total: hasTotals ? totals(rent)[year - 1] : '',
        })),
      })),
    },
  };
  return { main: 'main.typ', files: { 'main.typ': typstTemplate, 'report.json': JSON.stringify(report) } };
}

function at(result: BaseRentResult, figure: string, rent: string): string {
  const line = result.lines[figure];
  if (line === undefined) throw new Error(`No figure is called ${figure}`);
  return valueAt(line, rent);
}
