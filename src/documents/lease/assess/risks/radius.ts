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
    {
      name: 'radiusThenBusiness',
      words: ['radius', 'mile', 'miles', 'kilometres', 'kilometers'],
      act: clausePattern(
        '\\bwithin (?:a radius of )?[^.;]{0,30}?\\b(?:miles?|kilomet\\w+|radius)\\b[^.;]{0,60}?\\b(operate|own|open|conduct|carry on)\\b(?=[^.;]{0,60}\\b(?:business|store|shop|restaurant)\\b)',
      ),
      actors: ['tenant'],
      negated: true,
    },
    {
      name: 'competingWithin',
      words: ['competing', 'like', 'similar'],
      act: clausePattern(
        '\\b((?:carry on|engaged?|conduct|operate|own)\\b[^.;]{0,60}?\\b(?:competing|like|similar) (?:business|store|shop|restaurant)\\b[^.;]{0,40}?\\b(?:within|inside|in)\\b[^.;]{0,40}?\\b(?:miles?|kilomet\\w+|radius))\\b',
      ),
      actors: ['tenant'],
      negated: true,
    },
  ],
});
