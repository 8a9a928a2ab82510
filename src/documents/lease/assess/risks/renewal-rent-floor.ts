import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const renewalRentFloor = statementRule({
  rule: 'renewal_rent_floor',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The rent of a renewal can’t fall below the last rent.',
  why: 'If the market falls, the tenant still pays the old rent.',
  question: 'Can the renewal rent be the market rent, up or down?',
  acts: [
    {
      name: 'notLessThan',
      words: ['less', 'lower'],
      act: clausePattern(
        '\\b((?:be|fall) (?:less|lower) than\\b[^.;]{0,80}?\\b(?:rent|rental|rate)\\b[^.;]{0,100}?\\b(?:payable|paid|in effect|immediately (?:prior|preceding)|preceding|last|prior|expiring|previous|then))\\b',
      ),
      actors: ['other', 'tenant'],
      negated: true,
      scene: { pattern: /\b(?:renew|exten[ds]|extension|option|market)/i, where: 'sentence' },
    },
    {
      name: 'butNotLess',
      words: ['less', 'lower'],
      act: clausePattern(
        '\\b(?:but|and|provided|being)\\b[^.;]{0,40}?\\b((?:not|no|never|(?:no|any) (?:case|event)) (?:be )?(?:less|lower) than\\b(?:[^.;]{0,80}?\\b(?:rent|rental|rate)\\b[^.;]{0,100}?\\b(?:payable|paid|in effect|preceding|last|prior|expiring|previous|then)| (?:the )?(?:then|last)[- ](?:\\w+ ){0,2}?(?:rent|rental|rate)))\\b',
      ),
      actors: ['other', 'tenant'],
      scene: { pattern: /\b(?:renew|exten[ds]|extension|option|market)/i, where: 'sentence' },
    },
    {
      // `Minimum Rent shall be agreed at market, but shall never be less than in the preceding year`
      name: 'neverLess',
      words: ['less', 'lower'],
      act: clausePattern(
        '\\b(be (?:less|lower) than (?:in|during|for) the (?:preceding|previous|last|prior) (?:year|lease year|term))\\b',
      ),
      actors: ['other', 'tenant'],
      negated: true,
      scene: { pattern: /\b(?:renew|exten[ds]|extension|option|market)/i, where: 'sentence' },
    },
    {
      name: 'greaterOf',
      words: ['greater', 'higher'],
      act: clausePattern(
        '\\b((?:greater|higher) of\\b[^.;]{0,200}?\\b(?:market\\b[^.;]{0,160}?\\b(?:then|current|last|preceding|prior|previous|in effect|payable|expiring)|(?:current|last|preceding|prior|previous|in effect|payable|expiring)\\b[^.;]{0,160}?\\bmarket))\\b',
      ),
      actors: ['other', 'tenant'],
      scene: { pattern: /\b(?:renew|exten[ds]|option)/i, where: 'clause' },
    },
    {
      name: 'notLowerThanThat',
      words: ['lower', 'below', 'least'],
      act: clausePattern(
        '\\b(be (?:lower|less) than that (?:of|for) the (?:preceding|previous|last|initial) (?:period|term|year))\\b',
      ),
      actors: ['other'],
      negated: true,
    },
    {
      name: 'notBelow',
      words: ['below'],
      act: clausePattern(
        '\\b((?:be|fall) below (?:the )?(?:base |basic |minimum |annual )?(?:passing rent|rent (?:then )?(?:payable|in effect|being paid|passing|immediately)))\\b',
      ),
      actors: ['other'],
      negated: true,
      scene: { pattern: /\b(?:renew|exten[ds]|extension|option)/i, where: 'sentence' },
    },
    {
      name: 'higherOfLast',
      words: ['higher', 'greater'],
      act: clausePattern(
        '\\b(rent\\b[^.;]{0,40}?\\b(?:option|renewal|extended|extension) (?:term|period)\\b[^.;]{0,40}?\\b(?:is|be)\\b[^.;]{0,20}?\\b(?:higher|greater) of\\b[^.;]{0,120}?\\b(?:final|last|then|preceding|passing)\\b[^.;]{0,30}?\\b(?:rent|year|term))\\b',
      ),
      actors: ['other'],
    },
  ],
  unless: [
    { name: 'holdover', pattern: /\bhold(?:ing)?[\s-]?over/i, where: 'sentence' },
    { name: 'review', pattern: /\breview\b/i, where: 'sentence' },
    { name: 'notTheRenewal', pattern: /\b(?:sublease|sublet|assign|relet|expansion\s+space)/i, where: 'sentence' },
  ],
});
