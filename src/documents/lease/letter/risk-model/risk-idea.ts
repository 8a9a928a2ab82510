import type { Side } from '#contract/lease-report.ts';

/** A risk that the model can report if no rule matches: less specific than a rule, so that it fits any wording. */
export interface RiskIdea {
  /** Stable name: 'delivery_uncertain'. */
  readonly idea: string;
  readonly severity: 'medium' | 'low';
  readonly hurts: Side;
  readonly text: string;
  readonly why: string;
  readonly question: string;
  /** Rules for the same risk that are more specific; their sentences train the idea. */
  readonly covers: readonly string[];
  /** Words without which the sentence does not state the risk: a parking space is not yet a limit. */
  readonly needs?: RegExp;
  /** Sentences with the same words but the opposite meaning: the landlord does it, or nothing is required. */
  readonly unless?: RegExp;
  /** Words anywhere in the paragraph that settle the matter: `at market. If you can't agree, three brokers decide`. */
  readonly unlessNear?: RegExp;
  /** Reported once, and not if a rule that it covers was reported. */
  readonly once?: true;
}
