import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const oneSidedIndemnity = statementRule({
  rule: 'one_sided_indemnity',
  severity: 'medium',
  hurts: 'tenant',
  tolerates: /\b(?:negligen|misconduct|willful|acts?\s+or\s+omissions?)/i,
  text: 'The tenant indemnifies the landlord; no indemnity by the landlord was read.',
  why: 'Claims that the landlord causes stay with the tenant.',
  question: 'Can the indemnity be mutual?',
  acts: [
    {
      name: 'tenantIndemnifies',
      words: ['indemnify', 'indemnifies', 'harmless'],
      act: clausePattern(
        '\\b((?:indemnif(?:y|ies)|hold|save)\\b…\\b{L}\\b)(?=[^.;]{0,400}\\b(?:injur|death|bodily|persons?\\b|use (?:of|or occupancy)|occupancy|conduct of|business))',
      ),
      actors: ['tenant'],
      scene: { pattern: /\b(?:indemn|hold\s+harmless|liabil|insurance|waiver)/i, where: 'section' },
    },
    {
      name: 'keepsIndemnified',
      words: ['indemnified', 'indemnifies'],
      act: clausePattern(
        '\\b((?:keep (?:the )?{L} (?:fully )?indemnified|indemnifies(?: and holds)? (?:the )?{L})\\b[^.;]{0,60}?\\b(?:all|any|every)\\b[^.;]{0,60}?\\b(?:claims?|losses|liability|demands))\\b',
      ),
      actors: ['tenant'],
      scene: { pattern: /\b(?:indemn|hold\s+harmless|liabil|insurance|waiver)/i, where: 'section' },
    },
    {
      name: 'isIndemnifiedBy',
      words: ['indemnified'],
      act: clausePattern('\\b{L} (?:is to be|shall be|is) (indemnified by (?:the )?{T} against (?:all|any)\\b)'),
      actors: ['tenant', 'landlord', 'other'],
    },
  ],
  unless: [
    {
      name: 'landlordIndemnifies',
      pattern:
        /\b(?:landlord|lessor)\b(?:(?!\b(?:tenant|lessee)\b)[^.;]){0,120}\b(?:shall|will|must|agrees?\s+to|hereby|does)\b(?:(?!\b(?:tenant|lessee)\b)[^.;]){0,60}\b(?:indemnif|hold\s+(?:the\s+)?(?:tenant|lessee)|save\s+(?:the\s+)?(?:tenant|lessee))/i,
      where: 'document',
    },
    {
      name: 'mutual',
      pattern:
        /\b(?:each|both|either)\s+(?:of\s+the\s+)?part(?:y|ies)\b[^.;]{0,160}\bindemnif|\b(?:landlord|lessor)\s+and\s+(?:tenant|lessee)\b[^.;]{0,80}\bindemnif|\bindemnif\w+\s+(?:and\s+hold\s+harmless\s+)?(?:the\s+other|each\s+other)\b/i,
      where: 'document',
    },
    {
      name: 'brokersOnly',
      pattern: /\b(?:broker|commission|hazardous|environmental|mechanic|lien)/i,
      where: 'sentence',
    },
  ],
});
