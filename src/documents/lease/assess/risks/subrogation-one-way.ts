import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const subrogationOneWay = statementRule({
  rule: 'subrogation_one_way',
  severity: 'medium',
  hurts: 'tenant',
  text: 'Only the tenant waives subrogation.',
  why: 'The landlord’s insurer could sue the tenant for a fire, while the tenant’s insurer can’t sue the landlord.',
  question: 'Can the waiver be mutual?',
  acts: [
    {
      name: 'tenantWaives',
      words: ['subrogation'],
      act: clausePattern('\\b(subrogation)\\b'),
      actors: ['tenant'],
      modality: ['waives'],
    },
  ],
  unless: [
    {
      name: 'mutual',
      pattern:
        /\b(?:each|both|either|mutual\w*|parties|respective\w*|landlord\s+and\s+(?:the\s+)?tenant|lessor\s+and\s+(?:the\s+)?lessee|tenant\s+and\s+(?:the\s+)?landlord|lessee\s+and\s+(?:the\s+)?lessor)\b[^.;]{0,300}\bsubrogation|\bsubrogation\b[^.;]{0,200}\b(?:each|both|either\s+party|mutual|respective|other\s+party)\b/i,
      where: 'document',
    },
    {
      name: 'landlordToo',
      pattern:
        /\b(?:landlord|lessor)\b[^.;]{0,60}\b(?:waives?|releases?|shall\s+(?:waive|cause|obtain))\b[^.;]{0,200}\b(?:subrogation|insur)/i,
      where: 'document',
    },
    { name: 'employersInsurance', pattern: /\b(?:employer|workers?[’']?\s+compensation|workmen)/i, where: 'sentence' },
  ],
});
