import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const tenantTermination = statementRule({
  rule: 'tenant_termination',
  severity: 'medium',
  hurts: 'landlord',
  text: 'The tenant may end the lease early without any default of the landlord.',
  why: 'The landlord can’t rely on the rent of the whole term.',
  question: 'Is there a fee that covers the costs of reletting and unamortized work?',
  acts: [
    {
      name: 'atAnyTime',
      words: ['terminate', 'cancel'],
      act: clausePattern(
        '\\b((?:terminate|cancel) (?:this |the )?(?:sub)?(?:lease|agreement|contract|tenancy)(?: agreement)?,?\\b[^.;]{0,60}?\\b(?:at any time|for any reason|without cause|with or without cause|for (?:its )?convenience))\\b',
      ),
      actors: ['tenant'],
      modality: ['may'],
    },
    {
      name: 'timeThenTerminate',
      words: ['terminate', 'cancel'],
      act: clausePattern(
        '\\b(?:at any time|for any reason|without cause)\\b[^.;]{0,120}?\\b(terminate|cancel) (?:this |the )?(?:sub)?(?:lease|agreement|contract|tenancy)\\b',
      ),
      actors: ['tenant'],
      modality: ['may'],
    },
    {
      name: 'breakOnNotice',
      words: ['break', 'cancel', 'terminate', 'end', 'determine'],
      act: clausePattern(
        "\\b((?:break|cancel|terminate|end|determine) (?:this |the )?(?:sub)?(?:lease|tenancy) (?:on|upon|by|at|after)\\b[^.;]{0,60}?\\b(?:days|months|weeks)'? (?:prior |written ){0,2}notice)\\b",
      ),
      actors: ['tenant'],
      modality: ['may'],
    },
    {
      name: 'mayBeEnded',
      words: ['ended', 'terminated', 'determined', 'cancelled'],
      act: clausePattern(
        '\\b((?:lease|tenancy|agreement) (?:may|can) be (?:ended|terminated|determined|cancelled)(?: early)? by (?:the )?{T}\\b[^.;]{0,60}?\\bnotice)\\b',
      ),
      actors: ['tenant'],
    },
  ],
  unless: [
    {
      name: 'forCause',
      pattern:
        /\b(?:default|breach|fails?|failure|violat\w+|damage\w*|destr\w+|casualty|condemn\w*|taking|taken|bankrupt\w*|untenantable|deliver\w*|permit|license|interrupt\w*|restor\w*)\b/i,
      where: 'sentence',
    },
    {
      // The landlord gave notice to demolish or to relocate; the tenant may leave before.
      name: 'afterLandlordsNotice',
      pattern: /\b(?:demolish\w*|demolition|redevelop\w*|relocat\w*)\b/i,
      where: 'clause',
    },
    {
      name: 'onlyInAnEvent',
      pattern: /\b(?:if|should|in\s+the\s+event(?:\s+that)?)\b(?![^.;]{0,20}\b(?:tenant|lessee)\b)/i,
      where: 'sentence',
    },
  ],
});
