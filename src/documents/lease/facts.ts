import type { FieldValue, RentRow } from '../../contract/document-report.ts';
import type { Document, Quote } from '../document.ts';
import { type FoundField, type FoundFields, findFields } from './find-fields.ts';
import type { JudgedKind } from './judge-kind.ts';
import type { LeaseText } from './prepare/lease-text.ts';

/** What the later steps stand on: the document, its kind, the fields found, and a few readings of them. */
export interface Facts {
  readonly text: LeaseText;
  readonly document: Document;
  readonly judged: JudgedKind;
  readonly fields: FoundFields;
  readonly amendment: boolean;
  readonly retail: boolean;
  /** The tenant pays expenses on top of its rent. */
  readonly net: boolean;
  readonly termMonths: number | null;
  readonly rent: readonly { readonly row: RentRow; readonly quote: Quote }[];
  get(id: string): FoundField | null;
  value(id: string): FieldValue | null;
  /** The value as a number, also of '150%'. */
  number(id: string): number | null;
  /** The value where it is a calendar day. */
  day(id: string): string | null;
}

export function collectFacts(text: LeaseText, judged: JudgedKind): Facts {
  const fields = findFields(text, judged.kind);
  const get = (id: string) => fields.first(id);
  const value = (id: string) => get(id)?.candidate.value ?? null;
  const opening = text.document.text.slice(0, 60_000);
  const use = String(value('permitted_use') ?? '');
  const structure = String(value('lease_structure') ?? '');
  const term = value('term_months');
  return {
    text,
    document: text.document,
    judged,
    fields,
    amendment: judged.kind === 'amendment',
    retail:
      /\b(?:retail|shopping\s+center|restaurant|store|salon|dispensary|mall)\b/i.test(use) ||
      (opening.match(/\bshopping\s+center\b|\bgross\s+sales\b/gi)?.length ?? 0) >= 3,
    net: ['NNN', 'NN', 'absolute'].includes(structure) || (structure === '' && fields.first('opex_share') !== null),
    termMonths: typeof term === 'number' ? term : null,
    rent: (fields.found.get('base_rent_schedule') ?? []).flatMap(({ candidate, quote }) =>
      typeof candidate.value === 'object' ? [{ row: candidate.value, quote }] : [],
    ),
    get,
    value,
    number: (id) => {
      const found = value(id);
      if (typeof found === 'number') return found;
      const digits =
        typeof found === 'string' && !found.endsWith(' acres') ? /^\$?\d[\d,]*(?:\.\d+)?/.exec(found)?.[0] : undefined;
      return digits === undefined ? null : Number(digits.replace(/[$,]/g, ''));
    },
    day: (id) => {
      const found = value(id);
      return typeof found === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(found) ? found : null;
    },
  };
}

/** The rent of the first paying month, where it can be told. */
export function firstMonthlyRent({ rent, number }: Facts): number | null {
  const area = number('premises_rsf');
  for (const { row } of rent) {
    if (row.monthly) return row.monthly;
    if (row.annual) return row.annual / 12;
    if (row.psf && area) return (row.psf * area) / 12;
    if (row.psf_month && area) return row.psf_month * area;
  }
  return null;
}
