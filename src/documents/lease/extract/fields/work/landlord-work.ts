import { clauseEvidence } from '../../clause-evidence.ts';
import { around, defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { rank } from '../../weights.ts';
import { anyWording, must, theLandlord } from '../../wording.ts';

const section = /work|improvement|construction|condition|delivery|build/;

const home = ['work', 'delivery', 'condition'] as const;

export const landlordWork = defineField({
  id: 'landlord_work',
  label: 'Landlord work',
  group: 'Work',
  lookedFor: 'work that the landlord does',
  topics: home,
  isSame: anyWording,
  evidence: [
    clauseEvidence(
      'landlordBuilds',
      [
        'work',
        'improvements',
        'construct',
        'install',
        'complete',
        'build',
        'renovate',
        'renovations',
        'paint',
        'demising',
      ],
      new RegExp(
        `${theLandlord}[^.;]{0,100}${must}(?!\\s+(?:not|have|be\\s+(?:entitled|permitted|allowed))\\b)[^.;]{0,80}\\b(?:construct|perform|complete|build|install|renovate|demise|bring|paint|cause\\s+to\\s+be\\s+(?:constructed|completed))\\b[^;]{0,160}\\b(?:work|improvements?|renovations?|premises|demising|carpet|walls?|building|restrooms?|floors?|service)\\b`,
        'i',
      ),
      { home, section, weight: rank.direct },
    ),
    clauseEvidence(
      'landlordsWork',
      ['work', 'improvements', 'construction'],
      /\b(?:sub-?)?(?:landlord|lessor)(?:[’']s)?\s+(?!that\b|the\b)(?:\w+\s+)?(?:work|improvements|construction(?!\s+(?:team|manager|supervis|representative)))\b[^;]{0,80}\b(?:shall|will|means?|consists?|includes?|substantially\s+complete(?:d)?)\b/i,
      { home, section, weight: rank.named },
    ),
    clauseEvidence(
      'turnKey',
      ['turn', 'turnkey', 'key'],
      /\bturn-?\s?key[”"]?\s+(?:build|basis|condition|improvements?|delivery|construction)/i,
      { home, section, weight: rank.explicit },
    ),
    clauseEvidence(
      // `Party A is responsible for providing one freight elevator before delivery`
      'responsibleBeforeDelivery',
      ['responsible'],
      new RegExp(
        `${theLandlord}\\s+(?:is|shall\\s+be)\\s+responsible\\s+for\\s+(?:providing|installing|constructing|completing|building)\\b[^.;]{0,160}?\\b(?:before|prior\\s+to)\\s+(?:the\\s+)?(?:delivery|handover|hand-over|commencement)\\b`,
        'i',
      ),
      { home, section },
    ),
    headedClause(
      /^(?:(?:sub)?landlord|lessor|owner)(?:['’]s)?\s+(?:base\s+building\s+|initial\s+)?(?:work|improvements)$/,
      {
        says: new RegExp(`${theLandlord}[^.;]{0,80}${must}`, 'i'),
      },
    ),
  ],
  exclusions: [
    {
      name: 'repairsAndEntry',
      excludes: (candidate) =>
        /\b(?:emergency|casualty|damage|destr(?:oy|uct)|condemn|janitorial|restor(?:e|ation)|enter|entry|scaffold|repairs?\s+and\s+maintain|maintain|repair|relocat|easement|default|(?:tenant|lessee)\s+(?:shall|will|must)\b[^.;]{0,80}\b(?:turn|construct|install)|at\s+tenant[’']s\s+(?:sole\s+)?(?:cost|expense)|expansion|signs?|signage|hazardous|abatement|supervision\s+(?:fee|services)|(?:shall|will|must)\s+(?:allow|permit)|(?:tenant|lessee)\s+must\s+perform|vacation\s+date)\b/i.test(
          around(candidate, 0),
        ),
    },
    {
      // `shall deliver an estimate of the cost to complete the work`
      name: 'estimate',
      excludes: (candidate) =>
        /\b(?:deliver|provide|furnish|give|submit)\b[^.;]{0,60}\bestimates?\b|\b(?:landlord|lessor)\s+(?:estimates|anticipates|expects)\b/i.test(
          around(candidate, 0),
        ),
    },
    {
      // `Landlord’s Work shall be completed within ninety days`: says when, not what.
      name: 'timeOnly',
      excludes: (candidate) =>
        /^\W*(?:in\s+the\s+event|if)\b[^.;]{0,60}\bnot\s+(?:been\s+)?(?:substantially\s+)?completed?\b|^[^;]{0,90}\b(?:work|construction|improvements)\s+(?:shall|will|must)\s+be\s+(?:substantially\s+)?completed?\s+(?:within|by|on|no\s+later)\b[^.;]{0,90}\.?\s*$/i.test(
          around(candidate, 0),
        ),
    },
    {
      // How the work is done, not what it is.
      name: 'manner',
      excludes: (candidate) =>
        /\bwork\b[^.;]{0,40}\b(?:conducted|performed|carried\s+out|done)\s+(?:\w+\s+)?in\s+(?:an?|such\s+an?)\s+(?:\w+\s+){0,2}manner\b/i.test(
          around(candidate, 0),
        ),
    },
    {
      name: 'denied',
      excludes: (candidate) =>
        /\b(?:no|not)\b[^.;]{0,40}\b(?:obligat|require|duty|promise|responsib|agreement)[^.;]{0,80}\b(?:alter|improve|construct|perform|work)/i.test(
          around(candidate, 0),
        ) &&
        !/\bexcept\s+that\s+(?:it|(?:sub-?)?(?:landlord|lessor))\s+(?:shall|will|must)\b/i.test(around(candidate, 0)),
    },
  ],
});
