import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const remeasurement = statementRule({
  rule: 'remeasurement',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The landlord may measure the space again and change rent and shares.',
  why: 'A new measurement can raise the rent without any new space.',
  question: 'Can the area be fixed for the whole term?',
  acts: [
    {
      name: 'remeasure',
      words: ['remeasure', 'remeasured', 'remeasurement', 're'],
      act: clausePattern('\\b(re-?measur(?:e|ing|ed|ement))\\b'),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'redetermined',
      words: ['redetermined', 'certified'],
      act: clausePattern('\\b(area\\b[^.;]{0,20}?\\bmay be redetermined by (?:the )?{L})\\b'),
      actors: ['landlord', 'other'],
    },
    {
      name: 'certifiedArea',
      words: ['certified'],
      act: clausePattern(
        "\\b(area certified by (?:the )?{L}'s (?:architect|surveyor)\\b[^.;]{0,60}?\\bis (?:final|binding))\\b",
      ),
      actors: ['other'],
    },
  ],
  unless: [
    {
      name: 'noEffectOnRent',
      pattern: /\b(?:shall|will|must)\s+not\s+(?:change|increase|affect|adjust|be\s+(?:changed|increased|adjusted))\b/i,
      where: 'clause',
    },
    {
      name: 'beforeTheTerm',
      pattern:
        /\b(?:upon|following|after|prior\s+to|before)\s+(?:substantial\s+)?(?:completion|delivery|the\s+commencement)/i,
      where: 'sentence',
    },
  ],
});
