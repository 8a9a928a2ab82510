import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const statutoryRightsWaived = statementRule({
  rule: 'statutory_rights_waived',
  severity: 'low',
  hurts: 'tenant',
  text: 'The tenant gives up rights that a statute gives it.',
  why: 'These rights would apply if the lease were silent.',
  question: 'Which rights are these, and can the waiver be deleted or made mutual?',
  acts: [
    {
      name: 'waivesStatute',
      words: ['code', 'statute', 'statutes', 'section', 'sections', 'chapter'],
      act: clausePattern(
        '\\b(waives?\\b[^.;]{0,160}?\\b(?:provisions?|benefits?|rights?|protections?)\\b[^.;]{0,140}?\\b(?:sections?|chapter|article|title) \\d[^.;]{0,12}?(?:\\.\\d{1,4})?[^.;]{0,60}?\\b(?:code|statutes?|law|act)|waives?\\b[^.;]{0,160}?\\b(?:provisions?|benefits?|rights?|protections?)\\b[^.;]{0,100}?\\b(?:code|statutes?|act)\\b[^.;]{0,30}?\\b(?:sections?|chapter|article|§) ?\\d)',
      ),
      actors: ['tenant'],
      modality: ['waives', 'states'],
    },
    {
      name: 'rightsUnderLaws',
      words: ['statutory', 'laws', 'act', 'renounces', 'releases'],
      act: clausePattern(
        '\\b((?:waives|renounces|releases)\\b[^.;]{0,30}?\\b(?:rights?|benefits?)\\b[^.;]{0,40}?\\b(?:under|of|granted by) (?:the |any )?(?:(?!this\\b)[\\w-]+ ){0,4}?(?:laws?|act|acts|statutes?))\\b',
      ),
      actors: ['tenant'],
    },
    {
      name: 'isWaived',
      words: ['statutory'],
      act: clausePattern(
        '\\b(statutory rights? of (?:the )?{T}\\b[^.;]{0,60}?\\bis (?:hereby )?(?:waived|excluded))\\b',
      ),
      actors: ['other', 'tenant'],
    },
  ],
  unless: [
    {
      name: 'knownWaiver',
      pattern: /\b(?:jury|subrogation|redemption|unlawful\s+detainer|notice\s+to\s+quit)\b/i,
      where: 'sentence',
    },
  ],
});
