import { type BaseRentResult, display, valueAt } from '../tool.ts';
import { texts } from './texts.ts';

/**
 * The analysis at one base rent ($/sf/yr, decimal string), computed from the result's exact lines; figures are rounded
 * for display.
 */
export function scenarioAt(result: BaseRentResult, rent: string): Scenario {
  const at = (figure: string) => {
    const line = result.lines[figure];
    if (line === undefined) throw new Error(`No figure is called ${figure}`);
    return valueAt(line, rent);
  };
  const term = Number(result.input.term);
  const years = Array.from({ length: term }, (_, index) => index + 1).map((year) => ({
    year,
    base: at('base_rent'),
    operating: at(`operating_expenses_year_${year}`),
    repayment: at('ti_repayment'),
    cost: at(`cost_year_${year}`),
  }));
  return {
    years,
    figures: [
      { label: texts.figures.year, value: `$${display(at('cost_year_1'))}` },
      { label: texts.figures.perSf, value: `$${display(at('cost_per_sf_year_1'))}` },
      { label: texts.figures.perMonth, value: `$${display(at('cost_per_month_year_1'))}` },
      { label: texts.figures.total(term), value: `$${display(at('total_obligation'))}` },
      { label: texts.figures.average, value: `$${display(at('average_per_sf'))}` },
      { label: texts.figures.presentValue, value: `$${display(at('present_value'))}` },
      { label: texts.figures.netEffective, value: signed(display(at('ner_present_value'))) },
    ],
  };
}

export interface Scenario {
  /** Exact decimal strings in $. */
  readonly years: readonly {
    readonly year: number;
    readonly base: string;
    readonly operating: string;
    readonly repayment: string;
    readonly cost: string;
  }[];
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

/** Total obligation in $ at each step of the range: rent and total as exact decimal strings. */
export function totalsOverRange(result: BaseRentResult): { rent: string; total: string }[] {
  return result.rows.map((row) => ({ rent: row.base_rent, total: totalAt(result, row.base_rent) }));
}

export function totalAt(result: BaseRentResult, rent: string): string {
  const line = result.lines['total_obligation'];
  if (line === undefined) throw new Error('The result has no total obligation');
  return valueAt(line, rent);
}

function signed(shown: string): string {
  return shown.startsWith('-') ? `-$${shown.slice(1)}` : `$${shown}`;
}
