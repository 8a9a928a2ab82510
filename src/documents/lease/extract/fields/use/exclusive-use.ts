import { clauseEvidence } from '../../clause-evidence.ts';
import { around, defineField } from '../../field.ts';
import { rank } from '../../weights.ts';
import { anyWording, must, theLandlord, theTenant } from '../../wording.ts';

const home = ['use'] as const;

export const exclusiveUse = defineField({
  id: 'exclusive_use',
  label: 'Exclusive right',
  group: 'Use',
  lookedFor: 'an exclusive right of the tenant to a use',
  topics: home,
  isSame: anyWording,
  evidence: [
    clauseEvidence(
      'tenantsExclusive',
      ['exclusive'],
      new RegExp(
        `${theTenant}[^.;]{0,80}\\b(?:have|has|granted|grants?|be\\s+entitled)\\b[^.;]{0,60}\\bexclusive\\s+(?:right|use|privilege)s?\\b[^.;]{0,100}\\b(?:to\\s+(?:sell|operate|conduct|offer|provide|serve)|of\\s+(?:selling|operating)|in\\s+the\\s+(?:shopping\\s+)?(?:center|building|project|mall))`,
        'i',
      ),
      { home, section: /exclusiv/, weight: rank.explicit },
    ),
    clauseEvidence(
      'landlordKeepsOthersOut',
      ['lease', 'permit', 'rent', 'let'],
      new RegExp(
        `${theLandlord}[^.;]{0,80}(?:${must})\\s+(?:\\w+\\s+){0,3}not\\b(?!\\s+(?:be\\s+(?:obligated|required)|have\\s+any\\s+(?:duty|obligation)))[^.;]{0,140}\\b(?:lease|rent|let|permit|allow|enter\\s+into)\\b[^;]{0,200}\\b(?:compet\\w+|(?:primary|same|similar|principal)\\s+(?:use|business)|whose|business\\s+of|similar\\s+to|exclusive\\s+use|for\\s+the\\s+(?:sale|operation)|primarily\\s+(?:as|for)|other\\s+(?:space|premises|parts?|portions?|units?|bays?)\\b[^.;]{0,60}\\bto\\s+(?:an?|any)(?!\\s+(?:person|party|tenant|other|entity)))\\b`,
        'i',
      ),
      { home, section: /exclusiv|competi/ },
    ),
  ],
  exclusions: [
    {
      name: 'otherMeaning',
      excludes: (candidate) =>
        /\bnon-?exclusive|\bexclusive\s+(?:jurisdiction|remed|possession|of\b|broker|agent|listing)|\bname\b[^.;]{0,30}\bbuilding|\bATMs?\b|\bparking\b|\bsigns?\b|\beviction\b/i.test(
          around(candidate, 0),
        ),
    },
    {
      name: 'othersExclusive',
      excludes: (candidate) =>
        /\b(?:other|another|prior|existing|future)\s+(?:tenant|lessee|occupant|exclusive)s?[’']?\b[^.;]{0,60}\bexclusive|\bexclusive\b[^.;]{0,40}\b(?:granted\s+to|of|in\s+favor\s+of)\s+(?:any\s+)?(?:other|another|existing)\b|\b(?:grant|give)\s+(?:to\s+)?(?:anyone|any\s+(?:other\s+)?(?:person|party)|others)\b|\btenant\s+(?:shall|will|must|agrees)[^.;]{0,30}\bnot\b[^.;]{0,100}\bexclusive/i.test(
          around(candidate, 0),
        ),
    },
    {
      name: 'denied',
      excludes: (candidate) =>
        /\b(?:no|not|nothing)\b[^.;]{0,60}\bexclusive\s+(?:right|use|privilege)/i.test(around(candidate, 0)) &&
        !/\bnot\b[^.;]{0,80}\b(?:lease|rent|let|permit|allow)\b/i.test(around(candidate, 0)),
    },
  ],
});
