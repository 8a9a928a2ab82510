import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { defineField } from '../../field.ts';
import { first, type ReadValue, readAreas } from '../../readers.ts';
import { rank } from '../../weights.ts';
import {
  aboutArea,
  areaByDefinition,
  areaInShare,
  areasUnderUnits,
  isMeasure,
  isNamedPremises,
  isOfPortion,
  leadOf,
  trailOf,
} from './premises-areas.ts';

const verbs =
  '(?:contains?|containing|consists?\\s+of|consisting\\s+of|comprises?|comprising|comprised\\s+of|has|having|is|are|be|equals?|totals?|of|or)';

export const buildingRsf = defineField({
  id: 'building_rsf',
  label: 'Building area',
  group: 'Premises',
  lookedFor: 'the area of the building',
  topics: ['premises', 'definitions', 'operating_expenses', 'parties'],
  evidence: [
    labelEvidence(
      'label',
      /^(?:(?:the\s+)?(?:(?:total|approximate|gross|net|rentable|leasable|floor)\s+)*(?:area|size|square\s+f\w+|rsf)\s+(?:of|in)\s+(?:the\s+)?buildings?|(?:the\s+)?buildings?(?:\s*(?:&|and)\s*project)?(?:'s)?(?:\s+(?:(?:total|rentable|gross|floor)\s+)*(?:area|size|square\s+f\w+|rsf))?)$/,
      buildingAreas,
    ),
    phraseEvidence(
      // `18,640 square feet, out of a building of 74,560 square feet`
      'outOfBuilding',
      ['building'],
      /\b(?:out\s+of|within|in)\s+an?\s+(?:larger\s+|entire\s+)?building\s+(?:of|containing|comprising|measuring)\s+((?:approximately\s+|about\s+|some\s+)?\d[^.;]{0,60})/dgi,
      first(readAreas),
    ),
    {
      name: 'unitInLabel',
      kind: 'label',
      find: (context) =>
        areasUnderUnits(
          context,
          /^(?:total\s+)?building(?:'s)?\s+(?:(?:rentable|total|floor)\s+)*(?:square\s+f(?:eet|ootage)|rsf|sq\.?\s*ft|area)|^(?:(?:total|rentable|floor|gross)\s+)*(?:area|square\s+f(?:eet|ootage)|rsf)\s+(?:of|in)\s+(?:the\s+)?building$/,
        ),
    },
    areaByDefinition('means', 'Building'),
    areaInShare('share', 'Building'),
    phraseEvidence(
      'contains',
      ['building', 'buildings'],
      new RegExp(
        `\\b[Bb]uildings?\\b[”"]?\\)?(?:\\s*\\([^)]{0,60}\\))?,?\\s+(?:(?:which|that|currently|presently|shall|will|must|is|are|be|deemed|agreed|stipulated|estimated|to)\\s+){0,6}(?:contains?|containing|consists?\\s+of|consisting\\s+of|comprises?|comprising|comprised\\s+of|has|having)\\s+((?:an?\\s+)?(?:total\\s+)?(?:rentable\\s+|gross\\s+)?(?:area\\s+)?(?:of\\s+)?${aboutArea}\\d[^.;]{0,60})`,
        'dg',
      ),
      first(readAreas),
      { weight: rank.fixedForm },
    ),
    phraseEvidence(
      // `in the building at 1820 Haverford Road (the “Pavilion”), whose rentable area is 61,500 square feet`
      'whoseArea',
      ['building', 'buildings', 'center', 'centre', 'shopping'],
      /\b(?:building|shopping\s+cent(?:er|re))\b[^;]{0,200}?,?\s(?:whose\s+|with\s+|(?=the\s+(?:total\s+|gross\s+)?(?:rentable|leasable)\s+area\s+of\s+which\b))(?:an?\s+|the\s+)?(?:(?:total\s+|gross\s+)?(?:rentable|leasable)\s+area\s+(?:of\s+which\s+is|is|of)\s+)?(\d[\d,]{3,}\s+(?:square\s+feet|sq\.?\s*ft)(?:\s+of\s+(?:rentable|leasable)\s+area)?)/dgi,
      first(readAreas),
      { weight: rank.explicit },
    ),
    phraseEvidence(
      // `Mesquite Plaza, a shopping center at 14820 Cypress Parkway, containing 41,250 square feet of leasable area`
      'centerContains',
      ['center', 'centre'],
      /\bshopping\s+cent(?:er|re)\b(?:(?!\b(?:premises|space|suite|store|unit|tenant)\b)[^;]){0,160}?\bcontain(?:s|ing)\s+(?:a\s+total\s+of\s+|approximately\s+|about\s+){0,2}(\d[\d,]{4,12}\s+(?:square\s+feet|sq\.?\s*ft\.?)\s+of\s+(?:gross\s+)?(?:leasable|rentable)\s+(?:floor\s+)?area)/dgi,
      first(readAreas),
      { weight: rank.explicit },
    ),
    phraseEvidence(
      // `The total building area of Plant No. 3 is 6,520 square meters`
      'totalBuildingArea',
      ['area'],
      /\b(?:total|gross|overall)\s+(?:building|construction|floor)\s+area\s+of\s+(?:(?!\b(?:leased|premises|rented|unit|demised)\b)(?:[^.;,]|(?<=\bNo)\.)){3,60}?\s(?:is|being|of)\s+(?:approximately\s+|about\s+)?(\d[\d,.]{2,12}\s+(?:square\s+(?:met(?:er|re)s|feet)|sqm|m²|sq\.?\s*m))/dgi,
      first(readAreas),
      { weight: rank.explicit },
    ),
    phraseEvidence(
      'areaOf',
      ['building', 'buildings'],
      new RegExp(
        `\\b(?:area|square\\s+f(?:ootage|eet)|size)\\s+(?:of|in|within|contained\\s+in)\\s+(?:the\\s+)?(?:entire\\s+)?Buildings?\\b[^.;]{0,60}?(?:\\b${verbs}|,|\\((?:i\\.e\\.,?)?)\\s*(${aboutArea}\\d[\\d,]{3,}[^.;]{0,60})`,
        'dgi',
      ),
      first(readAreas),
      { weight: rank.fixedForm },
    ),
    phraseEvidence(
      // `that certain 112,000 square foot building`
      'squareFootBuilding',
      ['building'],
      /\b(\d[\d,]{1,30}\)?[\s-]+(?:rentable[\s-]+)?square[\s-]+f(?:oo|ee)t)\s+(?:(?!in\b|of\b|within\b|on\b)[\w-]+,?\s+){0,4}[Bb]uilding\b/dg,
      first(readAreas),
    ),
  ],
  exclusions: [
    { name: 'tooSmall', excludes: ({ value }) => typeof value === 'number' && value < 500 },
    {
      name: 'measure',
      excludes: ({ span, block }) => {
        const quote = block.text.slice(span.start - block.start, span.end - block.start);
        const [area] = readAreas(quote);
        return (
          area !== undefined &&
          isMeasure(leadOf(block, span.start + area.start, 50), trailOf(block, span.start + area.end, 40))
        );
      },
    },
    {
      // `The Premises in the Building contain 5,000 square feet`; `portion of the Building containing …`
      name: 'ofPremises',
      excludes: ({ span, block, evidence }) =>
        evidence !== 'label' &&
        evidence !== 'share' &&
        evidence !== 'outOfBuilding' &&
        !/\b(?:in|within)\s+(?:an?|that\s+certain)\s+(?:[\w-]+,?\s+){0,5}$|\b(?:entire|whole)\s+$|\bdenominator\b[^.;,]{0,60}$/i.test(
          leadOf(block, span.start, 80),
        ) &&
        (isOfPortion(
          leadOf(
            block,
            span.start + areaStart(block.text.slice(span.start - block.start, span.end - block.start)),
            320,
          ),
        ) ||
          /\b(?:premises|space|suite|floor|portion|part|numerator)\b[^.;,]{0,60}$/i.test(
            leadOf(block, span.start, 80),
          )),
    },
    {
      // `the Building, having an area of 6,240 square feet (the “Premises”)`
      name: 'namedPremises',
      excludes: ({ span, block, evidence }) => {
        const [area] = readAreas(block.text.slice(span.start - block.start, span.end - block.start));
        return (
          evidence !== 'outOfBuilding' &&
          area !== undefined &&
          isNamedPremises(trailOf(block, span.start + area.end, 120))
        );
      },
    },
    {
      // A building that is yet to be built, or a different building.
      name: 'otherBuilding',
      excludes: ({ span, block }) =>
        /\b(?:new|proposed|other|additional|expan\w+|construct\w*|erect\w*|any|each|such)\s+[^.;]{0,30}$/i.test(
          leadOf(block, span.start, 45),
        ),
    },
  ],
});

/** The building's area in the value next to a label: a number after `Premises` in it is the area of the premises. */
function buildingAreas(piece: string): ReadValue[] {
  return readAreas(piece)
    .filter(({ start }) => !/\b(?:premises|land|lot|parcel|site|acres)\b[^.;]{0,50}$/i.test(piece.slice(0, start)))
    .filter(({ value }) => typeof value === 'number')
    .slice(0, 1);
}

function areaStart(quote: string): number {
  return readAreas(quote)[0]?.start ?? 0;
}
