import type { KeyDate, LeaseReport, Passage, RentLine } from './lease-report.ts';

/** A document of a tenancy: its report with reviews applied, and the document's own title. */
export interface TenancyDocument {
  /** Id of its report. */
  readonly id: string;
  /** 'First Amendment to Lease' */
  readonly name: string;
  readonly report: LeaseReport;
}

/** A statement's source: the document's index in the tenancy, and the statement's key in its report. */
export interface TermSource {
  readonly document: number;
  readonly key: string;
  /** Null if a person entered the value. */
  readonly passage: Pick<Passage, 'quote' | 'clause' | 'page' | 'confidence'> | null;
}

/** What one document states about a term. */
export interface TermStep {
  readonly shown: string;
  readonly state: 'found' | 'check';
  readonly reason?: string;
  readonly source: TermSource;
}

/** A term's history in a tenancy: its steps in document order. The last one is in force. */
export interface TermInForce {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly steps: readonly TermStep[];
}

/** Wording that an amendment changes, adds or deletes, or a term of that amendment only. */
export interface TermApart extends TermStep {
  readonly label: string;
  readonly old?: string;
}

/** The combined content of a tenancy's documents. */
export interface InForce {
  /**
   * The lease with every change applied: the source of facts, rent and lists. Its passages are from several documents.
   */
  readonly report: LeaseReport;
  readonly terms: readonly TermInForce[];
  /** Sections that were replaced, added or deleted. */
  readonly sections: readonly TermApart[];
  /**
   * Terms that an amendment adds for its own purposes, without changing the lease's term: the allowance or first day of
   * an extension.
   */
  readonly additions: readonly TermApart[];
  readonly rent: readonly { readonly line: RentLine; readonly source: TermSource }[];
  readonly dates: readonly { readonly date: KeyDate; readonly source: TermSource }[];
  /** Notes about the documents as a whole. */
  readonly notes: readonly string[];
}
