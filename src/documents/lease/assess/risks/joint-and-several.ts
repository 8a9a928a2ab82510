import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const jointAndSeveral = statementRule({
  rule: 'joint_and_several',
  severity: 'low',
  hurts: 'tenant',
  text: 'Each of several tenants is liable for the whole rent.',
  why: 'Each company must pay what the others don’t.',
  question: 'Should each company be liable for the others?',
  acts: [
    {
      name: 'jointlyLiable',
      words: ['jointly', 'joint'],
      act: clausePattern(
        '\\b((?:liable|obligat\\w+|bound|responsible|liabilit\\w+)\\b[^.;]{0,80}?\\bjoint(?:ly)? and several(?:ly)?|joint(?:ly)? and several(?:ly)? (?:liable|obligat\\w+|bound|responsible|liabilit\\w+))\\b',
      ),
      actors: ['tenant', 'other'],
      modality: ['shall', 'states'],
    },
  ],
  unless: [
    {
      name: 'boilerplate',
      pattern:
        /\b(?:if\s+(?:there\s+(?:is|be|are|shall\s+be)|more|two|tenant|lessee)|in\s+the\s+event|more\s+than\s+one|two\s+or\s+more|each\s+person|whether\s+one\s+or\s+more|any\s+(?:general\s+)?partners?)\b/i,
      where: 'sentence',
    },
    {
      name: 'othersLiable',
      pattern: /\b(?:guarantor|assignor|assignee|subtenant|sublessee|landlord|lessor|transferee)\b/i,
      where: 'act',
    },
    {
      // `The Indemnifier, … is jointly and severally liable with the Tenant`: a surety, not one of several tenants.
      name: 'surety',
      pattern:
        /\b(?:guarantors?|indemnif(?:ier|iers)|indemnitors?|covenantors?|suret(?:y|ies)|cautioners?|principals)\b/i,
      where: 'lead',
    },
    {
      name: 'withTheTenant',
      pattern: /\bseveral(?:ly)?\s+(?:\w+\s+){0,3}with\s+(?:the\s+)?(?:tenant|lessee)\b/i,
      where: 'act',
    },
  ],
});
