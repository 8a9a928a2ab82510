import type { KeyDate, LeaseReport, Passage, RentLine } from './lease-report.ts';

/** A document of a tenancy: its report with reviews applied, and what the document calls itself. */
export interface TenancyDocument {
  /** Id of its report. */
  readonly id: string;
  /** 'First Amendment to Lease' */
  readonly name: string;
  readonly report: LeaseReport;
}

/** Where a statement comes from: a document by its place in the tenancy, and the statement's key in its report. */
export interface TermSource extends Pick<Passage, 'quote' | 'clause' | 'page' | 'confidence'> {
  readonly document: number;
  readonly key: string;
}

/** What one document says of a term. */
export interface TermStep {
  readonly shown: string;
  readonly state: 'found' | 'check';
  readonly reason?: string;
  readonly source: TermSource;
}

/** A term through the documents of a tenancy: its steps in their order, the last one is in force. */
export interface TermInForce {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly steps: readonly TermStep[];
}

/** Wording that an amendment changes, adds or deletes, or a term that is only its own. */
export interface TermApart extends TermStep {
  readonly label: string;
  readonly old?: string;
}

/** What the documents of a tenancy say together. */
export interface InForce {
  /** The lease with every change applied: what facts, rent and lists are read from. Its passages are of several documents. */
  readonly report: LeaseReport;
  readonly terms: readonly TermInForce[];
  /** Sections that were replaced, added or deleted. */
  readonly sections: readonly TermApart[];
  /** What an amendment agrees for itself and the lease keeps beside it: the allowance of an extension, its first day. */
  readonly additions: readonly TermApart[];
  readonly rent: readonly { readonly line: RentLine; readonly source: TermSource }[];
  readonly dates: readonly { readonly date: KeyDate; readonly source: TermSource }[];
  /** What a reader must know of the documents as a whole. */
  readonly notes: readonly string[];
}
