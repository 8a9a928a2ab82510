import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const optionPersonal = statementRule({
  rule: 'option_personal',
  severity: 'low',
  hurts: 'tenant',
  text: 'An option is personal to the tenant and is lost on an assignment.',
  why: 'A buyer of the business can’t use the option.',
  question: 'Can affiliates and buyers of the business use the option?',
  acts: [
    {
      name: 'isPersonal',
      words: ['personal'],
      act: clausePattern(
        '\\b((?:options?|rights?)\\b[^.;]{0,140}?\\b(?:is|are|shall be|be) (?:\\w+ )?personal\\b[^.;]{0,12}?\\bto)\\b',
      ),
      actors: ['other', 'tenant'],
      scene: {
        pattern: /\b(?:options?|renew\w*|exten[ds]\w*|extension|first\s+(?:offer|refusal)|expansion)\b/i,
        where: 'clause',
      },
    },
  ],
  unless: [
    {
      name: 'namesSuccessors',
      pattern:
        /\bpersonal\b[^.;]{0,140}(?:\b(?:and|or)\s+|\(\s*and\s+)(?:(?:any|a|an|its|by)\s+){0,2}(?:permitted|affiliat|related|approved\s+(?:assign|transfer)|successor)/i,
      where: 'sentence',
    },
    { name: 'notAnOption', pattern: /\b(?:sign|signs|signage|parking|exclusive)\b/i, where: 'sentence' },
    {
      name: 'ofLandlord',
      pattern: /\bpersonal\s+to\s+(?:the\s+)?(?:original\s+)?(?:landlord|lessor)\b/i,
      where: 'act',
    },
  ],
  tolerates: /\b(?:affiliate|permitted|successor|related|assign|original)/i,
});
