import type { Passage } from './lease-report.ts';

/** What one side of a comparison says of a term. */
export interface ComparedValue {
  readonly shown: string;
  readonly state: 'found' | 'check';
  readonly reason?: string;
  /** Key of the statement in its report. */
  readonly key: string;
  readonly passage: Passage;
}

/**
 * The second side against the first: the same, better for one of the parties, different without a better, missing on one side,
 * or not certain on one of them.
 */
export const comparedVerdicts = ['landlord', 'tenant', 'different', 'missing', 'check', 'same'] as const;
export type ComparedVerdict = (typeof comparedVerdicts)[number];

export interface ComparedTerm {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly verdict: ComparedVerdict;
  /** Null where the document does not have it. */
  readonly first: ComparedValue | null;
  readonly second: ComparedValue | null;
}
