import type { FieldValue } from '#contract/lease-report.ts';
import type { Span } from '../../document.ts';
import type { InstrumentKind } from '../judge-kind.ts';
import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import type { Topic } from '../topics/topic.ts';
import type { NamedScore } from './score.ts';

/**
 * A field of the abstract as data: where its value may be stated (evidence) and what looks like it but isn't
 * (exclusions). Each part has examples in the field's `.cases.ts`; switching a part off makes one of them fail.
 */
export interface Field<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly group: FieldGroup;
  /** Completes the sentence 'Looked for …'. */
  readonly lookedFor: string;
  /** Topics of the paragraphs in which the value is expected; any of them counts as agreement. */
  readonly topics: readonly Topic[];
  /** Several values are reported as a list: allowances, guarantors, options. */
  readonly many?: true;
  /**
   * Whether two readings name the same thing: `12 Main St.` and `12 Main Street, Suite 4`. By default, their words are
   * compared.
   */
  readonly isSame?: (a: FieldValue, b: FieldValue) => boolean;
  readonly evidence: readonly Evidence[];
  readonly exclusions?: readonly Exclusion[];
}

export type FieldGroup =
  | 'Parties'
  | 'Premises'
  | 'Use'
  | 'Term'
  | 'Rent'
  | 'Expenses'
  | 'Work'
  | 'Security'
  | 'Options'
  | 'Transfer'
  | 'Repairs'
  | 'Insurance and casualty'
  | 'Default'
  | 'Other';

/**
 * - `label`: a label with its value next to, after or below it (`Security Deposit: $5,000`, a row of a summary table)
 * - `definedTerm`: the definition of a capitalized term (`$5,000 (the “Security Deposit”)`, `“Term” means …`)
 * - `phrase`: words that introduce a value in a sentence (`a security deposit in the amount of $5,000`)
 * - `table`: cells of a table with a header
 * - `sentence`: the sentence itself is the value
 * - `point`: one of the standard points of a clause (`Landlord may end the lease`). If a clause states any, they are the
 *   values, and the other evidence of the field is ignored
 */
export type EvidenceKind = 'label' | 'definedTerm' | 'phrase' | 'table' | 'sentence' | 'point';

/** One way in which documents state the value. */
export interface Evidence {
  /** Unique within the field; named after what it reads: 'label', 'depositedWithLandlord'. */
  readonly name: string;
  readonly kind: EvidenceKind;
  find(context: FieldContext): readonly Reading[];
  /** Conditions that tests switch off one by one, to prove that a case needs each of them. */
  readonly conditions?: readonly string[];
  /** The evidence without one of its conditions. */
  without?(condition: string): Evidence;
}

/** Looks like the value but is not: another deposit, a prior lease, a negated sentence. */
export interface Exclusion {
  /** Unique within the field, including the names of its evidence. */
  readonly name: string;
  excludes(candidate: Candidate, context: FieldContext): boolean;
}

export interface FieldContext {
  readonly text: LeaseText;
  readonly kind: InstrumentKind;
  /** The decision on another field; null if it was not found. Never request a field that requests this one. */
  best(id: string): Candidate | null;
}

/** What a piece of evidence reads at one position. */
export interface Reading {
  readonly value: FieldValue;
  /** The value in readable form: '$5,000.00', '60 months'. */
  readonly shown: string;
  /** The passage to quote: it contains the value and the words that introduce it. */
  readonly span: Span;
  readonly block: Block;
  /** A note for the reader: words and figures that disagree, or how a formula is meant. */
  readonly note?: string;
  /** Why a person should check this reading, as a sentence; its state is then `check`. */
  readonly doubt?: string;
  /** Added to the score: how well this reading fits compared with others of its evidence (`rank` in `weights.ts`). */
  readonly weight?: NamedScore;
}

export interface Candidate extends Reading {
  readonly evidence: string;
  readonly kind: EvidenceKind;
  readonly score: number;
  /** The language model that read it; absent if it was a rule. */
  readonly reader?: string;
}

export function defineField<const Id extends string>(field: Field<Id>): Field<Id> {
  return field;
}

/** The text of the paragraph around a reading: `width` characters to either side of its span. */
export function around({ span, block }: Pick<Reading, 'span' | 'block'>, width: number): string {
  return block.text.slice(Math.max(0, span.start - block.start - width), span.end - block.start + width);
}

/** The words of its paragraph before the reading. */
export function before({ span, block }: Pick<Reading, 'span' | 'block'>, width: number): string {
  return block.text.slice(Math.max(0, span.start - block.start - width), Math.max(0, span.start - block.start));
}

/** The words after the reading in its paragraph. */
export function after({ span, block }: Pick<Reading, 'span' | 'block'>, width: number): string {
  return block.text.slice(Math.max(0, span.end - block.start), span.end - block.start + width);
}
