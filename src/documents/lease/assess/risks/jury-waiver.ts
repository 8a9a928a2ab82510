import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const juryWaiver = statementRule({
  rule: 'jury_waiver',
  severity: 'info',
  hurts: 'both',
  text: 'Both sides waive trial by jury.',
  why: 'Disputes are decided by a judge alone.',
  question: 'Is that acceptable, and enforceable in this state?',
  acts: [
    {
      name: 'bothWaive',
      words: ['jury'],
      act: clausePattern('\\b((?:trial by (?:a )?jury|jury trial))\\b'),
      actors: ['each', 'either'],
      modality: ['waives'],
    },
    {
      name: 'tenantWaives',
      words: ['jury'],
      act: clausePattern('\\b((?:trial by (?:a )?jury|jury trial))\\b'),
      actors: ['tenant'],
      modality: ['waives'],
      severity: 'low',
      text: 'The tenant waives trial by jury.',
    },
    {
      name: 'isWaived',
      words: ['jury'],
      act: clausePattern(
        '\\b((?:trial by jury|jury trial) is (?:hereby )?waived by (?:both|each|the|all) part(?:y|ies))\\b',
      ),
      actors: ['other', 'each'],
    },
  ],
});
