import { clauseEvidence } from '../../clause-evidence.ts';
import { around, defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { anyWording, must, theLandlord, theTenant } from '../../wording.ts';

const sign =
  '(?:(?<!\\bparty\\s{1,200})signs|signage|advertisements?|lettering|(?:an?|any|the|its|said|such|no|one|exterior|corporate|identification|monument|pylon)\\s+(?:\\(1\\)\\s+)?(?:\\w+\\s+){0,3}?sign)';
const section = /\bsign/;

const home = ['signage'] as const;

export const signage = defineField({
  id: 'signage',
  label: 'Signage',
  group: 'Other',
  lookedFor: 'what signs the tenant may put up',
  topics: home,
  isSame: anyWording,
  evidence: [
    clauseEvidence(
      'tenantMay',
      ['sign', 'signs', 'signage'],
      new RegExp(
        `${theTenant}[^.;]{0,100}\\b(?:may|right|entitled|permitted|allowed)\\b(?!\\s+not)[^.;]{0,120}\\b${sign}\\b|${theTenant}\\s+(?:shall\\s+)?(?:have|has)\\s+the\\s+right[^.;]{0,60}\\bto\\s+(?:place|install|erect|display|affix|maintain)\\b[^.;]{0,260}\\b${sign}\\b`,
        'i',
      ),
      { home, section, weight: 8 },
    ),
    clauseEvidence(
      'tenantMayNot',
      ['sign', 'signs', 'signage', 'advertisement', 'advertisements', 'lettering'],
      new RegExp(
        `${theTenant}[^.;]{0,60}(?:${must}|\\bmay\\b)\\s+not\\b(?!\\s+be\\b)[^.;]{0,160}\\b(?:place|erect|install|display|affix|paint|inscribe|post|maintain|put|attach)\\b[^.;]{0,100}\\b${sign}\\b`,
        'i',
      ),
      { home, section, weight: 8 },
    ),
    clauseEvidence(
      'noSign',
      ['sign', 'signs', 'signage', 'advertisement', 'advertisements', 'lettering'],
      /\bno\s+(?:\w+\s+){0,2}(?:signs?|signage|advertisements?|lettering)\b[^.;]{0,160}\b(?:shall|may|will|must)\s+be\b/i,
      { home, section, weight: 6 },
    ),
    clauseEvidence(
      'landlordProvides',
      ['sign', 'signs', 'signage', 'directory'],
      new RegExp(
        `${theLandlord}[^.;]{0,80}${must}(?!\\s+not)[^.;]{0,60}\\b(?:provide|install|furnish|list)\\b[^.;]{0,120}\\b(?:${sign}|directory)\\b`,
        'i',
      ),
      { home, section, weight: 4 },
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
        candidate.evidence === 'tenantMay' && /\bnot\s+be\s+(?:permitted|allowed|entitled)/i.test(around(candidate, 0)),
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
