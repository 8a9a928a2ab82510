import type { Decimal } from 'decimal.js';
import type { RentRow } from '#contract/lease-report.ts';
import type { Span } from '#documents/document.ts';
import type { Block } from '../../prepare/block.ts';
import type { Period } from './period.ts';

/** The kind of a rent amount; for areas in square feet or square meters. */
export type AmountKind = 'psf' | 'psf_month' | 'monthly' | 'annual';

export const amountKinds: readonly AmountKind[] = ['psf', 'psf_month', 'monthly', 'annual'];

/** An amount as printed, with its units as the document states them. */
export interface PrintedAmount extends Span {
  readonly amount: Decimal;
  readonly currency: string;
  /** The units according to the words next to the amount; null if there are none. */
  readonly words: AmountKind | null;
  /** A letter follows the last digit, for example if OCR read `7.5O`. */
  readonly isBlurred?: boolean;
  /** Whether it is the minimum or the maximum of the rent. */
  readonly isLimit?: boolean;
  /** Spelled-out words that disagree with the figures. */
  readonly wordsSay?: string | null;
  /** The kinds that the header of its column allows; all kinds if there is no header. */
  readonly head: readonly AmountKind[];
}

/** A row of a schedule, or a single statement of rent. */
export interface Step extends Span {
  readonly period: Period | null;
  readonly amounts: readonly PrintedAmount[];
  /** A similar rent is printed right after it, so it is not the rent of the whole term. */
  readonly oneOfSeveral?: true;
  /** Printed as abated, free or zero. */
  readonly free: boolean;
  /** The area in this row, where the table has a column for it. */
  readonly area: number | null;
  /** Suite, floor or phase that the row names. */
  readonly premises: string | null;
  readonly block: Block;
}

export type ReaderName = 'table' | 'list' | 'prose' | 'stated' | 'loose';

export interface Schedule {
  readonly reader: ReaderName;
  readonly steps: readonly Step[];
  /** The words that introduce it: the paragraphs above and the header, the nearest one last. */
  readonly lead: string;
  /** The captions and the sentence right before it, and its header: what the schedule is about. */
  readonly announcement: string;
  readonly premises: string | null;
  /** Rates are per square meter. */
  readonly metric: boolean;
  readonly block: Block;
}

/** One line of the schedule with its position. */
export interface ReadLine {
  readonly kind: 'base' | 'free';
  readonly reader: ReaderName | 'abatement';
  /** Amounts, but only those that are certain. */
  readonly row: RentRow;
  readonly premises: string | null;
  readonly doubt: string | null;
  readonly proof: string | null;
  readonly shown: string;
  readonly span: Span;
  readonly block: Block;
}
