import { type BaseRentFigures, type BaseRentInput, display, type Grid, type ReportBlock, valueAt } from '../tool.ts';

type Row = { cells: string[]; strong: boolean };

/** The note at the top of every result. */
const origin =
  'Made by the built-in engine: arithmetic on the figures entered below. No language model and no market data were used.';

/** The report's texts and tables, with everything rounded half up for display; the same input gives the same blocks. */
export function composeReport(
  input: BaseRentInput,
  figures: BaseRentFigures,
): { title: string; answer: string; blocks: ReportBlock[] } {
  const facts = readFacts(input, figures);
  const answer = answerInTwoSentences(facts);
  return {
    title: `Base Rent Analysis: ${facts.area}, ${facts.years}, ${facts.range} per sf`,
    answer,
    blocks: [
      { kind: 'paragraph', text: answer },
      { kind: 'paragraph', text: origin },
      { kind: 'heading', text: 'Rent sensitivity' },
      sensitivityTable(facts),
      { kind: 'heading', text: 'Occupancy cost by year' },
      ...facts.ends.map((rent) => yearTable(facts, rent)),
      { kind: 'heading', text: 'The TI allowance, added and deducted' },
      {
        kind: 'paragraph',
        text:
          'In every cost of this report the allowance is added: the tenant repays it with interest, and the repayment is ' +
          'part of the occupancy cost. In the net effective rent (NER) it is deducted: it is taken as a concession that ' +
          'the landlord gives and the tenant does not repay.',
      },
      allowanceTable(facts),
      { kind: 'heading', text: 'Further sensitivities' },
      ...figures.grids.map((grid) => gridTable(facts, grid)),
      { kind: 'heading', text: 'Figures entered' },
      inputTable(facts),
      { kind: 'heading', text: 'Assumptions and conventions' },
      { kind: 'list', items: assumptions(facts) },
    ],
  };
}

interface Facts {
  readonly input: BaseRentInput;
  readonly figures: BaseRentFigures;
  readonly term: number;
  readonly area: string;
  readonly years: string;
  /** '$50.00 to $65.00', or '$50.00' alone. */
  readonly range: string;
  /** Lowest and highest rent; only one if they are equal. */
  readonly ends: readonly string[];
  readonly at: (figure: string, rent: string) => string;
}

function readFacts(input: BaseRentInput, figures: BaseRentFigures): Facts {
  const ends = [...new Set([input.base_rent_min, input.base_rent_max])];
  return {
    input,
    figures,
    ends,
    term: Number(input.term),
    area: `${display(input.space_size, 0)} sf`,
    years: input.term === '1' ? '1 year' : `${input.term} years`,
    range: ends.map((rent) => dollars(rent)).join(' to '),
    at: (figure, rent) => {
      const line = figures.lines[figure];
      if (line === undefined) throw new Error(`No figure is called ${figure}`);
      return valueAt(line, rent);
    },
  };
}

function answerInTwoSentences({ input, ends, term, range, at }: Facts): string {
  const between = (figure: string) => {
    const values = ends.map((rent) => dollars(at(figure, rent)));
    return values.length === 1 ? `${values[0]}` : `between ${values[0]} and ${values[1]}`;
  };
  const average = ends.map((rent) => dollars(at('average_per_sf', rent))).join(' to ');
  const space = `${display(input.space_size, 0)} rentable square ${input.space_size === '1' ? 'foot' : 'feet'}`;
  return (
    `At a base rent of ${range} per square foot a year, a space of ${space} costs ${between('cost_year_1')} a year ` +
    `${term === 1 ? 'over its one year' : 'in year 1'}, operating expenses and the repayment of the tenant improvement ` +
    `(TI) allowance included. Over the ${term}-year term the total obligation is ${between('total_obligation')}, an ` +
    `average of ${average} per square foot a year.`
  );
}

function sensitivityTable({ figures, term }: Facts): ReportBlock {
  const rents = rentLabels(figures);
  const columns: [label: string, figure: string, places: number][] = [
    ['Year 1 cost ($)', 'cost_year_1', 2],
    ['Year 1 per sf ($)', 'cost_per_sf_year_1', 2],
    ['Year 1 per month ($)', 'cost_per_month_year_1', 2],
    ...(term > 1 ? [[`Year ${term} cost ($)`, `cost_year_${term}`, 2] as [string, string, number]] : []),
    ['Total obligation ($)', 'total_obligation', 2],
    ['Average ($/sf/yr)', 'average_per_sf', 2],
    ['Present value ($)', 'present_value', 2],
    ['NER by present value ($/sf/yr)', 'ner_present_value', 2],
  ];
  return {
    kind: 'table',
    caption:
      figures.rows.length === 1
        ? 'Occupancy cost at the base rent entered, TI allowance repaid'
        : 'Occupancy cost at seven equal steps of base rent, TI allowance repaid',
    columns: ['Base rent ($/sf/yr)', ...columns.map(([label]) => label)],
    rows: figures.rows.map((row, index) => ({
      cells: [rents[index] ?? '', ...columns.map(([, figure, places]) => display(row.figures[figure] ?? '0', places))],
      strong: false,
    })),
  };
}

function yearTable({ term, at }: Facts, rent: string): ReportBlock {
  const cells = (label: string, names: readonly string[], places: readonly number[]) => [
    label,
    ...names.map((name, index) => (name === '' ? '' : display(at(name, rent), places[index]))),
  ];
  const rows: Row[] = Array.from({ length: term }, (_, index) => index + 1).map((year) => ({
    cells: cells(
      String(year),
      [
        'base_rent',
        `operating_expenses_year_${year}`,
        'ti_repayment',
        `cost_year_${year}`,
        `cost_per_sf_year_${year}`,
        `cost_per_month_year_${year}`,
      ],
      [2, 2, 2, 2, 2, 2],
    ),
    strong: false,
  }));
  const totals = ['base_rent_total', 'operating_expenses_total', 'ti_repayment_total', 'total_obligation', '', ''];
  rows.push({ cells: cells('Total', totals, [2, 2, 2, 2]), strong: true });
  return {
    kind: 'table',
    caption:
      `Cost by year at a base rent of ${dollars(rent)} per sf ` +
      `(average over the term: ${dollars(at('average_per_sf', rent))} per sf a year)`,
    columns: [
      'Year',
      'Base rent ($)',
      'Operating expenses ($)',
      'TI repayment ($)',
      'Occupancy cost ($)',
      'Per sf ($)',
      'Per month ($)',
    ],
    rows,
  };
}

function allowanceTable({ ends, at, figures, input, term }: Facts): ReportBlock {
  const row = (label: string, figure: string, places: number, strong = false): Row => ({
    cells: [label, ...ends.map((rent) => display(at(figure, rent), places))],
    strong,
  });
  const same = (label: string, value: string): Row => ({ cells: [label, ...ends.map(() => value)], strong: false });
  return {
    kind: 'table',
    caption: `TI allowance of ${dollars(input.ti_allow)} per sf, ${dollars(figures.allowance.total)} in all`,
    columns: ['Figure', ...ends.map((rent) => `At ${dollars(rent)} per sf`)],
    rows: [
      same('Monthly repayment ($)', display(figures.allowance.payment)),
      same('Interest within the repayments ($)', display(figures.allowance.interest)),
      row('Added: total obligation with the repayment ($)', 'total_obligation', 2, true),
      row('Added: average occupancy cost ($/sf/yr)', 'average_per_sf', 2),
      row('Deducted: base rent and operating expenses over the term ($)', 'total_without_repayment', 2),
      row(
        `Deducted: NER, straight line (base rent less allowance over ${term} ${term === 1 ? 'year' : 'years'}, $/sf/yr)`,
        'ner_straight_line',
        2,
      ),
      row('Deducted: NER by present value ($/sf/yr)', 'ner_present_value', 2, true),
    ],
  };
}

function gridTable({ figures, input, years }: Facts, grid: Grid): ReportBlock {
  const rents = rentLabels(figures);
  const average = 'Average occupancy cost ($/sf/yr)';
  const percent = (value: string) => `${display(value)}%`;
  const perFoot = (value: string) => dollars(value, Math.min(3, Math.max(2, decimals(value))));
  const [caption, across] = {
    term: [
      `${average} by base rent and term, the allowance repaid over each; entered: ${years}`,
      (value: string) => `${value} yr`,
    ] as const,
    allowance: [
      `${average} by base rent and TI allowance per sf; entered: ${dollars(input.ti_allow)}`,
      perFoot,
    ] as const,
    'allowance-ner': [
      `Net effective rent by present value ($/sf/yr) by base rent and TI allowance per sf; entered: ${dollars(input.ti_allow)}`,
      perFoot,
    ] as const,
    'operating-expenses': [
      `${average} by base rent and operating expenses as a share of it; entered: ${percent(input.op_ex_pct)}`,
      percent,
    ] as const,
  }[grid.id];
  return {
    kind: 'table',
    caption,
    columns: ['Base rent ($/sf/yr)', ...grid.across.map(across)],
    rows: grid.cells.map((row, index) => ({
      cells: [rents[index] ?? '', ...row.map((value) => display(value))],
      strong: false,
    })),
  };
}

function inputTable({ input, years }: Facts): ReportBlock {
  const rows: [string, string][] = [
    ['Term', years],
    ['TI allowance', `${dollars(input.ti_allow)} per sf`],
    ['Space size', `${display(input.space_size, 0)} rentable sf`],
    ['TI amortization rate', `${display(input.ti_rate)}% per year`],
    ['Operating expenses', `${display(input.op_ex_pct)}% of base rent`],
    ['Operating expense increase', `${display(input.op_ex_escal)}% per year`],
    ['Base rent, minimum', `${dollars(input.base_rent_min)} per sf a year`],
    ['Base rent, maximum', `${dollars(input.base_rent_max)} per sf a year`],
  ];
  if (input.discount_rate !== undefined) rows.push(['Discount rate', `${display(input.discount_rate)}% per year`]);
  return {
    kind: 'table',
    caption: 'Inputs of this analysis',
    columns: ['Input', 'Value'],
    rows: rows.map((cells) => ({ cells, strong: false })),
  };
}

function assumptions({ input, figures, term, years }: Facts): string[] {
  const months = 12 * term;
  const rate = `${display(input.ti_rate)}%`;
  const total = dollars(figures.allowance.total);
  return [
    'Base rent is flat over the term: no increase of base rent is applied in any year.',
    `Operating expenses are ${display(input.op_ex_pct)}% of base rent in year 1 and rise by ${display(input.op_ex_escal)}% ` +
      'a year from year 2 on, compounded.',
    `The TI allowance of ${total} is repaid in ${months} equal monthly payments in arrears at ${rate} a year, compounded ` +
      `monthly: ${dollars(figures.allowance.payment)} a month, which is PMT(${rate}/12, ${months}, -${plainNumber(figures.allowance.total)}) of ` +
      'a spreadsheet.',
    `Present value: the cost of each month, one twelfth of its year's cost (base rent, operating expenses and TI ` +
      `repayment), is taken on the first day of the month (monthly in advance) and discounted at ` +
      (input.discount_rate === undefined
        ? `the TI rate of ${rate} a year divided by 12, as no other rate was given.`
        : `the given rate of ${display(input.discount_rate)}% a year divided by 12.`),
    `Net effective rent, straight line: base rent - allowance per sf / ${years}. By present value, monthly in advance at ` +
      `the TI rate: base rent - 12 x monthly repayment / (1 + ${rate}/12) / rentable sf. Operating expenses are not part of it.`,
    'Not considered: free rent, parking, taxes on rent, deposits, brokerage, moving costs and cost beyond the allowance.',
    'All figures are calculated at full precision and rounded half up for display only; totals are sums of unrounded ' +
      'figures and can differ by a cent from sums of the displayed ones.',
  ];
}

/** Two decimals if every step falls on a cent, otherwise four. */
function rentLabels(figures: BaseRentFigures): string[] {
  const places = figures.rows.every((row) => decimals(row.base_rent) <= 2) ? 2 : 4;
  return figures.rows.map((row) => display(row.base_rent, places));
}

/** As typed into a spreadsheet. */
function plainNumber(value: string): string {
  return display(value).replaceAll(',', '');
}

function decimals(value: string): number {
  return (value.split('.')[1] ?? '').replace(/(?<!0)0+$/, '').length;
}

function dollars(value: string, places = 2): string {
  const shown = display(value, places);
  return shown.startsWith('-') ? `-$${shown.slice(1)}` : `$${shown}`;
}
