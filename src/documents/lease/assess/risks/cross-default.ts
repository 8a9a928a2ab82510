import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const crossDefault = statementRule({
  rule: 'cross_default',
  severity: 'medium',
  hurts: 'tenant',
  text: 'A default under another agreement is a default under this lease.',
  why: 'A dispute elsewhere could end this lease.',
  question: 'Can each agreement be independent of the others?',
  acts: [
    {
      name: 'otherAgreement',
      words: ['other', 'related', 'leases'],
      act: clausePattern(
        '\\b((?:default|breach\\w*|fail\\w*|event of default)\\b[^.;]{0,140}?\\b(?:under|of|in)\\b[^.;]{0,60}?\\b(?:(?:any|either|each) other (?:lease|sublease|agreement|contract|instrument|obligation)s?|(?:any|the|either of the) (?:related|affiliated|other|coal|companion) leases?))\\b',
      ),
      actors: ['other', 'tenant', 'each', 'landlord', null],
      scene: {
        pattern:
          /\b(?:events?\s+of\s+default|be\s+(?:deemed\s+)?(?:a\s+|in\s+)?default|constitute\s+a\s+(?:\w+\s+)?default|cross[\s-]?default|in\s+any\s+(?:of\s+)?such\s+events?|such\s+default)/i,
        where: 'clause',
      },
      isRelative: true,
    },
    {
      name: 'namedAgreement',
      words: ['default', 'breach', 'termination'],
      act: clausePattern(
        '\\b((?:default|breach|termination|event of default)\\b[^.;]{0,40}?\\b(?:under|of) (?:the|any|an?) (?:(?!lease\\b)\\w+ ){0,3}?(?:franchise|management|loan|supply|purchase|license|development|facility|licence)\\b (?:agreement|contract)\\b[^.;]{0,120}?\\b(?:shall|is|be|constitutes?)\\b[^.;]{0,60}?\\b(?:event of default|default|breach)\\b[^.;]{0,20}?\\b(?:hereunder|(?:of|under) this (?:lease|agreement|sublease)))',
      ),
      actors: ['other'],
    },
    {
      name: 'crossDefaulted',
      words: ['cross'],
      act: clausePattern('\\b((?:lease|agreement) (?:is|are|shall be) cross[- ]?defaulted)\\b'),
      actors: ['other'],
    },
  ],
  unless: [
    {
      // A reason to refuse consent: `whether the use will violate any other lease by which Landlord is bound`.
      name: 'bindsLandlord',
      pattern:
        /^[^.;]{0,200}\bby\s+which\s+(?:the\s+)?(?:landlord|lessor)\s+is\s+bound\b|\bwhether\b[^.;]{0,240}\b(?:violat|breach)/i,
      where: 'sentence',
    },
    { name: 'ofOthers', pattern: /\bother\s+(?:tenants?|occupants?|lessees?|subtenants?)\b|\bguarant/i, where: 'act' },
    {
      name: 'thisLease',
      pattern:
        /\bother\s+(?:provision|covenant|term|section|obligation|agreement|condition)s?\s+(?:contained\s+)?(?:of|in|under|to\s+be|herein|contained)\b/i,
      where: 'act',
    },
    {
      name: 'landlordsDefault',
      pattern:
        /\b(?:default|breach)\w*\s+(?:by|of)\s+(?:the\s+)?(?:landlord|lessor)\b|\b(?:landlord|lessor)(?:[’']s)?\s+(?:shall\s+)?(?:be\s+in\s+)?default/i,
      where: 'sentence',
    },
  ],
});
