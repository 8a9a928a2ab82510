import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const relocation = statementRule({
  rule: 'relocation',
  severity: 'high',
  hurts: 'tenant',
  text: 'The landlord may move the tenant to other space.',
  why: 'A move costs weeks of work, and customers may not follow.',
  question: 'Can the right be deleted, or limited to equal space at the landlord’s whole cost?',
  acts: [
    {
      name: 'relocateTenant',
      words: ['relocate', 'relocating', 'relocation', 'move', 'moving', 'transfer'],
      act: clausePattern(
        "\\b((?:relocat(?:e|ing|ion of)|mov(?:e|ing)|transfer(?:ring)?) (?:the )?{T}(?:'s (?:\\w+ )?(?:operations|business|premises|offices?)\\b|(?!\\s?'|\\w))|relocat(?:e|ing|ion of) (?:the )?(?:leased |demised )?premises\\b(?!\\s?'))",
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'requireMove',
      words: ['require'],
      act: clausePattern(
        '\\b(require (?:the )?{T} to (?:move|relocate|vacate (?:the )?(?:unit|premises|space) and take))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'spaceElsewhere',
      words: ['elsewhere'],
      act: clausePattern('\\b((?:furnish|provide)\\b[^.;]{0,30}?{T} with (?:\\w+ ){0,3}space elsewhere)\\b'),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'substitutePremises',
      words: ['substitute', 'substituting', 'substituted', 'substitution'],
      act: clausePattern('\\b(substitut(?:e|ing|ion)\\b[^.;]{0,60}\\b(?:space|premises|location))\\b'),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'tenantMoves',
      words: ['alternative', 'comparable', 'substitute'],
      act: clausePattern(
        '\\b((?:move|transfer\\b[^.;]{0,20}?\\boffices?|relocate) to (?:\\w+ )?(?:alternative|comparable|other) (?:premises|space|accommodation))\\b',
      ),
      actors: ['tenant'],
      scene: {
        pattern:
          /\b(?:(?:landlord|lessor)[’']s\s+request|when\s+(?:the\s+)?(?:landlord|lessor)\s+so\s+requires|(?:as|if)\s+(?:the\s+)?(?:landlord|lessor)\s+(?:directs|requires))/i,
        where: 'sentence',
      },
    },
    {
      name: 'locationChanged',
      words: ['location'],
      act: clausePattern('\\b(location of the premises\\b[^.;]{0,60}?\\bmay be changed by (?:the )?{L})\\b'),
      actors: ['landlord', 'other'],
    },
  ],
  unless: [
    { name: 'temporary', pattern: /\btemporar(?:y|ily)\b|\bswing\s+space\b/i, where: 'sentence' },
    { name: 'offerOnly', pattern: /\b(?:offers?|propos\w+|requests?)\b/i, where: 'act' },
    {
      name: 'otherThing',
      pattern: /\b(?:parking|sign|signage|storage|expansion|additional|collateral|letter\s+of\s+credit)\b/i,
      where: 'act',
    },
    {
      name: 'toTenantsAdvantage',
      pattern:
        /\b(?:at\s+(?:the\s+)?(?:tenant|lessee)[’']s\s+(?:request|option|election)|if\s+(?:tenant|lessee)\s+(?:requests|elects)|with\s+(?:the\s+)?(?:tenant|lessee)[’']s\s+(?:prior\s+)?(?:written\s+)?consent)\b/i,
      where: 'sentence',
    },
  ],
});
