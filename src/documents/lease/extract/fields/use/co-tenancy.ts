import { sentenceEvidence } from '../../evidence.ts';
import { around, defineField } from '../../field.ts';
import { anyWording } from '../../wording.ts';

const section = /co-?tenancy|anchor/;

export const coTenancy = defineField({
  id: 'co_tenancy',
  label: 'Co-tenancy',
  group: 'Use',
  lookedFor: 'a co-tenancy condition, anchor tenant or occupancy threshold',
  topics: ['use', 'rent'],
  isSame: anyWording,
  evidence: [
    sentenceEvidence('named', ['tenancy', 'cotenancy'], /\bco-?tenancy\s+(?:requirement|condition|failure|violation|default|event|threshold)/i, { section, weight: 10 }),
    sentenceEvidence(
      'anchorCloses',
      ['anchor'],
      /\banchor\s+(?:tenant|store)s?\b[^;]{0,160}\b(?:open|operat|clos|ceas|vacat)\w*[^;]{0,240}\b(?:rent|terminat)/i,
      { section },
    ),
    sentenceEvidence(
      'openThreshold',
      ['open'],
      /\bless\s+than\b[^.;]{0,60}(?:percent|%)[^.;]{0,120}\bopen\b[^;]{0,240}\b(?:reduced|alternate|substitute|percentage)\s+rent/i,
      { section },
    ),
  ],
  exclusions: [
    {
      name: 'denied',
      excludes: (candidate) =>
        /\b(?:no|not|without)\b[^.;]{0,60}\b(?:co-?tenancy|represent\w*|warrant\w*|guarant\w+|rely|relying)|\b(?:irrespective|regardless)\b/i.test(around(candidate, 0)),
    },
  ],
});
