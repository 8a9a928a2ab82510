import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const changeOfControl = statementRule({
  rule: 'change_of_control',
  severity: 'medium',
  hurts: 'tenant',
  tolerates: /\b(?:public(?:ly)?|stock\s+exchange|affiliate|permitted\s+transfer|estate\s+planning|family)\b/i,
  text: 'A change of control of the tenant counts as a transfer.',
  why: 'A sale of shares, or an investor who comes in, would need the landlord’s consent.',
  question:
    'Can transfers of shares be allowed without consent, especially on a stock exchange and among the present owners?',
  acts: [
    {
      name: 'deemedTransfer',
      words: ['control', 'stock', 'shares', 'ownership', 'interest', 'interests', 'merger'],
      act: clausePattern(
        '\\b((?:change|transfer|sale|assignment)s?\\b[^.;]{0,110}\\b(?:control|controlling interest|stock|shares|ownership|(?:partnership|membership|beneficial|voting) interests?)\\b[^.;]{0,240}?\\b(?:shall|will|must|is|are|may)\\b[^.;]{0,30}?\\b(?:deemed|considered|constitute|treated|regarded)\\b[^.;]{0,50}\\b(?:assignment|transfer|subletting))\\b',
      ),
      actors: ['other'],
    },
    {
      name: 'termIncludes',
      words: ['control', 'stock', 'shares', 'ownership', 'interest', 'interests'],
      act: clausePattern(
        '\\b(?:assignment|transfer)[”"]?[^.;]{0,80}\\b(?:includes?|means?)\\b[^.;]{0,100}\\b((?:change|transfer|sale)s?\\b[^.;]{0,60}\\b(?:control|(?:partnership|membership|beneficial|voting|ownership|equity) interests?|stock|shares)\\b)',
      ),
      actors: ['other'],
    },
    {
      name: 'mergerIsTransfer',
      words: ['merger', 'amalgamation', 'reconstruction', 'shareholding'],
      act: clausePattern(
        '\\b((?:merger|amalgamation|reconstruction|shareholding)\\b[^.;]{0,200}?\\b(?:shall|will|must|is|are|may)\\b[^.;]{0,30}?\\b(?:deemed|considered|constitute|treated|regarded)\\b[^.;]{0,60}?\\b(?:assignment|transfer|subletting|cession))\\b',
      ),
      actors: ['other'],
    },
    {
      name: 'notWithoutConsent',
      words: ['control', 'shareholders', 'shareholding'],
      act: clausePattern(
        "\\b(?:without (?:the )?(?:prior )?(?:written )?consent|without (?:the )?(?:{L}|{T})'s (?:prior )?(?:written )?consent),? (?:permit|allow|cause|suffer|make|effect) (?:a|any) (change in (?:its|the)\\b[^.;]{0,40}?\\b(?:control|shareholders|shareholding))\\b",
      ),
      actors: ['tenant'],
      negated: true,
    },
  ],
  unless: [
    {
      name: 'ofLandlord',
      pattern: /\b(?:control|stock|shares|interests?|assets)\s+(?:of|in)\s+(?:the\s+)?(?:landlord|lessor)\b/i,
      where: 'sentence',
    },
    { name: 'permitted', pattern: /\b(?:permitted|exempt)\s+(?:transfer|assignment)/i, where: 'act' },
    { name: 'recital', pattern: /^\W*whereas\b/i, where: 'sentence' },
  ],
});
