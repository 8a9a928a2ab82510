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
      words: ['confidential', 'disclose', 'confidence'],
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
  ],
  tolerates: /./,
});
