import { type BaseRentResult, display, valueAt } from '../../tool.ts';

/**
 * One rectangular table (RFC 4180, ASCII, CRLF): one figure per line, one column per base rent. Numbers are
 * unformatted, rounded half up to cents, per-square-foot figures to four decimals. Texts are fixed words that no
 * spreadsheet reads as formulas.
 */
export function baseRentCsv(result: BaseRentResult): Uint8Array {
  const { input, rows } = result;
  const constant = (label: string, unit: string, value: string) => [label, unit, ...rows.map(() => value)];
  const figure = (label: string, unit: string, name: string, places: number) => {
    const line = result.lines[name];
    if (line === undefined) throw new Error(`No figure is called ${name}`);
    return [label, unit, ...rows.map((row) => number(valueAt(line, row.base_rent), places))];
  };
  const years = Array.from({ length: Number(input.term) }, (_, index) => index + 1);
  const table = [
    ['Figure', 'Unit', ...rows.map((_, index) => `Step ${index + 1}`)],
    ['Base rent', '$/sf/yr', ...rows.map((row) => number(row.base_rent, 4))],
    constant('Term', 'years', input.term),
    constant('TI allowance', '$/sf', input.ti_allow),
    constant('Space size', 'rentable sf', input.space_size),
    constant('TI amortization rate', '% per year', input.ti_rate),
    constant('Operating expenses', '% of base rent', input.op_ex_pct),
    constant('Operating expense increase', '% per year', input.op_ex_escal),
    constant('Discount rate', '% per year', input.discount_rate ?? input.ti_rate),
    constant('TI allowance in all', '$', number(result.allowance.total, 2)),
    constant('TI repayment', '$ per month', number(result.allowance.payment, 2)),
    figure('Base rent', '$ per year', 'base_rent', 2),
    figure('TI repayment', '$ per year', 'ti_repayment', 2),
    ...years.flatMap((year) => [
      figure(`Operating expenses year ${year}`, '$', `operating_expenses_year_${year}`, 2),
      figure(`Occupancy cost year ${year}`, '$', `cost_year_${year}`, 2),
      figure(`Occupancy cost year ${year}`, '$/sf', `cost_per_sf_year_${year}`, 4),
      figure(`Occupancy cost year ${year}`, '$ per month', `cost_per_month_year_${year}`, 2),
    ]),
    figure('Total base rent', '$', 'base_rent_total', 2),
    figure('Total operating expenses', '$', 'operating_expenses_total', 2),
    figure('Total TI repayment', '$', 'ti_repayment_total', 2),
    figure('Total obligation', '$', 'total_obligation', 2),
    figure('Average occupancy cost', '$/sf/yr', 'average_per_sf', 4),
    figure('Present value monthly in advance', '$', 'present_value', 2),
    figure('Net effective rent straight line', '$/sf/yr', 'ner_straight_line', 4),
    figure('Net effective rent by present value', '$/sf/yr', 'ner_present_value', 4),
  ];
  return new TextEncoder().encode(table.map((cells) => `${cells.join(',')}\r\n`).join(''));
}

function number(value: string, places: number): string {
  return display(value, places).replaceAll(',', '');
}
