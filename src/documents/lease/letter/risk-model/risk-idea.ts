import type { Side } from '#contract/lease-report.ts';

/**
 * A kind of risk that the model can report if no rule matches: less specific than a rule, so that it fits any wording.
 */
export interface RiskIdea {
  /** Stable name: 'delivery_uncertain'. */
  readonly idea: string;
  readonly severity: 'medium' | 'low';
  readonly hurts: Side;
  readonly text: string;
  readonly why: string;
  readonly question: string;
  /** More specific rules for the same risk; their sentences are used to train the model for it. */
  readonly covers: readonly string[];
  /** Words without which a sentence does not state the risk: a parking space alone is not a limit. */
  readonly needs?: RegExp;
  /** Sentences with the same words but the opposite meaning: the landlord acts, or nothing is required. */
  readonly unless?: RegExp;
  /** Words anywhere in the paragraph that settle the matter: `at market. If you can't agree, three brokers decide`. */
  readonly unlessNear?: RegExp;
  /** Reported once, and only if no rule for the same risk was reported. */
  readonly once?: true;
}
