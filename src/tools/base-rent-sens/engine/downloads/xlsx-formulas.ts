import { type BaseRentResult, type Grid, valueAt } from '../../tool.ts';

/** The content of one cell; a formula has the value that the engine calculated for it. */
export type SheetCell = {
  /** For example 'B5'. */
  readonly at: string;
  readonly format?: string;
  readonly look?: 'title' | 'head' | 'input' | 'strong' | 'note';
  /** Defined name of the cell, which makes formulas readable. */
  readonly name?: string;
} & ({ readonly value: string | number } | { readonly formula: string; readonly result: string | number });

export interface SheetPlan {
  readonly name: string;
  readonly frozenRows: number;
  readonly widths: readonly number[];
  readonly cells: readonly SheetCell[];
}

const money = '#,##0.00';
const perFoot = '#,##0.0000';
const percent = '0.00%';
const longestTerm = 15;

/** The inputs by name, what is derived directly from them, and the conventions. */
export function inputCells(result: BaseRentResult): SheetPlan {
  const { input, allowance } = result;
  const fraction = (value: string) => Number(value) / 100;
  const typed = (
    row: number,
    label: string,
    name: string,
    value: number,
    format: string,
    unit: string,
  ): SheetCell[] => [
    { at: `A${row}`, value: label },
    { at: `B${row}`, value, format, name, look: 'input' },
    { at: `C${row}`, value: unit, look: 'note' },
  ];
  const derived = (
    row: number,
    label: string,
    name: string,
    formula: string,
    value: string,
    unit: string,
  ): SheetCell[] => [
    { at: `A${row}`, value: label },
    { at: `B${row}`, formula, result: Number(value), format: money, name },
    { at: `C${row}`, value: unit, look: 'note' },
  ];
  const discount: SheetCell[] = [
    { at: 'A13', value: 'Discount rate for present values' },
    input.discount_rate === undefined
      ? { at: 'B13', formula: 'TI_Rate', result: fraction(input.ti_rate), format: percent, name: 'Discount_Rate' }
      : { at: 'B13', value: fraction(input.discount_rate), format: percent, name: 'Discount_Rate', look: 'input' },
    {
      at: 'C13',
      value: input.discount_rate === undefined ? 'per year; the TI rate, as no other was given' : 'per year',
      look: 'note',
    },
  ];
  return {
    name: 'Inputs',
    frozenRows: 4,
    widths: [34, 16, 46],
    cells: [
      { at: 'A1', value: 'Base Rent Analysis', look: 'title' },
      { at: 'A2', value: 'Change a blue figure, and every sheet follows. Terms of 1 to 15 years.', look: 'note' },
      ...heads(4, ['Input', 'Value', 'Unit']),
      ...typed(5, 'Term', 'Term', Number(input.term), '0', 'years'),
      ...typed(6, 'TI allowance', 'TI_Allowance', Number(input.ti_allow), money, '$ per rentable sf'),
      ...typed(7, 'Space size', 'Space_Size', Number(input.space_size), '#,##0', 'rentable sf'),
      ...typed(8, 'TI amortization rate', 'TI_Rate', fraction(input.ti_rate), percent, 'per year, compounded monthly'),
      ...typed(9, 'Operating expenses', 'Op_Ex_Pct', fraction(input.op_ex_pct), percent, 'of base rent, year 1'),
      ...typed(10, 'Operating expense increase', 'Op_Ex_Escal', fraction(input.op_ex_escal), percent, 'per year'),
      ...typed(11, 'Base rent, minimum', 'Base_Rent_Min', Number(input.base_rent_min), money, '$ per sf a year'),
      ...typed(12, 'Base rent, maximum', 'Base_Rent_Max', Number(input.base_rent_max), money, '$ per sf a year'),
      ...discount,
      ...heads(15, ['Derived', 'Value', 'Unit']),
      ...derived(16, 'TI allowance in all', 'TI_Total', 'TI_Allowance*Space_Size', allowance.total, '$'),
      ...derived(
        17,
        'TI repayment',
        'TI_Payment',
        'PMT(TI_Rate/12,12*Term,-TI_Total)',
        allowance.payment,
        '$ per month, in arrears',
      ),
      ...derived(18, 'TI repayment over the term', 'TI_Repaid', '12*Term*TI_Payment', allowance.repaid, '$'),
      ...derived(19, 'of which interest', 'TI_Interest', 'TI_Repaid-TI_Total', allowance.interest, '$'),
      ...[
        'Base rent is flat over the term. Operating expenses are a share of base rent and rise once a year.',
        'Present value: one twelfth of a year’s cost on the first day of each month (monthly in advance).',
        'NER, straight line: base rent - allowance / term. By present value: base rent - 12 x TI repayment / (1 + TI rate/12) / sf.',
        'Made by the built-in engine.',
      ].map((value, index): SheetCell => ({ at: `A${21 + index}`, value, look: 'note' })),
    ],
  };
}

/** Seven equal steps of base rent (one if minimum and maximum are equal). */
export function sensitivityCells(result: BaseRentResult): SheetPlan {
  const last = `cost_year_${result.input.term}`;
  const columns: [head: string, figure: string, format: string, formula: (row: number) => string][] = [
    ['Year 1 cost ($)', 'cost_year_1', money, (row) => `A${row}*Space_Size*(1+Op_Ex_Pct)+12*TI_Payment`],
    ['Year 1 per sf ($)', 'cost_per_sf_year_1', perFoot, (row) => `B${row}/Space_Size`],
    ['Year 1 per month ($)', 'cost_per_month_year_1', money, (row) => `B${row}/12`],
    [
      'Last year cost ($)',
      last,
      money,
      (row) => `A${row}*Space_Size*(1+Op_Ex_Pct*(1+Op_Ex_Escal)^(Term-1))+12*TI_Payment`,
    ],
    [
      'Total obligation ($)',
      'total_obligation',
      money,
      (row) => `A${row}*Space_Size*(Term+Op_Ex_Pct*FV(Op_Ex_Escal,Term,-1))+12*Term*TI_Payment`,
    ],
    ['Average ($/sf/yr)', 'average_per_sf', perFoot, (row) => `F${row}/(Space_Size*Term)`],
    ['Present value ($)', 'present_value', money, presentValue],
    ['NER, straight line ($/sf/yr)', 'ner_straight_line', perFoot, (row) => `A${row}-TI_Allowance/Term`],
    [
      'NER by present value ($/sf/yr)',
      'ner_present_value',
      perFoot,
      (row) => `A${row}-12*TI_Payment/(1+TI_Rate/12)/Space_Size`,
    ],
  ];
  return {
    name: 'Sensitivity',
    frozenRows: 3,
    widths: [14, 16, 13, 15, 16, 18, 13, 18, 15, 15],
    cells: [
      { at: 'A1', value: 'Rent sensitivity, TI allowance repaid', look: 'title' },
      ...heads(3, ['Base rent ($/sf/yr)', ...columns.map(([head]) => head)]),
      ...result.rows.flatMap((_, step): SheetCell[] => {
        const row = 4 + step;
        const rent = rentAt(result, step);
        return [
          { at: `A${row}`, formula: rentFormula(step), result: Number(rent), format: money },
          ...columns.map(
            ([, figure, format, formula], index): SheetCell => ({
              at: `${letter(index + 1)}${row}`,
              formula: formula(row),
              result: figureAt(result, figure, rent),
              format,
            }),
          ),
        ];
      }),
    ],
  };
}

/** Cost by year at the lowest and the highest rent; years after the term are empty until the term is extended. */
export function yearCells(result: BaseRentResult): SheetPlan {
  const ends: [label: string, name: string, rent: string][] = [
    ['the lowest base rent', 'Base_Rent_Min', result.input.base_rent_min],
    ['the highest base rent', 'Base_Rent_Max', result.input.base_rent_max],
  ];
  return {
    name: 'Years',
    frozenRows: 0,
    widths: [14, 16, 18, 16, 18, 12, 16],
    cells: ends.flatMap(([label, name, rent], index) => yearBlock(result, label, name, rent, 1 + index * 21)),
  };
}

/** Rent against term, allowance and operating expenses, in $/sf/yr. */
export function gridCells(result: BaseRentResult): SheetPlan {
  return {
    name: 'Grids',
    frozenRows: 0,
    widths: [18, 14, 14, 14, 14, 14, 14],
    cells: result.grids.flatMap((grid, index) => gridBlock(result, grid, 1 + index * (result.rows.length + 4))),
  };
}

function yearBlock(result: BaseRentResult, label: string, name: string, rent: string, top: number): SheetCell[] {
  const first = top + 2;
  const total = first + longestTerm;
  const term = Number(result.input.term);
  const sums = ['base_rent_total', 'operating_expenses_total', 'ti_repayment_total', 'total_obligation'];
  return [
    { at: `A${top}`, value: `Cost by year at ${label}`, look: 'title' },
    ...heads(top + 1, [
      'Year',
      'Base rent ($)',
      'Operating expenses ($)',
      'TI repayment ($)',
      'Occupancy cost ($)',
      'Per sf ($)',
      'Per month ($)',
    ]),
    ...Array.from({ length: longestTerm }, (_, index) => index + 1).flatMap((year): SheetCell[] => {
      const row = first + year - 1;
      const within = (at: string, formula: string, figure: string, format: string): SheetCell => ({
        at: `${at}${row}`,
        formula: `IF(A${row}>Term,"",${formula})`,
        result: year > term ? '' : figureAt(result, figure, rent),
        format,
      });
      return [
        { at: `A${row}`, value: year, format: '0' },
        within('B', `${name}*Space_Size`, 'base_rent', money),
        within('C', `B${row}*Op_Ex_Pct*(1+Op_Ex_Escal)^(A${row}-1)`, `operating_expenses_year_${year}`, money),
        within('D', '12*TI_Payment', 'ti_repayment', money),
        within('E', `B${row}+C${row}+D${row}`, `cost_year_${year}`, money),
        within('F', `E${row}/Space_Size`, `cost_per_sf_year_${year}`, perFoot),
        within('G', `E${row}/12`, `cost_per_month_year_${year}`, money),
      ];
    }),
    { at: `A${total}`, value: 'Total', look: 'strong' },
    ...sums.map(
      (figure, index): SheetCell => ({
        at: `${letter(index + 1)}${total}`,
        formula: `SUM(${letter(index + 1)}${first}:${letter(index + 1)}${total - 1})`,
        result: figureAt(result, figure, rent),
        format: money,
        look: 'strong',
      }),
    ),
    { at: `A${total + 1}`, value: 'Average ($/sf/yr)' },
    {
      at: `F${total + 1}`,
      formula: `E${total}/(Space_Size*Term)`,
      result: figureAt(result, 'average_per_sf', rent),
      format: perFoot,
    },
  ];
}

function gridBlock(result: BaseRentResult, grid: Grid, top: number): SheetCell[] {
  const average = (term: string, allowance: string, share: string, row: number) =>
    `$A${row}*(1+${share}*FV(Op_Ex_Escal,${term},-1)/${term})+12*PMT(TI_Rate/12,12*${term},-${allowance})`;
  const kinds = {
    term: {
      title: 'Average occupancy cost by base rent and term',
      format: '0" years"',
      cell: (at: string, row: number) => average(at, 'TI_Allowance', 'Op_Ex_Pct', row),
      across: (_: string, own: boolean) => (own ? 'Term' : null),
    },
    allowance: {
      title: 'Average occupancy cost by base rent and TI allowance per sf',
      format: money,
      cell: (at: string, row: number) => average('Term', at, 'Op_Ex_Pct', row),
      across: (allowance: string) => `TI_Allowance*${Number(allowance) / Number(result.input.ti_allow)}`,
    },
    'allowance-ner': {
      title: 'Net effective rent by present value by base rent and TI allowance per sf',
      format: money,
      cell: (at: string, row: number) => `$A${row}-12*PMT(TI_Rate/12,12*Term,-${at})/(1+TI_Rate/12)`,
      across: (allowance: string) => `TI_Allowance*${Number(allowance) / Number(result.input.ti_allow)}`,
    },
    'operating-expenses': {
      title: 'Average occupancy cost by base rent and operating expenses as a share of it',
      format: percent,
      cell: (at: string, row: number) => average('Term', 'TI_Allowance', at, row),
      // In multiples of half a percent, so that the difference is exact.
      across: (share: string) =>
        `Op_Ex_Pct+(${Math.round(10 * (Number(share) - Number(result.input.op_ex_pct))) / 1000})`,
    },
  };
  const kind = kinds[grid.id];
  const head = top + 1;
  return [
    { at: `A${top}`, value: `${kind.title} ($/sf/yr)`, look: 'title' },
    { at: `A${head}`, value: 'Base rent ($/sf/yr)', look: 'head' },
    ...grid.across.map((across, index): SheetCell => {
      const value = grid.id === 'operating-expenses' ? Number(across) / 100 : Number(across);
      const formula = kind.across(across, index === grid.own);
      const cell = { at: `${letter(index + 1)}${head}`, format: kind.format, look: 'head' } as const;
      return formula === null ? { ...cell, value } : { ...cell, formula, result: value };
    }),
    ...grid.cells.flatMap((cells, step): SheetCell[] => {
      const row = head + 1 + step;
      return [
        { at: `A${row}`, formula: rentFormula(step), result: Number(rentAt(result, step)), format: money },
        ...cells.map(
          (value, index): SheetCell => ({
            at: `${letter(index + 1)}${row}`,
            formula: kind.cell(`${letter(index + 1)}$${head}`, row),
            result: Number(value),
            format: perFoot,
          }),
        ),
      ];
    }),
  ];
}

/**
 * Level parts (base rent, repayment) are one annuity in advance over the term. Operating expenses are an annuity in
 * advance over one year, summed over the years with the ratio (1 + increase) / (1 + rate/12)^12: FV at ratio - 1 is that sum.
 */
function presentValue(row: number): string {
  return (
    `(A${row}*Space_Size/12+TI_Payment)*PV(Discount_Rate/12,12*Term,-1,0,1)` +
    `+A${row}*Space_Size*Op_Ex_Pct/12*PV(Discount_Rate/12,12,-1,0,1)` +
    `*FV((1+Op_Ex_Escal)/(1+Discount_Rate/12)^12-1,Term,-1)`
  );
}

function rentFormula(step: number): string {
  return `Base_Rent_Min+(Base_Rent_Max-Base_Rent_Min)*${step}/6`;
}

function rentAt(result: BaseRentResult, step: number): string {
  const rent = result.rows[step]?.base_rent;
  if (rent === undefined) throw new Error(`There is no step ${step}`);
  return rent;
}

function figureAt(result: BaseRentResult, figure: string, rent: string): number {
  const line = result.lines[figure];
  if (line === undefined) throw new Error(`No figure is called ${figure}`);
  return Number(valueAt(line, rent));
}

function heads(row: number, labels: readonly string[]): SheetCell[] {
  return labels.map((value, index) => ({ at: `${letter(index)}${row}`, value, look: 'head' }));
}

function letter(index: number): string {
  return String.fromCharCode(65 + index);
}
