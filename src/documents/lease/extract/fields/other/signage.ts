import { clauseEvidence } from '../../clause-evidence.ts';
import { type ClausePoint, pointsEvidence } from '../../clause-points.ts';
import { around, defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { rank } from '../../weights.ts';
import { anyWording, itemNumber, must, theTenant } from '../../wording.ts';

const sign =
  '(?:(?<!\\bparty\\s{1,200})signs|signage|advertisements?|lettering|(?:an?|any|the|its|said|such|no|one|exterior|corporate|identification|monument|pylon)\\s+(?:\\(1\\)\\s+)?(?:[\\w-]+\\s+){0,3}?sign)';
const section = /\bsign/;

const home = ['signage'] as const;

const signWords = ['sign', 'signs', 'signage', 'lettering', 'advertisement', 'advertisements'];
const putUp = '(?:place|erect|install|display|affix|paint|inscribe|post|maintain|put|attach|exhibit)(?:d|ed)?';
const consent = '(?:consents?|approv(?:al|ed))\\b';
/** Signs that do not show the tenant's name, and what happens to a sign later. */
const otherUse =
  /\b(?:for\s+(?:sale|lease|rent)|to\s+let|parking|safety|directional|hazardous|expiration|surrender)\b/i;

/** What a clause on signs settles. */
const points: Readonly<Record<string, ClausePoint>> = {
  needsConsent: {
    shown: 'Signs need the landlord’s consent',
    words: signWords,
    act: new RegExp(
      `\\b(?:${putUp}\\b[^.;]{0,160}?\\b${sign}\\b|${sign}\\b[^.;]{0,160}?\\b${putUp}\\b)[^.;]{0,260}?\\b(?:without|unless|until|except\\s+with)\\b[^.;]{0,120}?\\b${consent}`,
      'i',
    ),
    by: ['tenant', 'other'],
    negated: true,
    unless: otherUse,
  },
  subjectToConsent: {
    shown: 'Signs need the landlord’s consent',
    words: signWords,
    act: new RegExp(
      `\\b${sign}\\b[^.;]{0,160}?\\b(?:subject\\s+to|requires?|needs?|with)\\s+(?:[\\w’']+\\s+){0,4}?${consent}|\\b${sign}\\b[^.;]{0,160}?\\b(?:approved\\s+(?:\\w+\\s+){0,3}?by|permission\\s+from)\\s+(?:the\\s+)?(?:landlord|lessor)\\b`,
      'i',
    ),
    unless: new RegExp(`${otherUse.source}|\\b(?:no|not)\\b[^.;]{0,60}\\b(?:require|need)`, 'i'),
    byWords: true,
  },
  tenantMay: {
    shown: 'Tenant may put up signs as stated',
    words: signWords,
    act: new RegExp(`\\b(?:${putUp}|have)\\b[^.;]{0,200}?\\b${sign}\\b`, 'i'),
    by: ['tenant'],
    force: ['may'],
    unless: otherUse,
    inOwnWords: true,
  },
  tenantMayShowName: {
    shown: 'Tenant may show its name as stated',
    words: ['name', 'names', 'logo'],
    act: /\b(?:place|have|list|display|put|show)\b[^.;]{0,40}?\b(?:its|(?:tenant|lessee)[’']s)\s+(?:\w+\s+){0,2}?(?:names?|logo)\b[^.;]{0,100}?\b(?:directory|entrance|doors?|fa[cç]ade|board)\b/i,
    by: ['tenant'],
    force: ['may'],
    inOwnWords: true,
  },
  landlordProvides: {
    shown: 'Landlord provides signs or a directory entry',
    words: [...signWords, 'directory'],
    act: new RegExp(`\\b(?:provide|install|furnish|list|supply)\\b[^.;]{0,120}?\\b(?:${sign}|directory)\\b`, 'i'),
    by: ['landlord'],
    force: ['shall'],
    unless: new RegExp(
      `${otherUse.source}|\\b(?:landlord|lessor)\\b[^.;]{0,20}\\b(?:right|reserves)\\b|\\bprovide\\b[^.;]{0,40}\\brights?\\s+to\\b`,
      'i',
    ),
  },
};

export const signage = defineField({
  id: 'signage',
  label: 'Signage',
  group: 'Other',
  lookedFor: 'what signs the tenant may put up',
  topics: home,
  many: true,
  isSame: anyWording,
  evidence: [
    ...pointsEvidence(points, { topics: home, section }),
    clauseEvidence(
      'tenantMaySay',
      ['sign', 'signs', 'signage'],
      new RegExp(
        `${theTenant}[^.;]{0,100}\\b(?:may|right|entitled|permitted|allowed)\\b(?!\\s+not)[^.;]{0,120}\\b${sign}\\b|${theTenant}\\s+(?:shall\\s+)?(?:have|has)\\s+the\\s+right[^.;]{0,60}\\bto\\s+(?:place|install|erect|display|affix|maintain)\\b[^.;]{0,260}\\b${sign}\\b`,
        'i',
      ),
      { home, section, weight: rank.direct },
    ),
    clauseEvidence(
      'tenantMayNot',
      ['sign', 'signs', 'signage', 'advertisement', 'advertisements', 'lettering'],
      new RegExp(
        `${theTenant}[^.;]{0,60}(?:${must}|\\bmay\\b)\\s+not\\b(?!\\s+be\\b)[^.;]{0,160}\\b(?:place|erect|install|display|affix|paint|inscribe|post|maintain|put|attach)\\b[^.;]{0,100}\\b${sign}\\b`,
        'i',
      ),
      { home, section, weight: rank.direct },
    ),
    clauseEvidence(
      'noSign',
      ['sign', 'signs', 'signage', 'advertisement', 'advertisements', 'lettering'],
      /\bno\s+(?:\w+\s+){0,2}(?:signs?|signage|advertisements?|lettering)\b[^.;]{0,160}\b(?:shall|may|will|must)\s+be\b/i,
      { home, section, weight: rank.otherForm },
    ),
    clauseEvidence(
      // `Not to exhibit any name or sign outside the Premises other than in the form approved by the Landlord`
      'covenantNotTo',
      ['sign', 'signs', 'signage', 'signboard', 'advertisement', 'name', 'lettering'],
      new RegExp(
        `^\\W*${itemNumber}not\\s+to\\s+(?:\\w+\\s+(?:or|nor)\\s+)?${putUp}\\b[^.;]{0,100}\\b(?:signs?|signage|signboards?|advertisements?|lettering)\\b`,
        'i',
      ),
      { home, section, weight: rank.otherForm },
    ),
    clauseEvidence(
      'tenantShall',
      ['sign', 'signs', 'signage'],
      new RegExp(
        `(?:${theTenant}[^.;]{0,80}${must}(?!\\s+not)[^.;]{0,80}\\b${sign}\\b|\\b${sign}\\b[^.;]{0,120}\\b(?:subject\\s+to|require|without)\\b[^.;]{0,60}\\b(?:approval|consent))`,
        'i',
      ),
      { home, section },
    ),
    headedClause(/^(?:(?:exterior|tenant's|building|monument) )?sign(?:s|age)(?: and \w+)?$/, {
      // Text about a breach does not define which signs are permitted.
      unless: /\bnot\s+be\s+(?:permitted|allowed|entitled)|^\W*(?:if|should)\b[^.;]{0,80}\bfails?\b/i,
    }),
  ],
  exclusions: [
    {
      name: 'denied',
      excludes: (candidate) =>
        candidate.evidence === 'tenantMaySay' &&
        /\bnot\s+be\s+(?:permitted|allowed|entitled)/i.test(around(candidate, 0)),
    },
    {
      name: 'otherSigns',
      excludes: (candidate) =>
        /[“"‘']?\bfor\s+(?:sale|lease|rent)\b|\b(?:to\s+let|sign(?:ed)?\s+(?:this|the)\s+(?:lease|contract|agreement)|cosign|remov\w+[^.;]{0,40}\b(?:at|upon|prior)\b[^.;]{0,40}\b(?:expiration|end|surrender)|parking\s+(?:signs?|attendant)|safety|directional|environmental\s+laws?|hazardous)\b/i.test(
          around(candidate, 0),
        ),
    },
  ],
});
