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
    {
      name: 'openDuringHours',
      words: ['open'],
      act: clausePattern(
        '\\b((?:keep|remain|be|stay)\\b[^.;]{0,30}?\\bopen\\b[^.;]{0,60}?\\b(?:hours|trading day|from \\d{1,2}(?::\\d\\d)? ?[ap]\\.?m))\\b',
      ),
      actors: ['tenant'],
      modality: ['shall'],
    },
    {
      name: 'notCease',
      words: ['cease', 'close', 'closed', 'vacant', 'unoccupied'],
      act: clausePattern(
        '\\b((?:cease (?:trading|to trade|business)|leave (?:it|the (?:premises|shop|unit|store)) (?:vacant|closed|unoccupied)|close (?:its|the) (?:shop|store|business)))\\b',
      ),
      actors: ['tenant'],
      negated: true,
    },
    {
      name: 'neverClosed',
      words: ['closed', 'unoccupied'],
      act: clausePattern(
        '\\b((?:premises|shop|store|unit)\\b[^.;]{0,40}?\\bbe (?:left )?(?:unoccupied|closed|vacant)\\b[^.;]{0,40}?\\bby (?:the )?{T})\\b',
      ),
      actors: ['other', 'tenant'],
      negated: true,
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
