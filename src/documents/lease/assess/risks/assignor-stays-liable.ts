import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const assignorStaysLiable = statementRule({
  rule: 'assignor_stays_liable',
  severity: 'low',
  hurts: 'tenant',
  text: 'The tenant stays liable for the rent after an assignment or sublease.',
  why: 'The tenant answers for a company it no longer controls.',
  question: 'Can the tenant be released when the assignee is financially sound?',
  acts: [
    {
      name: 'remainsLiable',
      words: ['liable', 'responsible', 'obligated', 'bound'],
      act: clausePattern(
        '\\b((?:remain|continue(?: to be)?|stay)\\b[^.;]{0,60}?\\b(?:liable|responsible|bound|obligated))\\b',
      ),
      actors: ['tenant'],
      modality: ['shall'],
      scene: { pattern: /\b(?:assign\w*|sublet\w*|subleas\w*|transfer\w*)\b/i, where: 'sentence' },
    },
    {
      name: 'notReleased',
      words: ['release', 'relieve', 'discharge', 'releases', 'relieves'],
      act: clausePattern('\\b((?:releases?|relieves?|discharges?) (?:the |any )?{T})\\b'),
      actors: ['other'],
      negated: true,
      scene: { pattern: /\b(?:assign\w*|sublet\w*|subleas\w*|transfer\w*)\b/i, where: 'sentence' },
    },
    {
      name: 'staysLiable',
      words: ['remains', 'continues', 'stays'],
      act: clausePattern('\\b((?:remains|continues|stays)\\b[^.;]{0,60}?\\b(?:liable|responsible|bound))\\b'),
      actors: ['tenant'],
      scene: { pattern: /\b(?:assign\w*|sublet\w*|subleas\w*|underlet\w*|transfer\w*|cession)\b/i, where: 'sentence' },
    },
    {
      name: 'isNotReleased',
      words: ['released', 'relieved', 'discharged'],
      act: clausePattern(
        '\\b((?:released|relieved|discharged)\\b[^.;]{0,60}?\\b(?:by|upon|on|following|after|by reason of) (?:any|an|such|the|a) (?:assignment|transfer|sublease|subletting|cession|underletting))\\b',
      ),
      actors: ['tenant'],
      negated: true,
    },
    {
      name: 'jointlyWithAssignee',
      words: ['assignor'],
      act: clausePattern(
        '\\b(assignor\\b[^.;]{0,60}?\\bassignee\\b[^.;]{0,30}?\\b(?:are|be|remain)\\b[^.;]{0,20}?\\b(?:jointly|severally)\\b[^.;]{0,20}?\\bliable)\\b',
      ),
      actors: ['other'],
    },
  ],
  unless: [
    {
      // Applies only to a transfer within the group, or to a merger.
      name: 'someTransfers',
      pattern:
        /\b(?:transfer|assignment|sublease)\s+to\s+(?:an?\s+|its\s+)?(?:affiliates?|subsidiar\w+|related)|\bto\s+the\s+extent\s+(?:it|tenant|lessee)\s+survives/i,
      where: 'sentence',
    },
    {
      name: 'nextConsent',
      pattern:
        /\bobligations?\s+to\s+(?:obtain|seek|request|get)\b|\bfrom\s+(?:obtaining|seeking|requesting|getting)\b|\b(?:need|necessity|requirement)\s+(?:to\s+obtain|of\s+obtaining|for)\b/i,
      where: 'act',
    },
    {
      name: 'landlordTransfers',
      pattern:
        /\b(?:landlord|lessor)[’']s\s+(?:interest|transfer)|\b(?:sale|transfer|conveyance)\b[^.;]{0,30}\bby\s+(?:the\s+)?(?:landlord|lessor)\b/i,
      where: 'sentence',
    },
    {
      name: 'released',
      pattern:
        /\b(?:tenant|lessee|assignor)\b[^.;]{0,60}\b(?:shall|will|must)\s+(?:thereupon\s+|thereafter\s+|automatically\s+)?be\s+(?:fully\s+)?(?:released|relieved|discharged)\b/i,
      where: 'clause',
    },
  ],
});
