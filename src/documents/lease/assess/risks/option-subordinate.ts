import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const optionSubordinate = statementRule({
  rule: 'option_subordinate',
  severity: 'low',
  hurts: 'tenant',
  text: 'A right of first offer or refusal, or an option, yields to the rights of others.',
  why: 'The right may be worth little when others come first.',
  question: 'Whose rights come first, and until when?',
  acts: [
    {
      name: 'rightIsSubordinate',
      words: ['subordinate'],
      act: clausePattern(
        "\\b((?:right of first (?:offer|refusal)|expansion (?:right|option)|option to (?:expand|purchase)|purchase option|first (?:offer|refusal) right|{T}'s rights? (?:under|pursuant to|in) this (?:section|paragraph|article))\\b[^.;]{0,120}?\\b(?:is|are|shall be|shall at all times be)\\b[^.;]{0,40}?\\b(?:subject and subordinate|subordinate))\\b",
      ),
      actors: ['other'],
    },
    {
      name: 'yieldsTo',
      words: ['inferior', 'behind', 'yield', 'superior', 'prior'],
      act: clausePattern(
        '\\b((?:right of first (?:offer|refusal)|preferential right|expansion option|option)\\b[^.;]{0,60}?\\b(?:inferior to|ranks? behind|yields? to|subject to the superior)\\b[^.;]{0,40}?\\brights?)\\b',
      ),
      actors: ['other'],
    },
  ],
  unless: [
    {
      name: 'toMortgages',
      pattern: /\b(?:mortgage|deed\s+of\s+trust|security\s+deed|ground\s+lease)/i,
      where: 'sentence',
    },
    { name: 'toNoOne', pattern: /\bsubordinate\s+to\s+no\b/i, where: 'sentence' },
  ],
});
