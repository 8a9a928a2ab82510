import type { Passage } from './lease-report.ts';

/** What one of the compared documents states about a term. */
export interface ComparedValue {
  readonly shown: string;
  readonly state: 'found' | 'check';
  readonly reason?: string;
  /** Key of the statement in its report. */
  readonly key: string;
  /** Null if a person entered it. */
  readonly passage: Passage | null;
}

/**
 * The second document compared with the first: the same, better for one of the parties, neutrally different, missing in
 * one document, or uncertain.
 */
export const comparedVerdicts = ['landlord', 'tenant', 'different', 'missing', 'check', 'same'] as const;
export type ComparedVerdict = (typeof comparedVerdicts)[number];

export interface ComparedTerm {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly verdict: ComparedVerdict;
  /** Null if the document does not state it. */
  readonly first: ComparedValue | null;
  readonly second: ComparedValue | null;
}
