import { z } from 'zod';
import type { Tool } from '#contract/tool.ts';

/** A field of the form: its texts, and the validation rule that page and server share. */
export interface BaseRentField {
  readonly name: BaseRentFieldName;
  /** Shown above the field and at the start of each of its messages. */
  readonly label: string;
  readonly hint: string;
  readonly unit: string;
  /** The field's initial value. */
  readonly initial: string;
  readonly kind: 'integer' | 'decimal';
  readonly most: number;
  /**
   * Removes every comma; in other fields only commas that group thousands are removed, so that '8,5' is never read as
   * 85.
   */
  readonly stripsCommas?: true;
}

export type BaseRentFieldName =
  | 'term'
  | 'ti_allow'
  | 'space_size'
  | 'ti_rate'
  | 'op_ex_pct'
  | 'op_ex_escal'
  | 'base_rent_min'
  | 'base_rent_max'
  | 'discount_rate';

const term: BaseRentField = {
  name: 'term',
  label: 'Term',
  hint: 'Lease term',
  unit: 'years',
  initial: '5',
  kind: 'integer',
  most: 15,
};
const tiAllow: BaseRentField = {
  name: 'ti_allow',
  label: 'TI Allowance',
  hint: 'Tenant improvement allowance',
  unit: '$/sf',
  initial: '35.00',
  kind: 'decimal',
  most: 1_000_000,
  stripsCommas: true,
};
const spaceSize: BaseRentField = {
  name: 'space_size',
  label: 'Space Size',
  hint: 'Rentable square footage',
  unit: 'sf',
  initial: '10,000',
  kind: 'integer',
  most: 1_000_000_000,
  stripsCommas: true,
};
const tiRate: BaseRentField = {
  name: 'ti_rate',
  label: 'TI Rate',
  hint: 'TI amortization rate',
  unit: '% per year',
  initial: '8.00',
  kind: 'decimal',
  most: 100,
};
const opExPct: BaseRentField = {
  name: 'op_ex_pct',
  label: 'Operating Expenses',
  hint: 'Operating expenses in year 1',
  unit: '% of base rent',
  initial: '15.00',
  kind: 'decimal',
  most: 100,
};
const opExEscal: BaseRentField = {
  name: 'op_ex_escal',
  label: 'Operating Expense Increase',
  hint: 'Increase from year to year',
  unit: '% per year',
  initial: '3.00',
  kind: 'decimal',
  most: 100,
};
const baseRentMin: BaseRentField = {
  name: 'base_rent_min',
  label: 'Base Rent Min',
  hint: 'Lower end of the base rent range',
  unit: '$/sf/yr',
  initial: '50.00',
  kind: 'decimal',
  most: 1_000_000,
};
const baseRentMax: BaseRentField = {
  name: 'base_rent_max',
  label: 'Base Rent Max',
  hint: 'Upper end, at most 1.5 times the lower',
  unit: '$/sf/yr',
  initial: '65.00',
  kind: 'decimal',
  most: 1_000_000,
};

/** The eight fields of the form, in their order. */
export const baseRentFields: readonly BaseRentField[] = [
  term,
  tiAllow,
  spaceSize,
  tiRate,
  opExPct,
  opExEscal,
  baseRentMin,
  baseRentMax,
];

/** The ninth field, which may be empty: without it present values are discounted at the TI rate. */
export const discountRateField: BaseRentField = {
  name: 'discount_rate',
  label: 'Discount Rate',
  hint: 'For present values; empty means the TI rate',
  unit: '% per year',
  initial: '',
  kind: 'decimal',
  most: 100,
};

/**
 * The form's schema for page and server. Fields are parsed as typed (JSON numbers too) and returned as plain decimal
 * strings: integers without a point, others with two decimals. Its output is valid input and stays unchanged.
 */
export const baseRentForm = z
  .object(
    {
      term: typedNumber(term),
      ti_allow: typedNumber(tiAllow),
      space_size: typedNumber(spaceSize),
      ti_rate: typedNumber(tiRate),
      op_ex_pct: typedNumber(opExPct),
      op_ex_escal: typedNumber(opExEscal),
      base_rent_min: typedNumber(baseRentMin),
      base_rent_max: typedNumber(baseRentMax),
      discount_rate: z.preprocess(
        (typed) => (isBlank(typed) ? undefined : typed),
        typedNumber(discountRateField).optional(),
      ),
    },
    { error: 'Please fill in the lease form.' },
  )
  .refine((values) => hundredths(values.base_rent_min) <= hundredths(values.base_rent_max), {
    path: ['base_rent_min'],
    message: 'Base Rent Min must be less than or equal to Base Rent Max',
    when: bothRentsRead,
  })
  .refine((values) => 2n * hundredths(values.base_rent_max) <= 3n * hundredths(values.base_rent_min), {
    path: ['base_rent_max'],
    message: 'Base Rent Max must be no more than 1.5 times Base Rent Min',
    when: bothRentsRead,
  });

/** Decimal strings, as returned by `baseRentForm`. */
export type BaseRentInput = z.output<typeof baseRentForm>;

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

/** Any figure of the analysis is exactly `intercept + slope x base rent` ($/sf/yr); decimal strings, never rounded. */
const lineSchema = z.object({ intercept: decimal, slope: decimal });
export type Line = z.output<typeof lineSchema>;

const tableSchema = z.object({
  kind: z.literal('table'),
  caption: z.string(),
  /** The first column names the row; the others are numbers. */
  columns: z.array(z.string()),
  rows: z.array(z.object({ cells: z.array(z.string()), strong: z.boolean() })),
});

/** The report in blocks, with every number already rounded: Markdown, PDF and DOCX are rendered from it. */
const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  tableSchema,
]);
export type ReportBlock = z.output<typeof blockSchema>;
export type ReportTable = z.output<typeof tableSchema>;

const gridSchema = z.object({
  id: z.enum(['term', 'allowance', 'allowance-ner', 'operating-expenses']),
  figure: z.enum(['average_per_sf', 'ner_present_value']),
  /** Values of the second axis (years, $/sf or % of base rent), left to right. */
  across: z.array(decimal),
  /** Index in `across` of the input's own value. */
  own: z.number().int(),
  /** cells[rent][across], in $/sf/yr, not rounded; the rents are those of `rows`. */
  cells: z.array(z.array(decimal)),
});

/** What the engine calculates: the first step's checkpoint, and the figures of the result. */
export const baseRentFigures = z.object({
  /** The allowance in $: as a sum, as the monthly repayment, over the term, and its interest. */
  allowance: z.object({ total: decimal, payment: decimal, repaid: decimal, interest: decimal }),
  /** Seven equally spaced rents (one if minimum and maximum are equal), with their unrounded figures. */
  rows: z.array(z.object({ base_rent: decimal, figures: z.record(z.string(), decimal) })),
  grids: z.array(gridSchema),
  /**
   * By figure: base_rent, ti_repayment, and for each year y operating_expenses_year_y, cost_year_y ($ a year),
   * cost_per_sf_year_y, cost_per_month_year_y; base_rent_total, operating_expenses_total, ti_repayment_total,
   * total_obligation, total_without_repayment, present_value ($); average_per_sf, ner_straight_line,
   * ner_present_value ($/sf/yr).
   */
  lines: z.record(z.string(), lineSchema),
});
export type BaseRentFigures = z.output<typeof baseRentFigures>;
export type Grid = z.output<typeof gridSchema>;

export const baseRentResult = baseRentFigures.extend({
  title: z.string(),
  /** The main result in two sentences. */
  answer: z.string(),
  engine: z.string(),
  input: z.object({
    term: decimal,
    ti_allow: decimal,
    space_size: decimal,
    ti_rate: decimal,
    op_ex_pct: decimal,
    op_ex_escal: decimal,
    base_rent_min: decimal,
    base_rent_max: decimal,
    discount_rate: decimal.optional(),
  }),
  markdown: z.string(),
  blocks: z.array(blockSchema),
});
export type BaseRentResult = z.output<typeof baseRentResult>;

export const baseRent: Tool<BaseRentInput, BaseRentResult> = {
  slug: 'base-rent-sens',
  name: 'Base Rent Analysis',
  description: 'Analyze base rent scenarios to assess lease affordability.',
  group: 'finance-analysis',
  price: 2,
  takes: 'values',
  lane: 'short',
  timeLimitSeconds: 60,
  input: baseRentForm,
  result: baseRentResult,
};

/** The stored report with the footer that page and server show; the address is the installation's own. */
export function withFooter(markdown: string, supportEmail: string): string {
  return `${markdown.trimEnd()}\n\n---\n\nThis report is also under Home → My Reports. For support, write to ${supportEmail}.\n`;
}

/** A figure at any base rent ($/sf/yr, decimal string): exact, as a plain decimal string. */
export function valueAt(line: Line, rent: string): string {
  const slope = parse(line.slope);
  const at = parse(rent);
  const intercept = parse(line.intercept);
  const places = Math.max(slope.places + at.places, intercept.places);
  const sum =
    slope.digits * at.digits * 10n ** BigInt(places - slope.places - at.places) +
    intercept.digits * 10n ** BigInt(places - intercept.places);
  return plain(sum, places);
}

/** For display only: rounded half up (away from zero), with thousands separators; '1234.565' becomes '1,234.57'. */
export function display(value: string, places = 2): string {
  const exact = parse(value);
  const magnitude = exact.digits < 0n ? -exact.digits : exact.digits;
  const shift = exact.places - places;
  const unit = 10n ** BigInt(Math.abs(shift));
  const rounded = shift > 0 ? (magnitude + unit / 2n) / unit : magnitude * unit;
  const [whole = '0', fraction] = plain(rounded, places).split('.');
  const grouped = whole.replace(/\B(?=(\d{3}){1,20}$)/g, ',');
  const sign = exact.digits < 0n && rounded > 0n ? '-' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

function typedNumber(field: BaseRentField) {
  const unreadable = field.kind === 'integer' ? `${field.label} must be an integer` : `${field.label} must be a number`;
  return z
    .union([z.string(), z.number()], {
      error: (issue) => (isBlank(issue.input) ? `${field.label} must be filled in` : unreadable),
    })
    .transform((typed, context) => {
      const issue = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      if (isBlank(typed)) return issue(`${field.label} must be filled in`);
      const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(withoutCommas(String(typed).trim(), field));
      const [, minus = '', wholeDigits = '', fraction = ''] = match ?? [];
      if (match === null || wholeDigits + fraction === '') return issue(unreadable);
      const whole = wholeDigits.replace(/^0+(?=\d)/, '') || '0';
      const isWhole = /^0*$/.test(fraction);
      if (field.kind === 'integer' && !isWhole) return issue(unreadable);
      if (minus === '-' || (whole === '0' && isWhole)) {
        return issue(`${field.label} must be a positive ${field.kind === 'integer' ? 'integer' : 'number'}`);
      }
      if (field.kind === 'decimal' && fraction.length > 2) return issue(`${field.label} can have at most two decimals`);
      // Longer numbers than the limit are rejected before they are converted, whatever their length.
      if (whole.length > 15 || Number(`${whole}.${fraction || '0'}`) > field.most) {
        return issue(`${field.label} must be at most ${display(String(field.most), 0)}`);
      }
      return field.kind === 'integer' ? whole : `${whole}.${fraction.padEnd(2, '0')}`;
    });
}

function isBlank(typed: unknown): boolean {
  return typed === undefined || typed === null || (typeof typed === 'string' && typed.trim() === '');
}

function withoutCommas(text: string, field: BaseRentField): string {
  const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text);
  return field.stripsCommas || grouped ? text.replaceAll(',', '') : text;
}

/** The range is checked as soon as both ends are valid, even while other fields are invalid. */
function bothRentsRead(payload: { value: unknown; issues: { path?: PropertyKey[] }[] }): boolean {
  if (typeof payload.value !== 'object' || payload.value === null) return false;
  return !payload.issues.some(
    (issue) => issue.path === undefined || issue.path.length === 0 || String(issue.path[0]).startsWith('base_rent_'),
  );
}

function hundredths(value: string): bigint {
  return BigInt(value.replace('.', ''));
}

function parse(value: string): { digits: bigint; places: number } {
  const [whole = '0', fraction = ''] = value.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length };
}

function plain(digits: bigint, places: number): string {
  const sign = digits < 0n ? '-' : '';
  const text = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
  return places === 0 ? sign + text : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
}
