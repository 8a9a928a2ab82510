import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const condemnationAward = statementRule({
  rule: 'condemnation_award',
  severity: 'low',
  hurts: 'tenant',
  text: 'The landlord receives the whole award when the property is taken.',
  why: 'Relocation costs and lost improvements stay with the tenant.',
  question: 'Can the tenant claim its moving costs, fixtures and improvements?',
  acts: [
    {
      name: 'belongsToLandlord',
      words: ['award', 'awards', 'compensation'],
      act: clausePattern(
        '\\b((?:awards?|compensation)\\b[^.;]{0,160}?\\b(?:shall|will|must|is|are) (?!mean\\b)[^.;]{0,40}?\\b(?:belong to|property of|paid to|payable to|owned by|go to|retained by|assigned\\b[^.;]{0,20}\\bto)\\b[^.;]{0,12}?{L})\\b',
      ),
      actors: ['other', 'landlord'],
      scene: { pattern: /\b(?:condemn|taking|taken|eminent|expropriat|government|requisition)/i, where: 'clause' },
    },
    {
      name: 'landlordEntitled',
      words: ['award', 'awards', 'compensation'],
      act: clausePattern(
        '\\b((?:entitled to|receive|retain|have)\\b[^.;]{0,20}?\\b(?:entire|whole|all|any and all)\\b[^.;]{0,40}?\\b(?:awards?|compensation))\\b',
      ),
      actors: ['landlord'],
      scene: { pattern: /\b(?:condemn|taking|taken|eminent|expropriat|government|requisition)/i, where: 'clause' },
    },
    {
      name: 'tenantHasNone',
      words: ['award', 'awards', 'compensation'],
      act: clausePattern(
        '\\b((?:share|claim|interest)\\b[^.;]{0,30}?\\b(?:in|to|for)\\b[^.;]{0,30}?\\b(?:awards?|compensation)\\b[^.;]{0,60}?\\b(?:condemn\\w*|tak(?:ing|en)|expropriat\\w*|resumption|acquisition))\\b',
      ),
      actors: ['tenant'],
      negated: true,
    },
  ],
  unless: [
    {
      name: 'separateClaim',
      pattern:
        /\b(?:tenant|lessee|party\s+b)\b[^.;]{0,120}\b(?:separate|own|independent)\w*\b[^.;]{0,40}\b(?:claim|award|proceeding|action)|\b(?:moving|relocation)\s+(?:costs?|expenses?)\b|\b(?:tenant|lessee)\b[^.;]{0,60}\b(?:may|right\s+to|entitled\s+to)\b[^.;]{0,60}\b(?:claim|award|seek|compensation)/i,
      where: 'clause',
    },
  ],
});
