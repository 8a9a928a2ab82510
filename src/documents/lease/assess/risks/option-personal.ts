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
      name: 'firstRightIsPersonal',
      words: ['personal'],
      act: clausePattern(
        '\\b(rights?\\b[^.;]{0,140}?\\b(?:is|are|shall be|be) (?:\\w+ )?personal\\b[^.;]{0,12}?\\bto)\\b',
      ),
      actors: ['other', 'tenant'],
      scene: { pattern: /\bfirst\s+(?:offer|refusal)\b/i, where: 'clause' },
      text: 'A right of first offer or refusal is personal to the tenant and is lost on an assignment.',
    },
    {
      name: 'isPersonal',
      words: ['personal'],
      act: clausePattern(
        '\\b((?:options?|rights?)\\b[^.;]{0,140}?\\b(?:is|are|shall be|be) (?:\\w+ )?personal\\b[^.;]{0,12}?\\bto)\\b',
      ),
      actors: ['other', 'tenant'],
      scene: {
        pattern: /\b(?:options?|renew\w*|exten[ds]\w*|extension|expansion)\b/i,
        where: 'clause',
      },
    },
    {
      name: 'onlyTenantItself',
      words: ['exercised', 'available'],
      act: clausePattern(
        '\\b(?:options?|rights? of renewal|right to renew)\\b[^.;]{0,120}?\\b((?:exercised|available) only (?:by|to) (?:the )?(?:named |original )?{T}\\b)(?![’‘\\x27])',
      ),
      actors: ['other', 'tenant'],
    },
    {
      name: 'lostByAssignment',
      words: ['options', 'option'],
      act: clausePattern(
        '\\b(assignment\\b[^.;]{0,60}?\\b(?:shall|will|is|causes?)\\b[^.;]{0,40}?\\boptions? (?:to (?:extend|renew) )?[^.;]{0,20}?\\b(?:null and void|void|lapse|terminate))\\b',
      ),
      actors: ['other'],
    },
    {
      name: 'notForAssignees',
      words: ['assignee', 'successors'],
      act: clausePattern('\\b(no assignee\\b[^.;]{0,40}?\\bhave any right to (?:the |this |such )?(?:option|renew))'),
      actors: ['other'],
      negated: true,
    },
  ],
  unless: [
    {
      name: 'namesSuccessors',
      pattern:
        /\bpersonal\b(?:[^.;]|\.(?=\s[a-z])){0,140}(?:\b(?:and|or)\s+|\(\s*and\s+)(?:(?:to|any|a|an|its|by)\s+){0,3}(?:permitted|affiliat|related|approved\s+(?:assign|transfer)|successor|transferee|assignee)/i,
      where: 'sentence',
    },
    { name: 'notAnOption', pattern: /\b(?:sign|signs|signage|parking|exclusive)\b/i, where: 'sentence' },
    {
      name: 'ofLandlord',
      pattern: /\bpersonal\s+to\s+(?:the\s+)?(?:original\s+)?(?:landlord|lessor)\b/i,
      where: 'act',
    },
    {
      name: 'orAssigns',
      pattern:
        /\b(?:may|can)\s+be\s+exercised\s+by\s+(?:any|a|an)\s+(?:permitted\s+)?(?:assignee|affiliate|transferee)/i,
      where: 'next',
    },
  ],
  tolerates: /\b(?:affiliate|permitted|successor|related|assign|original)/i,
});
