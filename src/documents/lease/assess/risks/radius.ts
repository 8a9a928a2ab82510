import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const radius = statementRule({
  rule: 'radius',
  severity: 'medium',
  hurts: 'tenant',
  tolerates: /\b(?:in\s+operation|existing|already\s+open)\b/i,
  text: 'The tenant may not operate another business of the kind that the clause names nearby.',
  why: 'A radius keeps the tenant from opening where its customers are.',
  question: 'Can the radius be smaller, or exclude existing stores?',
  acts: [
    {
      name: 'notWithinMiles',
      words: ['mile', 'miles', 'radius', 'kilometers', 'kilometres', 'km'],
      act: clausePattern(
        '\\b((?:own|operate|engage|conduct|open|compete|participate|have any interest)\\b[^.;]{0,240}?\\bwithin\\b[^.;]{0,60}?\\b(?:miles?|radius|kilomet\\w+|km))\\b',
      ),
      actors: ['tenant'],
      negated: true,
    },
    {
      // `Neither Tenant nor any affiliate of Tenant or of Guarantor shall operate a similar store within the Radius`
      name: 'affiliatesNotWithin',
      words: ['mile', 'miles', 'radius', 'kilometers', 'kilometres', 'km'],
      act: clausePattern(
        '\\b((?:own|operate|engage|conduct|open|compete|participate|have any interest)\\b[^.;]{0,240}?\\bwithin\\b[^.;]{0,60}?\\b(?:miles?|radius|kilomet\\w+|km))\\b',
      ),
      actors: ['other'],
      negated: true,
      scene: { pattern: /\bneither\s+(?:the\s+)?(?:tenant|lessee)\s+nor\b/i, where: 'sentence' },
    },
  ],
});
