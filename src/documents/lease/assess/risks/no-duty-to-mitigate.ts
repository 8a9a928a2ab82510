import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const noDutyToMitigate = statementRule({
  rule: 'no_duty_to_mitigate',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The landlord doesn’t have to relet the space after a default.',
  why: 'The landlord can claim rent for the rest of the term while the space stays empty.',
  question: 'Will the landlord agree to reasonable efforts to relet?',
  acts: [
    {
      name: 'noDutyToRelet',
      words: ['relet', 're'],
      act: clausePattern(
        '\\b((?:duty|obligation|obligated|required|obliged|responsible)\\b[^.;]{0,60}?\\b(?:relet|re-let))\\b',
      ),
      actors: ['landlord'],
      negated: true,
    },
    {
      name: 'noDutyToMitigate',
      words: ['mitigate'],
      act: clausePattern(
        '\\b((?:duty|obligation|obligated|required|obliged|responsible)\\b[^.;]{0,60}?\\bmitigate)\\b',
      ),
      actors: ['landlord'],
      negated: true,
      text: 'The landlord has no duty to mitigate its damages after a default.',
    },
    {
      name: 'notRequiredOf',
      words: ['mitigation'],
      act: clausePattern('\\b(mitigation\\b[^.;]{0,30}?\\bbe required of (?:the )?{L})\\b'),
      actors: ['other', 'tenant', 'landlord'],
      negated: true,
    },
    {
      name: 'needNot',
      words: ['need', 'bound'],
      act: clausePattern('\\b((?:bound|obliged) to (?:find another tenant|re-?let|let))\\b'),
      actors: ['landlord'],
      negated: true,
    },
  ],
  unless: [
    {
      name: 'mitigatesElsewhere',
      pattern:
        /\b(?:landlord|lessor)\s+(?:shall|will|agrees\s+to|must)\s+(?:(?!(?:not|no|have)\b)\w+\s+){0,6}?(?:mitigate|relet)\b/i,
      where: 'document',
    },
    {
      name: 'onlyFurtherDuty',
      pattern:
        /\b(?:beyond|preference|prior\s+to|before|other\s+(?:space|premises)|any\s+other\s+(?:action|obligation))\b/i,
      where: 'sentence',
    },
  ],
});
