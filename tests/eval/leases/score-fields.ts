import type { FieldValue, Finding, State } from '#contract/lease-report.ts';
import type { Label, LabelledDocument, RentLabel } from './labels.ts';

export interface FieldScore {
  readonly document: string;
  readonly split: LabelledDocument['split'];
  readonly field: string;
  readonly isCore: boolean;
  /** `extra`: reported although the document has no such value. */
  readonly outcome: 'right' | 'wrong' | 'missing' | 'extra';
  /** State of the reported value; null if nothing was reported. */
  readonly state: State | null;
  readonly expected: string;
  readonly got: string;
  readonly page: number | null;
}

export const coreFields = new Set([
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

/** Fields whose value is a passage: any part of the right passage is accepted. */
const passages = new Set([
  'permitted_use',
  'maintenance_tenant',
  'maintenance_landlord',
  'utilities',
  'landlord_work',
  'remedies',
  'condition',
  'alterations_restoration',
  'real_estate_taxes',
  'casualty',
  'condemnation',
  'hazardous',
  'signage',
  'notices',
  'subordination_snda',
  'capex_passthrough',
  'brokers',
  'landlord_default',
  'measurement_standard',
  'exclusive_use',
  'expansion',
  'audit_right',
  'percentage_rent',
  'termination_option',
  'rofo_rofr',
  'purchase_option',
  'gross_up',
  'ti_amortized',
  'co_tenancy',
  'continuous_operation',
]);

type Fields = Readonly<Record<string, Finding | readonly Finding[]>>;

/** Compares a report's fields with its document's labels; `text` is the document as the engine read it. */
export function scoreFields(document: LabelledDocument, fields: Fields, text: string): FieldScore[] {
  const base = { document: document.name, split: document.split };
  const labelled = Object.entries(document.fields).flatMap(([field, labels]): FieldScore[] => {
    const found = listOf(fields[field]);
    const own = { ...base, field, isCore: coreFields.has(field) };
    const expected = labels.map(({ value }) => String(value)).join(' | ');
    const isNone = labels.every(({ value }) => value === null || /^none\b|^n\/?a$/i.test(String(value)));
    const [first] = found;
    if (first === undefined) {
      return isNone ? [] : [{ ...own, outcome: 'missing', state: null, expected, got: '', page: null }];
    }
    const match = found.find((finding) => labels.some((label) => agrees(field, finding, label, text)));
    const shown = match ?? first;
    const saysNone = isNone && /^none\b|^n\/?a$|not\s+applicable/i.test(String(first.value));
    return [
      {
        ...own,
        outcome: match || saysNone ? 'right' : isNone ? 'extra' : 'wrong',
        state: shown.state,
        expected,
        got: shown.shown,
        page: shown.page,
      },
    ];
  });
  const extra = document.absent.flatMap((field): FieldScore[] => {
    const [first] = listOf(fields[field]).filter(({ value }) => !/^none\b|^no\b|^n\/?a$/i.test(String(value)));
    return first === undefined || field in document.fields
      ? []
      : [
          {
            ...base,
            field,
            isCore: coreFields.has(field),
            outcome: 'extra',
            state: first.state,
            expected: 'absent',
            got: first.shown,
            page: first.page,
          },
        ];
  });
  return [...labelled, ...extra];
}

/** Whether a finding agrees with the label. */
export function agrees(field: string, { value, shown, quote: given }: Finding, label: Label, text: string): boolean {
  const expected = label.value;
  const quote = given ?? '';
  if (expected === null) return /^none\b|not\s+applicable/i.test(String(value));
  if (expected === true) return value !== false && !/^none\b|^no\b/i.test(String(value));
  // `90` for the days after a fire: only the label's passage is compared.
  if (typeof expected === 'number' && passages.has(field) && samePassage(text, quote, label.quote)) return true;
  if (typeof expected === 'number')
    return (
      Math.abs(numberOf(value) - expected) < 0.005 || (field === 'late_charge' && numbersOf(shown).includes(expected))
    );
  const wanted = plain(String(expected));
  const own = plain(String(value));
  if (own === wanted) return true;
  if (/^\d{4}-\d{2}-\d{2}$/.test(wanted)) return plain(shown).includes(wanted);
  if (field === 'landlord' || field === 'tenant' || field === 'guarantor') return samePart(nameOf(own), nameOf(wanted));
  if (choices.has(field)) return own === wanted.replace(/\s/g, '_');
  if (field === 'renewal_options') return sameTotals(own, wanted);
  if (passages.has(field)) return samePassage(text, quote, label.quote) || similar(own, wanted);
  if (samePart(own, wanted)) return true;
  const numbers = numbersOf(wanted);
  if (numbers.length > 0 && field !== 'premises_address' && field !== 'suite_floor') {
    const got = [...numbersOf(own), ...numbersOf(plain(shown))];
    return numbers.slice(0, 1).every((number) => got.includes(number));
  }
  return samePassage(text, quote, label.quote) || similar(own, wanted);
}

const choices = new Set(['assignment', 'indemnity', 'waiver_subrogation', 'lease_structure']);

function numberOf(value: FieldValue): number {
  if (typeof value === 'number') return value;
  // The first number: `3.5 per 1,000` is 3.5.
  return typeof value === 'object' ? Number.NaN : (numbersOf(String(value))[0] ?? Number.NaN);
}

/** '2 x 60 months' and '2 x 5 years'. */
function sameTotals(a: string, b: string): boolean {
  const of = (text: string) => {
    const [count, length] = numbersOf(text);
    return length === undefined ? null : `${count} x ${/year/.test(text) ? length * 12 : length}`;
  };
  return of(a) !== null && of(a) === of(b);
}

function samePart(own: string, wanted: string): boolean {
  return own === wanted || (own.length > 4 && wanted.includes(own)) || (wanted.length > 2 && own.includes(wanted));
}

function nameOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** One quote is part of the other, or both are within the same few hundred characters of the document. */
function samePassage(text: string, own: string, wanted: string): boolean {
  const [a, b] = [plain(own), plain(wanted)];
  if (a.includes(b.slice(0, 60)) || b.includes(a.slice(0, 60))) return true;
  const whole = plainOnce(text);
  const [at, other] = [whole.indexOf(a.slice(0, 60)), whole.indexOf(b.slice(0, 40))];
  return at >= 0 && other >= 0 && other >= at - 600 && other <= at + a.length + 600;
}

let last: readonly [string, string] = ['', ''];
function plainOnce(text: string): string {
  if (last[0] !== text) last = [text, plain(text)];
  return last[1];
}

function similar(a: string, b: string): boolean {
  const words = (text: string) => new Set(text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2));
  const [own, wanted] = [words(a), words(b)];
  const shared = [...wanted].filter((word) => own.has(word)).length;
  return wanted.size > 0 && shared >= 0.6 * wanted.size;
}

function numbersOf(text: string): number[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')));
}

export function listOf<T>(field: T | readonly T[] | undefined): readonly T[] {
  if (field === undefined) return [];
  return Array.isArray(field) ? field : [field as T];
}

/** Lower case, plain quotation marks and dashes, single spaces. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

export interface RentScore {
  readonly document: string;
  readonly split: LabelledDocument['split'];
  /** Labeled rows for which every labeled amount and period is reported. */
  readonly right: number;
  readonly labelled: number;
  /** Rows that are reported as found. */
  readonly found: number;
  /** Rows that contradict the labels: the same period with another amount, or a period without a label. */
  readonly wrong: readonly string[];
}

interface Row extends RentLabel {
  readonly kind?: string;
  readonly state?: string;
  readonly shown?: string;
}

/**
 * Compares verified rows with the labeled ones. Labels have months or dates; amounts that a label omits are ignored.
 */
export function scoreRent(document: LabelledDocument, rows: readonly Row[]): RentScore | null {
  if (document.rent === null) return null;
  const amounts = ['psf', 'psf_month', 'monthly', 'annual'] as const;
  const labels = document.rent.filter((label) => amounts.some((name) => typeof label[name] === 'number'));
  const found = rows.filter(({ state }) => state === 'found');
  const near = (a: number, b: number) => Math.abs(a - b) < 0.011;
  const agreesWith = (row: Row, label: RentLabel) =>
    amounts.every((name) => {
      const wanted = label[name];
      if (typeof wanted !== 'number') return true;
      if (wanted === 0) return amounts.every((each) => (row[each] ?? 0) === 0);
      const own = row[name];
      return typeof own === 'number' && near(own, wanted);
    });
  const firstMonth = ({ from_month, year }: RentLabel) =>
    from_month ?? (typeof year === 'number' ? year * 12 - 11 : undefined);
  const samePeriod = (row: Row, label: RentLabel) =>
    (firstMonth(label) !== undefined && firstMonth(row) === firstMonth(label)) ||
    (typeof label.from === 'string' && row.from === label.from) ||
    // A single rent for the whole term needs no period.
    (labels.length === 1 && row.from_month === undefined && row.from === undefined);
  const right = labels.filter((label) => found.some((row) => samePeriod(row, label) && agreesWith(row, label)));
  const wrong = found.filter((row) => {
    if (row.kind === 'free') return false;
    const same = labels.filter((label) => samePeriod(row, label));
    if (same.length === 0) return false;
    return !same.some((label) =>
      amounts.every((name) => {
        const wanted = label[name];
        const own = row[name];
        return typeof wanted !== 'number' || typeof own !== 'number' || near(own, wanted);
      }),
    );
  });
  return {
    document: document.name,
    split: document.split,
    right: right.length,
    labelled: labels.length,
    found: found.length,
    wrong: wrong.map(({ shown }) => shown ?? ''),
  };
}
