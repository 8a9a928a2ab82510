import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const continuousOperation = statementRule({
  rule: 'continuous_operation',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The tenant must keep operating its business in the premises.',
  why: 'A tenant that must stay open pays staff and stock even when the store loses money.',
  question: 'Can the tenant close its business if it keeps paying rent?',
  acts: [
    {
      name: 'operateContinuously',
      words: ['continuously', 'continuous', 'uninterruptedly', 'continually'],
      act: clausePattern(
        '\\b((?:operate|use|occupy|conduct|keep|remain|carry on)\\b[^.;]{0,120}?\\b(?:continuously|continually|uninterruptedly|continuous(?: and uninterrupted)?)\\b|(?:continuously|continually|uninterruptedly)\\b[^.;]{0,80}?\\b(?:operat|us|occup|conduct|open|carry|keep)\\w*)',
      ),
      actors: ['tenant'],
      modality: ['shall', 'states'],
      scene: { pattern: /\b(?:business|store|premises|restaurant|retail|shop|trade)\b/i, where: 'sentence' },
    },
    {
      name: 'withoutClosing',
      words: ['closing', 'interruption', 'cessation', 'ceasing'],
      act: clausePattern(
        '\\b((?:operate|conduct|carry on|occupy)\\b[^.;]{0,140}?\\bwithout (?:any )?(?:closing|interruption|cessation|ceasing))\\b',
      ),
      actors: ['tenant'],
      modality: ['shall', 'states'],
    },
    {
      name: 'stayOpen',
      words: ['open'],
      act: clausePattern(
        '\\b((?:keep|remain|be|stay|kept)\\b[^.;]{0,40}?\\bopen\\b[^.;]{0,40}?\\b(?:business|public|trade))\\b',
      ),
      actors: ['tenant'],
      modality: ['shall'],
    },
  ],
  unless: [
    {
      name: 'equipment',
      pattern: /\b(?:sprinkler|HVAC|heating|ventilat\w+|generator|utilities|system|insurance|sign)\b/i,
      where: 'sentence',
    },
    {
      name: 'noDutyToOperate',
      pattern:
        /\b(?:no\s+(?:obligation|duty|covenant)|not\s+(?:be\s+)?(?:obligated|required))\b[^.;]{0,60}\b(?:operate|open|continuous)/i,
      where: 'document',
    },
  ],
});
