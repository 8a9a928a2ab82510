import { sentenceEvidence } from '../../evidence.ts';
import { before, defineField } from '../../field.ts';
import { byLength, rank } from '../../weights.ts';

export const measurementStandard = defineField({
  id: 'measurement_standard',
  label: 'Measurement standard',
  group: 'Premises',
  lookedFor: 'BOMA, ANSI Z65.1, a right to measure again, or an agreed area',
  topics: ['premises', 'definitions', 'operating_expenses'],
  // One standard in several spellings; sentences about measuring add details of the same standard.
  isSame: (a, b) => {
    const [first, second] = [a, b].map((value) => /\b(?:19|20)\d\d\b/.exec(String(value))?.[0]);
    return first === undefined || second === undefined || first === second;
  },
  evidence: [
    {
      // `BOMA Z65.1-1996`, `ANSI/BOMA 2017`, `the Standard Method for Measuring Floor Area in Office Buildings, ANSI Z65.1-1996`
      name: 'standard',
      kind: 'definedTerm',
      find: ({ text }) =>
        text
          .hits(
            ['boma', 'ansi', 'z65', 'rics', 'ipms'],
            /(?:\b(?:ANSI\s*\/\s*)?BOMA\b|\bANSI\b)(?:\s*(?:\/\s*)?(?:BOMA|ANSI))?(?:[\s,/(]{0,3}(?:Z\s?65\.\d(?:\s*[-–]\s*\d{4})?|\d{4}\b))?(?:[\s,(]{0,3}(?:ANSI|BOMA)?[\s/]{0,2}Z\s?65\.\d(?:\s*[-–]\s*\d{4})?)?|\bIPMS(?:\s*\d)?|\bRICS\s+Code\s+of\s+Measuring\s+Practice/dg,
          )
          .map((hit) => {
            const isOpen = hit.text.includes('(') && text.document.text[hit.end] === ')';
            const value = `${hit.text.replace(/\s+/g, ' ')}${isOpen ? ')' : ''}`;
            return {
              value,
              shown: value,
              span: { start: hit.start, end: hit.end },
              block: hit.block,
              weight: byLength(hit.text),
            };
          }),
    },
    {
      // `having a net internal area of 4,200 square feet`: the measure itself is the standard.
      name: 'internalArea',
      kind: 'phrase',
      find: ({ text }) =>
        text
          .hits(['internal'], /\b(?:net|gross)\s+internal\s+area\b(?=[^.;]{0,60}\d)/dgi)
          .map((hit) => ({ value: hit.text, shown: hit.text, span: hit, block: hit.block, weight: rank.loose })),
    },
    sentenceEvidence(
      'notRemeasured',
      ['remeasurement', 'remeasured', 'remeasure', 'adjustment', 'revision', 'recalculation'],
      /\b(?:not|neither|no)\b[^.]{0,60}\b(?:re-?measure\w*|(?:subject\s+to|right\s+to)\s+[^.]{0,30}(?:adjust\w*|revis\w*|recalculat\w*))[^.]{0,200}\b(?:square\s+f\w+|area|size|measure\w*|footage)|\b(?:square\s+f\w+|area|size|footage)\b[^.]{0,160}\bnot\b[^.]{0,40}\b(?:re-?measure\w*|subject\s+to\s+[^.]{0,30}(?:re-?measure\w*|adjustment|revision))/i,
    ),
    sentenceEvidence(
      'agreedArea',
      ['footage', 'footages', 'area', 'areas', 'size', 'stipulated', 'deemed'],
      /\b(?:square\s+footages?|rentable\s+area|areas?|actual\s+size)\b[^.;]{0,120}\b(?:are|is|be)\s+(?:hereby\s+)?(?:approximate\s+and\s+agreed|agreed|stipulated|conclusive\w*|deemed\s+(?:correct|to\s+be\s+the\s+(?:size|area)))|\bregardless\s+of\s+the\s+actual\s+(?:size|square|area)|\bdeemed\s+to\s+be\s+the\s+size\b/i,
    ),
    sentenceEvidence(
      'remeasured',
      ['remeasure', 'remeasured', 'remeasurement', 'architect', 'measured', 'measurement'],
      /\b(?:may|shall|right\s+to|entitled\s+to)\b(?!\s+not\b)[^.]{0,80}\bre-?measure\w*|\b(?:premises|rentable\s+area|building)\b[^.]{0,80}\b(?:is|are|was|were|been|be)\s+(?:\w+\s+)?measured\b/i,
      { weight: rank.loose },
    ),
  ],
  exclusions: [
    {
      // An American National Standard for something else: signs, elevators, safety glass.
      name: 'otherStandard',
      excludes: (candidate) =>
        candidate.evidence === 'standard' &&
        /^ANSI(?:\s+[A-Y]|$)/.test(String(candidate.value)) &&
        !/\b(?:measur\w+|floor\s+area|rentable|square\s+f\w+)\b/i.test(before(candidate, 160)),
    },
    {
      // Space that may be added or given back later can have a different standard.
      name: 'ofOtherSpace',
      excludes: (candidate) =>
        /\b(?:(?:first\s+)?offer|refusal|expansion|additional|surrender(?:ed)?)\s+(?:space|premises)\b[^.;]{0,160}$/i.test(
          before(candidate, 240),
        ),
    },
    {
      name: 'notMeasuring',
      excludes: ({ kind, value }) =>
        kind === 'sentence' &&
        /\b(?:insurance|deductible|meter\w*|utilit\w+|noise|sound|damages?|tax(?:es)?|electric\w*|improvements?)\b/i.test(
          String(value),
        ),
    },
  ],
});
