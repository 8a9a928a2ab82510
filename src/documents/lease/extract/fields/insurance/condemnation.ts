import { type ClausePoint, pointsEvidence } from '../../clause-points.ts';
import { defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { rightsToEnd } from '../../rights-to-end.ts';
import { notWhere, wordsEvidence } from '../../said.ts';
import { rank } from '../../weights.ts';

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
/** Part of the premises, or work that remains to be done: another sentence says whether the lease ends. */
const partial =
  /^\W*(?:\(?\w{1,4}[.)]\s+)?(?:(?:if|in\s+(?:the\s+)?(?:event|case)\s+of)\s+(?:there\s+is\s+)?(?:an?|any)\s+partial\b|in\s+the\s+event\s+of\s+any\s+taking\s+which\s+does\s+not)|\bhas\s+not\s+been\s+terminated\b|\bdoes\s+not\s+(?:elect\s+to\s+)?terminate\b/i;
const taking =
  '(?:condemn(?:s|ed|ation|ing)|resumed\\s+by|acquired\\s+(?:by\\s+(?:\\w+\\s+){1,4})?compulsorily|compulsorily\\s+acquired|eminent\\s+domain|taking|taken|expropriat(?:ed|ion)|requisition(?:ed)?)\\b';

/** The premises are taken and the lease ends: a condemnation clause, whatever the rest of its paragraph is about. */
const ownWords = new RegExp(
  `\\b(?:premises|building|property|land)\\b[^.;]{0,60}\\b${taking}[^.;]{0,160}\\b(?:terminat|cancel|ceases?|ends?\\b|expire|compensation)`,
  'i',
);
const taken = new RegExp(`\\b${taking}|\\btook\\b|\\baward`, 'i');
const lease = '\\b(?:this|the)\\s+(?:sub-?)?(?:lease|agreement|term)\\b';
const awards = '(?:awards?|compensation|damages|proceeds|sums?)';
/** What the tenant may claim separately. */
const ownLoss =
  "(?:moving|relocat(?:ion|ing)|trade\\s+fixtures|personal\\s+property|(?:loss\\s+of|interruption\\s+of|damage\\s+to)\\s+(?:\\w+\\s+)?business|(?:tenant|lessee)[’']s\\s+(?:own\\s+)?(?:property|equipment|fixtures|improvements|leasehold)|separate)";

/** What a clause on condemnation settles. */
const points: Readonly<Record<string, ClausePoint>> = {
  endsForPart: {
    shown: 'The lease ends for the part that is taken',
    words: ['terminate', 'cease', 'terminates'],
    act: new RegExp(
      `${lease}\\s+(?:shall|will)\\s+(?:\\w+\\s+){0,3}?(?:terminate|cease)\\s+(?:\\w+\\s+){0,3}?as\\s+to\\s+the\\s+(?:part|portion)`,
      'i',
    ),
    needs: taken,
  },
  endsForAny: {
    shown: 'The lease ends if any part is taken',
    words: ['terminate', 'cease', 'end', 'expire'],
    act: new RegExp(
      `${lease}[^.;]{0,60}?\\s+(?:shall|will)\\s+(?:[\\w,]+\\s+){0,3}?(?:terminate|cease|end|expire)\\b`,
      'i',
    ),
    needs: new RegExp(`\\b(?:all|whole)\\s+or\\s+any\\s+(?:part|portion)\\s+of\\b[^.;]{0,160}\\b${taking}`, 'i'),
    unless: /\bas\s+to\s+the\s+(?:part|portion)/i,
  },
  endsForAll: {
    shown: 'The lease ends if all of the premises are taken',
    words: ['terminate', 'cease', 'end', 'expire', 'terminates', 'ends'],
    act: new RegExp(
      `${lease}[^.;]{0,60}?\\s+(?:(?:shall|will)\\s+(?:[\\w,]+\\s+){0,6}?(?:terminate|cease|end|expire)|terminates|ends)\\b`,
      'i',
    ),
    needs: new RegExp(
      `\\b(?:whole|entire|all|total(?:ly)?|substantially|permanent(?:ly)?)\\b[^.;]{0,160}\\b${taking}|\\b${taking}[^.;]{0,80}\\b(?:whole|entire|all|total(?:ly)?)\\b`,
      'i',
    ),
    unless:
      /\bas\s+to\s+the\s+(?:part|portion)|\bshall\s+not\s+(?:terminate|cease)|\bpartial\b|\b(?:all|whole)\s+or\s+any\s+(?:part|portion)\s+of\b/i,
  },
  ...rightsToEnd(taken),
  rentFalls: {
    shown: 'Rent falls if a part is taken',
    words: ['abate', 'abated', 'reduced', 'reduction', 'abatement', 'adjusted', 'proportionately'],
    act: /\b(?:rents?|charges)\b[^.;]{0,160}?\b(?:abated?|reduced|adjusted|reduction|abatement|proportionate)\b|\b(?:reduction|abatement|adjustment)\s+(?:\w+\s+){0,3}?(?:of|in)\s+(?:\w+\s+){0,4}?rents?\b/i,
    unless:
      /\b(?:adjusted|apportioned|prorated)\s+(?:to|as\s+of)\s+(?:such|the|that)\s+(?:date|day)\b|\bmaster\s+lease\b|\btemporar/i,
    needs: new RegExp(`\\b${taking}|\\bremain`, 'i'),
  },
  awardOfLandlord: {
    shown: 'The award belongs to the landlord',
    words: ['award', 'awards', 'compensation', 'proceeds', 'damages'],
    act: new RegExp(
      `\\b${awards}\\b[^.;]{0,200}?\\b(?:(?:property|belong)\\s+(?:of|to)\\s+(?:the\\s+)?(?:sub-?)?(?:landlord|lessor)|(?:paid|payable|belong\\s+solely)\\s+(?:solely\\s+|entirely\\s+)?to\\s+(?:the\\s+)?(?:sub-?)?(?:landlord|lessor))|\\b(?:landlord|lessor)\\s+(?:shall|will|is|may)\\s+(?:\\w+\\s+){0,4}?(?:entitled|receive|collect|retain|reserves?)\\b[^.;]{0,120}?\\b${awards}\\b`,
      'i',
    ),
    unless:
      /\b(?:tenant|lessee)[’']s\s+(?:award|compensation|share)|\bexcee?[ds]|\bexcess\b|\bavailable\s+to\s+(?:the\s+)?(?:sub-?)?(?:tenant|lessee)\b|\btemporar/i,
  },
  awardGoesTo: {
    shown: 'The award belongs to the landlord',
    words: ['award', 'awards', 'compensation'],
    act: /\b(?:awards?|compensation)\b[^.;]{0,80}?\bbelongs?\s+(?:solely\s+|entirely\s+|exclusively\s+)?to\s+(?:the\s+)?(?:landlord|lessor)\b|\b(?:landlord|lessor)\s+(?:receives|takes|keeps|gets)\s+(?:all|the\s+(?:whole|entire|full)|any|every)\b[^.;]{0,30}?\b(?:awards?|compensation)\b/i,
    unless: /\b(?:tenant|lessee)[’']s\s+(?:award|compensation|share)|\bexcee?[ds]|\bexcess\b|\btemporar/i,
    byWords: true,
  },
  tenantClaims: {
    shown: 'Tenant may claim its own losses',
    words: ['award', 'claim', 'compensation', 'recover', 'awards', 'claims', 'damages'],
    act: new RegExp(
      `\\b(?:claim|recover|receive|entitled\\s+to|prove|seek|apply\\s+for|make)\\b[^.;]{0,200}?\\b${ownLoss}`,
      'i',
    ),
    by: ['tenant'],
    force: ['may', 'shall'],
    needs: taken,
  },
};

export const condemnation = defineField({
  id: 'condemnation',
  label: 'Condemnation',
  group: 'Insurance and casualty',
  lookedFor: 'a taking by eminent domain',
  topics: ['condemnation'],
  many: true,
  isSame: () => true,
  evidence: [
    ...pointsEvidence(points, { topics: about, section }),
    wordsEvidence(
      'ends',
      words,
      new RegExp(
        `\\b${taking}[^.;]{0,420}?\\b(?:terminat(?:e|es|ed|ion)|ceases?|cancel|expire|end\\s+this\\s+lease|(?:this\\s+lease|the\\s+term)\\s+ends)\\b|\\b${taking}[^.]{0,600}?\\b(?:this|the)\\s+lease\\s+(?:shall|will)\\s+(?:[a-z]+\\s+){0,2}(?:terminate|cease|expire|end)\\b|\\b(?:terminate|cease|cancel)\\b[^.;]{0,260}?\\b${taking}`,
        'i',
      ),
      { section, about, ownWords, weight: rank.direct, follows: partial },
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
