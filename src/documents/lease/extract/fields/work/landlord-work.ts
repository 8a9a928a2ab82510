import { sentenceEvidence } from '../../evidence.ts';
import { around, defineField } from '../../field.ts';
import { anyWording, must, theLandlord } from '../../wording.ts';

const section = /work|improvement|construction|condition|delivery|build/;

export const landlordWork = defineField({
  id: 'landlord_work',
  label: 'Landlord work',
  group: 'Work',
  lookedFor: 'work that the landlord does',
  topics: ['work', 'delivery', 'condition'],
  isSame: anyWording,
  evidence: [
    sentenceEvidence(
      'landlordBuilds',
      ['work', 'improvements', 'construct', 'install', 'complete', 'build', 'renovate', 'paint', 'demising'],
      new RegExp(
        `${theLandlord}[^.;]{0,100}${must}(?!\\s+(?:not|have\\s+no))[^.;]{0,80}\\b(?:construct|perform|complete|build|install|renovate|paint|cause\\s+to\\s+be\\s+(?:constructed|completed))\\b[^;]{0,160}\\b(?:work|improvements?|premises|demising|carpet|walls?|building)\\b`,
        'i',
      ),
      { section, weight: 8 },
    ),
    sentenceEvidence(
      'landlordsWork',
      ['work', 'improvements', 'construction'],
      /\b(?:landlord|lessor)[’']?s?\s+(?:\w+\s+){0,2}(?:work|improvements|construction)\b[^;]{0,80}\b(?:shall|will|means?|consists?|includes?|at\s+landlord[’']s)\b/i,
      { section, weight: 5 },
    ),
    sentenceEvidence(
      'turnKey',
      ['turn', 'turnkey', 'key'],
      /\bturn-?\s?key\b/i,
      { section, weight: 10 },
    ),
  ],
  exclusions: [
    {
      name: 'repairsAndEntry',
      excludes: (candidate) =>
        /\b(?:emergency|casualty|damage|destr(?:oy|uct)|condemn|janitorial|restor(?:e|ation)|enter|entry|scaffold|repairs?\s+and\s+maintain|maintain|repair|relocat|easement|default|at\s+tenant[’']s\s+(?:sole\s+)?(?:cost|expense)|signs?|signage|hazardous|abatement)\b/i.test(
          around(candidate, 0),
        ),
    },
    {
      name: 'denied',
      excludes: (candidate) =>
        /\b(?:no|not)\b[^.;]{0,40}\b(?:obligat|require|duty|promise|responsib|agreement)[^.;]{0,80}\b(?:alter|improve|construct|perform|work)/i.test(around(candidate, 0)),
    },
  ],
});
