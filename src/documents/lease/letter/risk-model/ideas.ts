import { closingIdeas } from './ideas-closing.ts';
import { moneyIdeas } from './ideas-money.ts';
import { spaceIdeas } from './ideas-space.ts';
import type { RiskIdea } from './risk-idea.ts';

export const riskIdeas: readonly RiskIdea[] = [...spaceIdeas, ...moneyIdeas, ...closingIdeas];

/**
 * Reported if the model is certain that a sentence contains a risk but not which one: they only name the part of the
 * deal.
 */
export const riskAreas: readonly (RiskIdea & { readonly ideas: readonly RiskIdea[] })[] = [
  {
    idea: 'space_term_to_read',
    severity: 'low',
    hurts: 'both',
    text: 'This sentence may hold a risk about the space or its use.',
    why: 'Its wording resembles terms that limit a use, delay a delivery or shift work.',
    question: 'What does it mean for the planned use?',
    covers: [],
    ideas: spaceIdeas,
  },
  {
    idea: 'money_term_to_read',
    severity: 'low',
    hurts: 'both',
    text: 'This sentence may hold a risk about money.',
    why: 'Its wording resembles terms that add a cost, or by which a payment can be lost.',
    question: 'What does it cost at most?',
    covers: [],
    ideas: moneyIdeas,
  },
  {
    idea: 'deal_term_to_read',
    severity: 'low',
    hurts: 'both',
    text: 'This sentence may hold a risk about a right or about the way to the lease.',
    why: 'Its wording resembles terms that limit a right, or make the deal depend on something.',
    question: 'What happens if it does not go as planned?',
    covers: [],
    ideas: closingIdeas,
  },
];
