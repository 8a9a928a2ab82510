import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const capitalItemsInExpenses = statementRule({
  rule: 'capital_items_in_expenses',
  severity: 'medium',
  hurts: 'tenant',
  text: 'Operating expenses include capital items, and the clause doesn’t spread their cost over time.',
  why: 'A new roof or parking lot would be charged to the tenants in one year.',
  question: 'Can capital items be left out, or be spread over their useful life?',
  acts: [
    {
      name: 'expensesInclude',
      words: ['capital'],
      act: clausePattern(
        '\\b((?:capital (?:improvements?|expenditures?|repairs|replacements?|items|costs|expenses|works)|of a capital nature|(?:whether or )?not capital in nature))\\b',
      ),
      actors: ['other', 'tenant', 'landlord'],
      scene: {
        pattern:
          /\b(?:operating\s+(?:expenses|costs)|service\s+charges?|outgoings|common\s+area|CAM\b|expenses|costs?)\b[^.]{0,600}\b(?:include|includes|including|mean|means|comprises?|consists?)\b|\bincluded\s+in\s+(?:the\s+)?(?:operating|service|common)\b/i,
        where: 'sentence',
      },
    },
  ],
  unless: [
    {
      name: 'spread',
      pattern:
        /\b(?:amorti[sz]|depreciat|useful\s+li(?:fe|ves)|over\s+the\s+(?:life|period)|annual\s+charge[\s-]?off)/i,
      where: 'clause',
    },
    {
      name: 'leftOut',
      pattern:
        /\b(?:exclud\w+|except(?:ing)?|other\s+than|not\s+include|exclusive\s+of|(?<!not\s)limited\s+to|but\s+not(?!\s+limited)|shall\s+not)\b/i,
      where: 'sentence',
    },
  ],
});
