import type { FieldValue, RentLine } from '#contract/lease-report.ts';
import type { Document, Quote } from '../../document.ts';
import type { JudgedKind } from '../judge-kind.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import type { Decided, Decision } from './decide.ts';
import type { FieldId } from './fields/index.ts';

/** A decided value with the quote that supports it. */
export interface FoundField {
  readonly decided: Decided;
  readonly quote: Quote;
}

/** What all statements are based on: the document, its kind, the decided fields, and some values derived from them. */
export interface Facts {
  readonly text: LeaseText;
  readonly document: Document;
  readonly judged: JudgedKind;
  readonly decisions: ReadonlyMap<FieldId, Decision>;
  readonly isAmendment: boolean;
  /** Shops, restaurants, shopping centers: some clauses matter only for these. */
  readonly isRetail: boolean;
  /** The tenant pays expenses in addition to its rent. */
  readonly isNet: boolean;
  readonly rent: readonly RentLine[];
  /** Values that are `found`; only these may be used for computed values, titles and summaries. */
  get(id: FieldId): FoundField | null;
  /** The value, whether certain or not. */
  any(id: FieldId): FoundField | null;
  /** All values of a field with several, whether certain or not. */
  all(id: FieldId): readonly FoundField[];
  /** The value of the field if it is found. */
  value(id: FieldId): FieldValue | null;
  /** The found value as a number, including that of '150%'. */
  number(id: FieldId): number | null;
  /** The found value as YYYY-MM-DD if it is a calendar day. */
  day(id: FieldId): string | null;
}
