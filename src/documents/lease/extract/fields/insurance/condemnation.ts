import { defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { notWhere, wordsEvidence } from '../../said.ts';

const section = /condemn|eminent|taking|expropriat|requisition|resumption|compulsory acquisition/;
const about = ['condemnation'] as const;
const words = [
  'condemnation',
  'eminent',
  'taking',
  'condemned',
  'condemns',
  'taken',
  'expropriation',
  'expropriated',
  'resumed',
  'acquired',
  'condemning',
  'requisitioned',
  'requisition',
];
/** A part of the premises, or what remains to be done: whether the lease ends is another sentence. */
const partial =
  /^\W*(?:\(?\w{1,4}[.)]\s+)?(?:(?:if|in\s+(?:the\s+)?(?:event|case)\s+of)\s+(?:there\s+is\s+)?(?:an?|any)\s+partial\b|in\s+the\s+event\s+of\s+any\s+taking\s+which\s+does\s+not)|\bhas\s+not\s+been\s+terminated\b|\bdoes\s+not\s+(?:elect\s+to\s+)?terminate\b/i;
const taking =
  '(?:condemn(?:s|ed|ation|ing)|resumed\\s+by|compulsorily\\s+acquired|eminent\\s+domain|taking|taken|expropriat(?:ed|ion)|requisition(?:ed)?)\\b';

export const condemnation = defineField({
  id: 'condemnation',
  label: 'Condemnation',
  group: 'Insurance and casualty',
  lookedFor: 'a taking by eminent domain',
  topics: ['condemnation'],
  isSame: () => true,
  evidence: [
    wordsEvidence(
      'ends',
      words,
      new RegExp(
        `\\b${taking}[^.;]{0,420}?\\b(?:terminat(?:e|es|ed|ion)|cease|cancel|expire|end\\s+this\\s+lease|this\\s+lease\\s+ends)\\b|\\b${taking}[^.]{0,600}?\\b(?:this|the)\\s+lease\\s+(?:shall|will)\\s+(?:[a-z]+\\s+){0,2}(?:terminate|cease|expire|end)\\b|\\b(?:terminate|cease|cancel)\\b[^.;]{0,260}?\\b${taking}`,
        'i',
      ),
      { section, about, weight: 8, follows: partial },
    ),
    wordsEvidence(
      'award',
      words,
      new RegExp(
        `\\b(?:awards?|compensation|damages|proceeds)\\b[^.;]{0,260}?\\b${taking}|\\b${taking}[^.;]{0,300}?\\b(?:awards?|compensation)\\b`,
        'i',
      ),
      { section, about, follows: /\bexcess\b|\bcosts?\s+of\s+(?:the\s+)?restoration\b/i },
    ),
    wordsEvidence(
      'rentAbates',
      words,
      new RegExp(`\\b${taking}[^.;]{0,420}?\\b(?:abate[ds]?|abatement|reduced|reduction)\\b`, 'i'),
      { section, about, weight: -4 },
    ),
    headedClause(/condemn|eminent domain|expropriation|^taking/, { says: /\b(?:condemn|taken|taking|expropriat)/i }),
  ],
  exclusions: [
    // `for convenience … (such as Building condemnation or a sale)`
    notWhere('inPassing', /\bfor\s+convenience\b|\bsuch\s+as\s+[^.;()]{0,40}\bcondemnation\b/i),
    {
      name: 'anotherClause',
      excludes: ({ block }) =>
        /insur|tax|default|subordin|mortgage|renewal|definition|expense|alteration|use\b/.test(
          block.section.split(' > ').at(-1) ?? '',
        ) &&
        !section.test(block.section) &&
        !/\b(?:premises|building|property)\b[^.;]{0,60}\b(?:taken|condemned|expropriated)\b[^.;]{0,120}\b(?:terminat|cancel|ends?\b|expire)/i.test(
          block.text,
        ),
    },
  ],
});
