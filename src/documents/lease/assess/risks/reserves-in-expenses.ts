import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const reservesInExpenses = statementRule({
  rule: 'reserves_in_expenses',
  severity: 'low',
  hurts: 'tenant',
  text: 'Operating expenses include reserves.',
  why: 'The tenant pays for work that may be done after it has left, or never.',
  question: 'Can reserves be left out?',
  acts: [
    {
      name: 'expensesIncludeReserves',
      words: ['reserves', 'reserve'],
      act: clausePattern(
        '\\b((?:reserves?|reasonable reserves) (?:against (?:future|anticipated)|fund for|for resurfacing|set aside|established|accounts?|funds?|for (?:the )?(?:repairs?|replacements?|maintenance|capital|future|operating)))\\b',
      ),
      actors: ['other', 'tenant', 'landlord'],
      scene: {
        pattern:
          /\b(?:operating\s+(?:expenses|costs)|common\s+area|CAM\b|expenses|service\s+charge|annual\s+budget|maintenance)\b[^.]{0,600}\b(?:include|includes|including|mean|means|comprise|consist)|\bincluded?\s+in\s+the\s+(?:annual\s+)?budget\b/i,
        where: 'sentence',
      },
    },
    {
      name: 'sinkingFund',
      words: ['sinking', 'replacement', 'aside'],
      act: clausePattern(
        '\\b((?:service charge|operating (?:costs|expenses)|common (?:area )?(?:costs|expenses|maintenance))\\b[^.;]{0,80}?\\b(?:sinking fund|replacement fund|(?:sums|amounts) as (?:the )?{L} sets aside))\\b',
      ),
      actors: ['other'],
    },
  ],
  unless: [
    {
      name: 'leftOut',
      pattern: /\b(?:exclud\w+|except\w*|other\s+than|exclusive\s+of|shall\s+not|not\s+include)\b/i,
      where: 'sentence',
    },
  ],
});
