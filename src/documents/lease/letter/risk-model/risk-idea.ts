import type { Side } from '#contract/lease-report.ts';

/** What the model can say of a sentence that no rule knows: less exact than a rule, so that it holds in any wording. */
export interface RiskIdea {
  /** Stable name: 'delivery_uncertain'. */
  readonly idea: string;
  readonly severity: 'medium' | 'low';
  readonly hurts: Side;
  readonly text: string;
  readonly why: string;
  readonly question: string;
  /** Rules that say the same more exactly; their sentences train the idea. */
  readonly covers: readonly string[];
  /** Sentences with the same words that say the opposite: the landlord does it, or nothing is asked. */
  readonly unless?: RegExp;
}
