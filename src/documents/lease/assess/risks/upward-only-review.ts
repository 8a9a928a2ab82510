import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const upwardOnlyReview = statementRule({
  rule: 'upward_only_review',
  severity: 'medium',
  hurts: 'tenant',
  text: 'A rent review can only raise the rent.',
  why: 'If the market falls, the tenant still pays the old rent.',
  question: 'Can the review go up or down, or be capped?',
  tolerates: /\bbut\s+not\s+(?:decreased|reduced)\b/i,
  acts: [
    {
      name: 'higherOf',
      words: ['higher', 'greater'],
      act: clausePattern(
        '\\b((?:higher|greater) of\\b[^.;]{0,300}?\\b(?:open market|market rent|market value|rack rent|reviewed rent))\\b',
      ),
      actors: ['other', 'tenant'],
      scene: { pattern: /\brent\s+review|\breview\s+dates?\b|\breviewed\s+rent\b/i, where: 'clause' },
    },
    {
      name: 'notLessThan',
      words: ['less', 'lower'],
      act: clausePattern(
        '\\b((?:less|lower) than\\b[^.;]{0,80}?\\brent\\b[^.;]{0,80}?\\b(?:payable|passing|reserved|before|prior)|(?:less|lower) than the current rent)\\b',
      ),
      actors: ['other'],
      negated: true,
      scene: { pattern: /\brent\s+review|\breview\s+dates?\b|\breviewed\s+rent\b/i, where: 'clause' },
    },
    {
      // `the Annual Rent shall be increased (but not decreased) by the percentage by which the index has increased`
      name: 'butNotDecreased',
      words: ['decreased', 'reduced', 'decrease'],
      act: clausePattern(
        '\\brent\\b[^.;]{0,60}?\\b(be (?:increased|adjusted|reviewed|changed))(?=[ ,(]{1,3}but (?:not|never|in no event) (?:decreased|reduced)\\b)',
      ),
      actors: ['other'],
      scene: { pattern: /\breview|\bindex\b|\bCPI\b|\bRPI\b/i, where: 'clause' },
    },
    {
      name: 'neverReduced',
      words: ['reduced', 'decrease', 'decreased'],
      act: clausePattern('\\brent\\b[^.;]{0,80}?\\b(decrease|be (?:reduced|decreased))\\b'),
      actors: ['other'],
      negated: true,
      scene: { pattern: /\breview(?:ed)?\b/i, where: 'sentence' },
    },
  ],
});
