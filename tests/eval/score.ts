import type { FieldValue, Finding, RentRow } from '../../src/contract/document-report.ts';

/** A hand label: what a reader of the document would write down, and where it stands. */
export interface Label {
  readonly value: unknown;
  readonly quote: string;
  readonly pdf_page: number | null;
}

export interface Score {
  readonly document: string;
  readonly label: string;
  readonly field: string;
  readonly core: boolean;
  readonly outcome: 'right' | 'wrong' | 'missing';
  /** Of what was found: stands on the labelled page; null where the label has none. */
  readonly pageRight: boolean | null;
  /** Of what was found: its quote stands in the document's own text. */
  readonly quoteFound: boolean | null;
  readonly expected: string;
  readonly found: string;
}

const core = new Set([
  'landlord',
  'tenant',
  'premises_address',
  'premises_rsf',
  'agreement_date',
  'commencement_date',
  'expiration_date',
  'term_months',
  'security_deposit',
  'holdover',
  'governing_law',
]);

/** Labels whose name is not the field's. */
const fieldOf: Readonly<Record<string, string>> = {
  pro_rata_share: 'opex_share',
  base_year_expenses: 'base_year',
  free_rent_months: 'free_rent',
  cure_monetary_days: 'default_monetary_cure',
  cure_nonmonetary_days: 'default_nonmonetary_cure',
  lease_type: 'lease_structure',
  opex_estimate_monthly: 'opex_estimate',
  rofr: 'rofo_rofr',
  rofo: 'rofo_rofr',
  guaranty: 'guarantor',
  base_rent_monthly: 'base_rent_schedule',
  base_rent_psf: 'base_rent_schedule',
  rent_schedule: 'base_rent_schedule',
  capex_amortization: 'ti_amortized',
};
/** Remarks on a document, not values of it. */
const remarks = new Set(['typo']);

type Fields = Readonly<Record<string, Finding | readonly Finding[]>>;

export function scoreDocument(
  document: string,
  labels: Readonly<Record<string, Label>>,
  fields: Fields,
  text: string,
): Score[] {
  const plainText = plain(text);
  return Object.entries(labels).flatMap(([label, expected]): Score[] => {
    if (remarks.has(label) || label === 'rent_schedule') return [];
    const field = fieldOf[label] ?? label;
    const found = listOf(fields[field]);
    const first = found[0];
    const base = {
      document,
      label,
      field,
      core: core.has(field),
      expected: String(expected.value),
      found: first ? first.shown : '',
    };
    if (!first)
      return [{ ...base, outcome: expected.value === null ? 'right' : 'missing', pageRight: null, quoteFound: null }];
    const match = found.find(({ value }) => agrees(label, value, expected)) ?? null;
    const judged = match ?? first;
    return [
      {
        ...base,
        found: judged.shown,
        outcome: match === null ? 'wrong' : 'right',
        pageRight: expected.pdf_page === null || match === null ? null : expected.pdf_page === judged.page,
        quoteFound: plainText.includes(plain(judged.quote)),
      },
    ];
  });
}

/** How many labelled rent rows were found exactly: every amount and bound of the label is the row's. */
export function scoreRentRows(label: Label | undefined, fields: Fields): { right: number; of: number } {
  if (!label || !Array.isArray(label.value)) return { right: 0, of: 0 };
  const rows = listOf(fields['base_rent_schedule']).map(({ value }) => value as RentRow);
  const right = label.value.filter((expected: Record<string, unknown>) =>
    rows.some((row) => Object.entries(expected).every(([key, value]) => sameInRow(row, key, value))),
  ).length;
  return { right, of: label.value.length };
}

function sameInRow(row: RentRow, key: string, value: unknown): boolean {
  const own = row[key as keyof RentRow];
  if (own === value) return true;
  // A row without rent need not say it twice.
  return value === 0 && own === undefined && (row.monthly === 0 || row.annual === 0);
}

function agrees(label: string, value: FieldValue, { value: expected, quote }: Label): boolean {
  if (expected === null) return /^none$|not\s+applicable/i.test(String(value));
  if (typeof value === 'object') {
    const amount = label === 'base_rent_psf' ? (value.psf ?? value.psf_month) : value.monthly;
    return amount === expected;
  }
  if (expected === true) return value !== false && value !== 'none';
  if (typeof expected === 'number')
    return typeof value === 'number'
      ? Math.abs(value - expected) < 0.005
      : Number.parseFloat(String(value).replace(/[$,]/g, '')) === expected;
  const wanted = plain(String(expected));
  const own = plain(String(value));
  if (own === wanted || (own.length > 5 && wanted.includes(own)) || (wanted.length > 2 && own.includes(wanted)))
    return true;
  if (label === 'lease_type') return own === wanted.replace(/\s/g, '');
  if (label === 'assignment') return /consent/.test(own) && /reasonabl/.test(own) === /reasonabl/.test(wanted);
  // Numbers decide where words are free: '3%/yr controllable', '90 days', '2 x 5 years', 'greater of $50 or 10%'.
  const numbers = numbersOf(wanted);
  const ownNumbers = numbersOf(own);
  if (numbers.length > 0) return numbers.every((number, index) => index > 1 || ownNumbers.includes(number));
  return plain(quote).includes(own) || similar(own, wanted);
}

function similar(a: string, b: string): boolean {
  const words = (text: string) => new Set(text.split(/[^a-z0-9]+/).filter((word) => word.length > 2));
  const [own, wanted] = [words(a), words(b)];
  const shared = [...wanted].filter((word) => own.has(word)).length;
  return shared >= 0.7 * wanted.size;
}

function numbersOf(text: string): string[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => String(Number(number.replaceAll(',', ''))));
}

function listOf(field: Finding | readonly Finding[] | undefined): readonly Finding[] {
  if (field === undefined) return [];
  return Array.isArray(field) ? field : [field as Finding];
}

/** Lower case, plain quotation marks and dashes, one space for white space. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
