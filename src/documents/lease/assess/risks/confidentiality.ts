import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const confidentiality = statementRule({
  rule: 'confidentiality',
  severity: 'info',
  hurts: 'tenant',
  text: 'The tenant must keep the terms of the lease confidential.',
  why: 'A public company, a buyer or a lender may have to see the lease.',
  question: 'Can disclosure to advisers, lenders, buyers and regulators be allowed?',
  acts: [
    {
      name: 'keepConfidential',
      words: ['confidential', 'confidentiality', 'disclose', 'confidence'],
      act: clausePattern(
        '\\b((?:keep|maintain|hold|treat)\\b[^.;]{0,120}?\\b(?:terms|contents|provisions|rent|this lease)\\b[^.;]{0,120}?\\b(?:confidential|confidence))\\b',
      ),
      actors: ['tenant'],
      modality: ['shall', 'states'],
    },
    {
      name: 'notDisclose',
      words: ['disclose'],
      act: clausePattern(
        '\\b(disclose\\b[^.;]{0,60}?\\b(?:terms|contents|provisions|rent)\\b[^.;]{0,30}?\\b(?:lease|agreement|rent))\\b',
      ),
      actors: ['tenant'],
      negated: true,
    },
    {
      name: 'isConfidential',
      words: ['confidential', 'confidence', 'secret', 'confidentiality'],
      act: clausePattern(
        '\\b((?:terms|contents?|provisions|conditions)\\b[^.;]{0,40}?\\b(?:lease|agreement|hereof)\\b[^.;]{0,20}?\\b(?:is|are|be)\\b[^.;]{0,20}?\\b(?:confidential|secret|(?:held|kept) (?:\\w+ )?(?:in confidence|confidential)))\\b',
      ),
      actors: ['other'],
    },
  ],
  unless: [
    {
      name: 'mayTellAdvisers',
      pattern:
        /\b(?:may|can|entitled\s+to|except(?:ing)?)\b[^.;]{0,80}\b(?:lawyers?|attorneys?|accountants?|advis[eo]rs?|lenders?)\b/i,
      where: 'clause',
    },
    {
      name: 'mutual',
      pattern: /\b(?:each|either|both)\s+part(?:y|ies)\b|\bthe\s+other\s+party\b|\bof\s+the\s+parties\b/i,
      where: 'clause',
    },
  ],
  tolerates: /./,
});
