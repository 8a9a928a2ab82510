import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const tenantStructure = statementRule({
  rule: 'tenant_structure',
  severity: 'high',
  hurts: 'tenant',
  tolerates: /\b(?:wear\s+and\s+tear|casualty|condemnation)\b/i,
  text: 'The tenant must maintain roof or structure.',
  why: 'Roof and structure are capital costs that outlast the term.',
  question: 'Can the landlord be responsible for the roof, structure and foundations?',
  acts: [
    {
      name: 'maintainStructure',
      words: ['roof', 'roofs', 'structural', 'structure', 'foundation', 'foundations'],
      act: clausePattern(
        '\\b((?:make (?:all|any) (?:\\w+ ){0,3}repairs|maintain(?:ing)?|repair(?:ing)?|replac(?:e|ing)|keep(?:ing)?(?=[^.;]{0,300}\\b(?:repair|order|condition)\\b)|upkeep)\\b[^.;]{0,320}?\\b(?:(?<!\\b(?:on|upon|through|from|over|above|to|under|beneath|into|atop) )(?:the (?:entire )?roofs?(?: structure| membrane| system)?(?! (?:drains?|debris|equipment|deck))|roof(?=,| and))|foundations?|structural (?:portions|elements|components|parts|members|repairs)|(?:and|both) (?:non-?structural and )?structural|structural and non-?structural|load[- ]bearing))\\b',
      ),
      actors: ['tenant'],
      modality: ['shall', 'states'],
    },
    {
      name: 'allRepairs',
      words: ['structural', 'rebuild'],
      act: clausePattern(
        '\\b((?:responsible for|make) all repairs\\b[^.;]{0,100}?\\bstructural(?: and non-structural| or otherwise|(?= as well))?|repair and where necessary rebuild)\\b',
      ),
      actors: ['tenant'],
    },
  ],
  unless: [
    {
      name: 'landlordKeepsIt',
      pattern:
        /\b(?:except|excluding|exclusive\s+of|other\s+than|not\s+including|but\s+not(?!\s+limited))\b[^.;]{0,240}\b(?:roof|structur|foundation)|(?<!\bstructural\s+(?:and|or)\s{1,200})\bnon-?structural\b(?!\s+and\s+structural)/i,
      where: 'sentence',
    },
    {
      name: 'ownDamageOnly',
      pattern:
        /\b(?:penetrat\w+|damage\s+(?:to|caused)|caused\s+by|necessitated\s+by|made\s+necessary|to\s+the\s+extent|resulting\s+from|rooftop|equipment\s+on\s+the\s+roof|leaks?|insur\w+|access)\b|\broof\s+free\b/i,
      where: 'act',
    },
    {
      name: 'ownCauseOnly',
      pattern:
        /\b(?:structur\w+|roof)\b[^.;]{0,160}\b(?:caused\s+by|necessitated|made\s+necessary|required\s+(?:by|because|as\s+a\s+result)|due\s+to|resulting\s+from|arising)/i,
      where: 'sentence',
    },
    { name: 'reimbursesOnly', pattern: /\b(?:reimburse|share\s+of|proportionate|pro\s+rata)\b/i, where: 'act' },
    {
      name: 'landlordRepairs',
      pattern:
        /\b(?:landlord|lessor)\b[^.;]{0,120}\b(?:shall|will|agrees\s+to|must)\b[^.;]{0,100}\b(?:maintain|repair|replace|keep|responsible)\b[^.;]{0,160}\b(?:roof|structur|foundation)/i,
      where: 'document',
    },
    {
      name: 'equipmentOnly',
      pattern: /\bstructural\s+or\s+otherwise\b[^.;]{0,80}\b(?:furnishings|equipment|fixtures|components)\b/i,
      where: 'sentence',
    },
  ],
});
