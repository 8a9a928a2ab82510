import { clauseEvidence } from '../../clause-evidence.ts';
import { around, defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { rank } from '../../weights.ts';
import { anyWording } from '../../wording.ts';

const section = /co-?tenancy|anchor/;

const home = ['use', 'rent'] as const;

export const coTenancy = defineField({
  id: 'co_tenancy',
  label: 'Co-tenancy',
  group: 'Use',
  lookedFor: 'a co-tenancy condition, anchor tenant or occupancy threshold',
  topics: home,
  isSame: anyWording,
  evidence: [
    clauseEvidence(
      'named',
      ['tenancy', 'cotenancy'],
      /\bco-?tenancy\s+(?:requirement|condition|failure|violation|default|event|threshold)/i,
      { home, section, weight: rank.explicit },
    ),
    clauseEvidence(
      'anchorCloses',
      ['anchor'],
      /\banchor\s+(?:tenant|store|space|premises)s?\b[^;]{0,160}\b(?:open|operat|clos|ceas|vacat)\w*[^;]{0,240}\b(?:rent|terminat)/i,
      { home, section },
    ),
    clauseEvidence(
      'openThreshold',
      ['open'],
      /\bless\s+than\b[^.;]{0,60}(?:percent|%)[^.;]{0,120}\bopen\b[^;]{0,240}\b(?:reduced|alternate|substitute|percentage)\s+rent/i,
      { home, section },
    ),
    clauseEvidence(
      // `If Fairway Grocers shall cease to operate …, Lessee may pay in lieu of the fixed minimum rent five percent`
      'otherCloses',
      ['cease', 'ceases', 'closes'],
      /\b(?:ceases?|closes?)\s+(?:to\s+operate|operat\w+|business)\b[^.;]{0,260}\b(?:tenant|lessee)\s+may\b[^.;]{0,120}\b(?:in\s+lieu\s+of|instead\s+of|percentage\s+rent|reduced\s+rent)\b/i,
      { home, section },
    ),
    headedClause(/^co-?tenancy/),
  ],
  exclusions: [
    {
      name: 'denied',
      excludes: (candidate) =>
        /\b(?:no|not|without)\b[^.;]{0,60}\b(?:co-?tenancy|represent\w*|warrant\w*|guarant\w+|rely|relying)|\b(?:irrespective|regardless)\b/i.test(
          around(candidate, 0),
        ),
    },
  ],
});
