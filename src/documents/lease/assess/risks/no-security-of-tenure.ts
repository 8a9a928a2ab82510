import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const noSecurityOfTenure = statementRule({
  rule: 'no_security_of_tenure',
  severity: 'high',
  hurts: 'tenant',
  text: 'The tenant has no right to a new lease at the end.',
  why: 'The business can lose its premises without compensation.',
  question: 'Can the lease stay within the Act, or have an option to renew?',
  acts: [
    {
      name: 'excluded',
      words: ['1954', '24'],
      act: clausePattern(
        '\\b((?:sections?|ss?\\.?) 24\\b[^.;]{0,40}?\\b28\\b[^.;]{0,160}?\\b(?:is|are|be) (?:hereby )?(?:agreed to be )?(?:excluded|disapplied))\\b',
      ),
      actors: ['other', 'each', 'either', 'landlord', 'tenant'],
    },
    {
      name: 'notApply',
      words: ['1954', '24'],
      act: clausePattern(
        '\\b((?:sections?|ss?\\.?) 24\\b[^.;]{0,40}?\\b28\\b[^.;]{0,160}?\\b(?:apply|have effect))\\b',
      ),
      actors: ['other', 'each', 'either', 'landlord', 'tenant'],
      negated: true,
    },
    {
      name: 'contractedOut',
      words: ['1954', 'tenure'],
      act: clausePattern(
        '\\b(?:lease|tenancy)\\b[^.;]{0,60}?\\b((?:is|are|be) (?:hereby )?(?:contracted out of|excluded from|outside)\\b[^.;]{0,80}?\\b(?:1954 act|act 1954|security of tenure))\\b',
      ),
      actors: ['other', 'each', 'either', 'landlord', 'tenant'],
    },
    {
      name: 'renounced',
      words: ['renounced', 'renounces', 'waived', 'waives', 'renunciation'],
      act: clausePattern(
        '\\b((?:renounce[sd]|waive[sd]|(?:given|signed) a deed of renunciation of)\\b[^.;]{0,60}?\\b(?:entitlement|right)s? to (?:a )?new (?:tenancy|lease))\\b',
      ),
      actors: ['tenant'],
    },
  ],
  unless: [
    {
      // What an underlease must contain, not this lease.
      name: 'underlease',
      pattern: /\b(?:under|sub)-?(?:let|leas)\w*/i,
      where: 'sentence',
    },
  ],
});
