import { hitsIn } from '#documents/lease/prepare/lease-text.ts';
import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { defineField, type Reading } from '../../field.ts';
import { first, readAreas } from '../../readers.ts';
import { added, rank, weights } from '../../weights.ts';
import {
  areaAt,
  doubtfulWhenChanged,
  inOwnParagraph,
  largestOfParagraph,
  leasedArea,
  twoAreas,
} from './area-evidence.ts';
import {
  aboutArea,
  areaByDefinition,
  areaInShare,
  areasUnderUnits,
  isMeasure,
  isNamedPremises,
  isOfPortion,
  leadOf,
  otherClause,
  otherSpace,
  stated,
  statedArea,
  trailOf,
} from './premises-areas.ts';
import { renamedPremises } from './renamed-premises.ts';
import { wholeBuilding } from './whole-building.ts';

const areaLabel =
  /\b(?:premises|rentable\s+(?:area|square)|square\s+f(?:ootage|eet)|leased\s+(?:property|area|space)|area|size|rsf|gla|space|demised|footage|floor\s+area)\b/;
const otherLabel = new RegExp(
  `${otherClause.source}|${/\b(?:buildings?|project|property's|complex|center|component|parking|land|common|expansion|storage|share|load|work|plans?|garage|park|phase|campus|operating|tax|offer|refusal|must\s+take|surrender|original|existing|(?:of|in)\s+the\s+\w+\s+(?:area|portion|section|component)|condition|delivery|use|alterations|signs?)\b|\d{3}\s+(?:rentable\s+|usable\s+|gross\s+|net\s+)?square\s+f(?:eet|oot)\b/.source}`,
);
/** In a sublease, the head lease covers more space than the sublease. */
const ofHeadLease = /\b(?:(?:head|master|prime|over)[\s-]*(?:lease|landlord|lessor)|leased)\b/i;
const premisesWord =
  '(?:(?:Demised|Leased|Subleased|Sublease|Licensed|New|Entire|demised|leased)\\s+)?(?:Premises|premises|PREMISES|Leased\\s+(?:Space|Area|Property)|Tenant\\s+Space|Property|(?:Suite|Store|Shop|Unit|suite|store|shop|unit)(?=,?\\s+(?:contain|compris|measur|consist|cover)))';
const contain =
  '(?:contains?|containing|consists?\\s+of|consisting\\s+of|comprises?|comprising|comprised\\s+of|includes?|has|have|having|measures?|measuring|covers?|(?:extends?|amounts?)\\s+to|the\\s+parties\\s+(?:hereby\\s+)?(?:stipulate|agree)\\s+(?:to\\s+be|(?:to\\s+)?contains?)|(?:is|are|be)\\s+(?:deemed|agreed|stipulated|estimated|approximately)(?:\\s+(?:and\\s+)?(?:agreed|stipulated|deemed))?(?:\\s+(?:to\\s+)?(?:contain|be|consist\\s+of|comprise))?)';

export const premisesRsf = defineField({
  id: 'premises_rsf',
  label: 'Premises area',
  group: 'Premises',
  lookedFor: 'the area of the premises',
  topics: ['premises', 'parties', 'definitions', 'rent', 'term'],
  evidence: [
    doubtfulWhenChanged(
      inOwnParagraph(labelEvidence('label', areaLabel, statedArea, { unless: otherLabel, limit: 600 })),
    ),
    // `Property: the shop at 14 High Street, having a net internal area of 148 square metres`: leases of England and Ireland.
    labelEvidence(
      'internalArea',
      /^(?:the\s+)?(?:demised\s+)?(?:property|premises|demise|unit)$/,
      (piece) => (/\b(?:(?:net|gross)\s+internal\s+(?:floor\s+)?area|NIA|GIA)\b/i.test(piece) ? statedArea(piece) : []),
      { limit: 600 },
    ),
    {
      // `Rentable square feet: 39,174`: the label contains the unit.
      name: 'unitInLabel',
      kind: 'label',
      find: (context) =>
        areasUnderUnits(
          context,
          /\b(?:square\s+f(?:eet|ootage)|rsf|sq\.?\s*ft|footage|rentable\s+(?:floor\s+)?area)\b/,
          otherLabel,
        ),
    },
    {
      // `approximately 20,175 rentable square feet of office space (the “Premises”)`
      name: 'definedTerm',
      kind: 'definedTerm',
      find: ({ text, kind }) =>
        text.blocksWith(['premises', 'space', 'property']).flatMap((block) =>
          hitsIn(
            block,
            /[“"](?:the\s+)?(?:(?:Demised|Leased|Subleased|Sublease|Licensed)\s+)?(?:Premises|PREMISES|Leased\s+Space|Space|Leased\s+Property)[,.]?[”"]/dg,
          ).flatMap((hit) => {
            const lead = leadOf(block, hit.start, 420);
            const from = Math.max(
              0,
              ...[...lead.matchAll(/[”"]\s*\)|[.;]\s+(?=[A-Z(])/g)].map((match) => match.index + match[0].length),
            );
            const piece = lead.slice(from);
            const [area] = statedArea(piece);
            if (area === undefined || !/[(,]\s*(?:[a-z]+[\s,]+){0,6}$/.test(piece)) return [];
            const start = hit.start - piece.length + area.start;
            return [
              {
                ...stated(area),
                span: { start, end: hit.end },
                block,
                weight: added(
                  hit.start - start > 260 ? weights.far : 0,
                  kind === 'sublease' && ofHeadLease.test(lead) ? weights.headLease : 0,
                ),
              },
            ];
          }),
        ),
    },
    areaByDefinition('means', '(?:(?:Demised|Leased)\\s+)?Premises'),
    phraseEvidence(
      // `The leased area is determined by both parties as 3,260 square meters`
      'leasedArea',
      ['area'],
      /\b(?:leased|leasing|lease|rented|rental)\s+area\b(?:(?!\b(?:per|building|total\s+area|exceeds?)\b)[^.;,]){0,60}?\b(?:is|as|be|totals?)\s+(?:approximately\s+|about\s+)?(\d[\d,.]{1,12}\s+(?:square\s+(?:met(?:er|re)s|feet)|sqm|m²))/dgi,
      first(readAreas),
      { weight: rank.named },
    ),
    phraseEvidence(
      // `“Premises” means the office space known as Suite 1010, consisting of approximately 4,500 rentable square feet`
      'premisesMean',
      ['premises'],
      /[“"](?:the\s+)?(?:(?:Demised|Leased?|Subleased|Licensed)\s+)?Premises[”"](?:\s*,)?\s+(?:shall\s+)?means?\s+([^;“”]{0,400}?(?<![\d,.$-])\d[\d,]*\)?\s*(?:\([^()]{0,20}\)\s*)?(?:rentable\s+|usable\s+|gross\s+|net\s+)?(?:square|sq\.?|sqm|sf|rsf|m2|m²)(?![a-z])[^.;]{0,200})/dg,
      statedArea,
      { kind: 'definedTerm' },
    ),
    areaInShare('share', '(?:(?:Demised|Leased)\\s+)?Premises'),
    phraseEvidence(
      // `increasing the Premises to a total of 97,312 square feet`
      'toTotal',
      ['premises'],
      /\bPremises\s+(?:[a-z]+\s+){0,4}to\s+(?:a\s+(?:new\s+)?total\s+of\s+)((?:approximately\s+)?\d[^.;]{0,60})/dg,
      first(readAreas),
      { weight: rank.fixedForm },
    ),
    phraseEvidence(
      // `the Premises shall consist of the Existing Premises and the Expansion Premises, containing in the aggregate 12,320`
      'inAggregate',
      ['premises'],
      /\bPremises\s+(?:shall|will)\s+(?:then\s+|thereafter\s+)?(?:consist\s+of|comprise|include|mean)\b[^.;]{0,220}?\b(?:in\s+the\s+aggregate|a\s+total\s+of|in\s+total|aggregating)\s+((?:approximately\s+)?\d[^.;]{0,60})/dg,
      first(readAreas),
      { weight: rank.inclusive },
    ),
    phraseEvidence(
      // `“Property” means the land and building described in Schedule 1 having a gross internal area of 5,200 square feet`
      'propertyMeans',
      ['property', 'premises', 'demise'],
      /[“"](?:the\s+)?(?:Property|(?:Demised\s+)?Premises|Demise)[”"]\s+(?:shall\s+)?means?\s+[^;“”]{0,300}?\b(?:extending\s+to|(?:net|gross)\s+internal\s+(?:floor\s+)?area\s+of)\s+([^;“”]{0,120})/dg,
      statedArea,
      { kind: 'definedTerm' },
    ),
    phraseEvidence(
      // `Office No. 602 on the 6th floor, admeasuring 1,865 sq. ft. carpet area`
      'admeasuring',
      ['admeasuring'],
      /\badmeasuring\s+((?:about\s+|approximately\s+)?\d[^;]{0,70})/dgi,
      first(readAreas),
      { weight: rank.explicit },
    ),
    phraseEvidence(
      // `the Lease dated July 1, 2008 between Landlord and Tenant of 21,000 square feet at 40 Mill Street`
      'amendedLease',
      ['lease'],
      /\b[Ll]ease\s+(?:[Aa]greement\s+)?dated\s[^.;]{0,120}?\b(?:of|for|covering)\s+((?:approximately\s+)?\d[\d,]*\s+(?:rentable\s+)?(?:square\s+feet|sf|rsf)\b)/dg,
      (piece) =>
        first(readAreas)(piece).map((read) => ({ ...read, doubt: 'This is the area of the lease as it was before.' })),
      { weight: rank.weak },
    ),
    largestOfParagraph(
      phraseEvidence(
        'contains',
        ['premises', 'space', 'property', 'suite', 'store', 'shop', 'unit'],
        new RegExp(
          `\\b${premisesWord}(?:\\s?[”"]\\)?)?(?:\\s*\\([^)]{0,60}\\))?(?:\\s+(?:hereby\\s+)?(?:demised|leased|let)\\s+(?:by|under|hereby|hereunder|herein)(?:\\s+(?:to\\s+)?(?:this\\s+Lease|the\\s+Lease|Tenant))?)?,?\\s+(?:(?:and|which|that|shall|will|is|are|currently|presently|as\\s+of\\s+the\\s+date\\s+hereof,?|(?:is|are|be)\\s+deemed\\s+to|then)\\s+){0,4}${contain}\\s+((?:an?\\s+)?(?:total\\s+(?:area\\s+)?of\\s+|area\\s+of\\s+)?${aboutArea}\\d(?:[^.;]|\\.\\d){0,130})`,
          'dg',
        ),
        statedArea,
        { weight: rank.fixedForm },
      ),
    ),
    phraseEvidence(
      // `2210 Gulf Highway, Suites 4 and 5, Bayview, Florida 34221, which includes approximately 6,400 square feet of area`
      'suiteIncludes',
      ['includes', 'contains', 'comprises', 'having', 'containing', 'comprising'],
      /\b(?:Suites?|Units?|Floors?)\s[^.;]{1,90},\s+(?:which\s+(?:includes|contains|comprises)|having|containing|comprising)\s+((?:an?\s+(?:total\s+)?area\s+of\s+)?(?:approximately\s+|about\s+)?(?:[a-z]+[\s-]){0,8}?\(?\d[\d,]*\)?\s+(?:rentable\s+)?square\s+feet\b[^.;]{0,60})/dg,
      statedArea,
    ),
    doubtfulWhenChanged(
      phraseEvidence(
        'leases',
        ['lease', 'leases', 'leasing', 'sublease', 'subleases', 'demises', 'demise', 'lets', 'let', 'rents'],
        /\b(?:(?<!\b(?:this|the|such|said|any|of|may|not)\s)(?:(?:sub)?leas(?:es?|ing)|demises?|lets?)|(?:sub)?lease\s+of|\bParty\s+[AB]\s+rents)\b(?![^.;]{0,30}\b(?:dated|agreement)\b)(?:[^.;“”]|(?<=\bNo)\.){0,260}?((?<![\d,.$])\d[\d,]*(?:\.\d+)?\)?\s*(?:\+\/-\s*|±\s*)?(?:[a-z]+[\s-]+){0,3}(?:square|sq\.?|sqm|sf|rsf|m2|m²|acres|mu|ping|hectares)(?![a-z])[^.;]{0,130})/dgi,
        leasedArea,
        { weight: rank.named },
      ),
    ),
    phraseEvidence(
      'areaOf',
      ['premises', 'space', 'property', 'workshop', 'house', 'office'],
      new RegExp(
        `\\b(?:area|square\\s+f(?:ootage|eet)|size)\\s+(?:of|in|within|contained\\s+in)\\s+(?:the\\s+)?${premisesWord}\\b[^.;]{0,50}?\\b(?:is|are|be|equals?|contains?|of|or)\\s+(${aboutArea}\\d(?:[^.;]|\\.\\d){0,60})`,
        'dgi',
      ),
      first(readAreas),
      { weight: rank.fixedForm },
    ),
    phraseEvidence(
      // `The space area has 1,500 square meters`, `Property area is 3274 m2`, `with the building area of 10000 square meters`
      'plainArea',
      ['area', 'office', 'space', 'workshop', 'factory', 'house', 'property', 'room', 'measuring'],
      /\b(?:(?:(?:[Tt]he\s+)?(?:(?:office|space|property|house|workshop|factory|plant|room|shop|leased|rental|floor|building|construction|usable|total)\s+){1,3}area(?:\s+(?:of\s+the\s+(?:leased\s+)?(?:house|workshop|office|factory|plant|room|shop|property)|for\s+(?:the\s+)?lease\b[^.;\d]{0,60}))?|[Tt]he\s+(?:office|space|property|house|workshop|factory|plant|room|shop)|with\s+(?:an?|the)\s+area)(?:\s*[:：]\s*|\s+(?:is|has|of|covers|measures|totals)\s+)|measuring\s+(?:about\s+|approximately\s+)?)((?:an\s+area\s+of\s+|about\s+|approximately\s+|approx\.?\s+)?\d[\d,.]*\s*(?:square\s+met\w+|sq\.?\s*m\w*|m\s?2|m²|mu\b|ping\b)[^.;]{0,80})/dgi,
      twoAreas,
    ),
    {
      // `Area of premises` on a separate line, with the area on the next line.
      name: 'below',
      kind: 'label',
      find: ({ text }) =>
        text.blocks.flatMap((block, index): Reading[] => {
          const next = text.blocks[index + 1];
          if (block.text.length > 40 || next === undefined) return [];
          if (
            !/^\W*(?:rentable\s+|total\s+|floor\s+)?(?:area|size|square\s+footage)(?:\s+of\s+(?:the\s+)?premises)?\W*$/i.test(
              block.text,
            )
          )
            return [];
          const [area] = statedArea(next.text.slice(0, 160));
          return area === undefined || area.start > 20
            ? []
            : [
                {
                  ...stated(area),
                  span: { start: block.start, end: next.start + area.end },
                  block: next,
                  weight: rank.weak,
                },
              ];
        }),
    },
    {
      // `“Premises” shall mean the Remainder Premises`, whose area is elsewhere in the amendment.
      name: 'renamed',
      kind: 'definedTerm',
      find: renamedPremises,
    },
    {
      name: 'wholeBuilding',
      kind: 'phrase',
      find: wholeBuilding,
    },
    {
      // A ground lease is a lease of the land.
      name: 'land',
      kind: 'phrase',
      find: (context) =>
        context.kind !== 'ground_lease'
          ? []
          : context.text.blocksWith(['acres', 'acre', 'hectares']).flatMap((block) =>
              hitsIn(
                block,
                /\b(?:tract|parcel|land|lot|site|premises|property)\b[^.;]{0,120}?(\d[\d,.]*\s*(?:\)\s*)?(?:acres?|hectares?))/dgi,
              ).flatMap((hit) => {
                const part = hit.group(1);
                const area = part === null ? undefined : readAreas(part.text)[0];
                return part === null || area === undefined
                  ? []
                  : [{ ...stated(area), span: { start: hit.start, end: hit.end }, block, weight: rank.explicit }];
              }),
            ),
    },
  ],
  exclusions: [
    {
      name: 'measure',
      excludes: ({ span, block }) => {
        const at = areaAt(block.text.slice(span.start - block.start, span.end - block.start));
        return isMeasure(leadOf(block, span.start + at.start, 50), trailOf(block, span.start + at.end, 40));
      },
    },
    {
      name: 'otherSpace',
      excludes: ({ span, block, kind, evidence }) => {
        const at = areaAt(block.text.slice(span.start - block.start, span.end - block.start));
        // `the Surrender Premises), the Premises shall contain`: words before the subject are about something else.
        const width = evidence === 'contains' || evidence === 'areaOf' ? Math.min(90, at.start) : 90;
        return (
          evidence !== 'inAggregate' && kind !== 'label' && otherSpace.test(leadOf(block, span.start + at.start, width))
        );
      },
    },
    {
      // `(the “Expansion Premises”)`, `(the “Original Premises”)`: space other than the premises.
      name: 'otherTerm',
      excludes: ({ span, block, evidence }) =>
        evidence !== 'renamed' &&
        /^[^.;“”]{0,170}\(?(?:the|such\s+\w+|collectively,?(?:\s+the)?|hereinafter,?(?:\s+the)?)\s+[“"]\s?(?!(?:Demised|Leased|Subleased|Sublease|Sublet|Licensed)?\s*(?:Premises|Property|Space))[^”"]{0,40}(?:Premises|Space|Area|Suite)(?:\s+\w{1,3})?\s?[”"]/i.test(
          trailOf(
            block,
            span.start + areaAt(block.text.slice(span.start - block.start, span.end - block.start)).end,
            240,
          ),
        ),
    },
    {
      // A lease that mentions a sublease: someone else leases out that space.
      // `Landlord and Tenant acknowledge that Tenant subleases 76,984 rentable square feet`.
      name: 'subleased',
      excludes: ({ span, block }, { kind }) => {
        const at = areaAt(block.text.slice(span.start - block.start, span.end - block.start));
        return (
          kind === 'lease' &&
          (/^[^.;“”"]{0,90}\([^()“”"]{0,30}[“"](?:the\s+)?Sublea\w+\s+(?:Premises|Space)/.test(
            trailOf(block, span.start + at.end, 180),
          ) ||
            /\b(?:sub-?leases|sub-?leased|is\s+sub-?leasing)\b[^.;]{0,60}$/i.test(
              leadOf(block, span.start + at.start, 160),
            ))
        );
      },
    },
    {
      // Doesn't apply if the whole building is leased: `leases to Tenant the entire building containing …`
      name: 'building',
      excludes: ({ span, block, evidence }) => {
        const at = areaAt(block.text.slice(span.start - block.start, span.end - block.start));
        const lead = leadOf(block, span.start + at.start, 320);
        return (
          evidence !== 'propertyMeans' &&
          evidence !== 'wholeBuilding' &&
          !isOfPortion(lead) &&
          !isNamedPremises(trailOf(block, span.start + at.end, 120)) &&
          /\b(?:building|project|center|complex|park|common\s+areas?)\b(?:(?!\b(?:suite|premises|space|unit|store|shop)\b)[^.;“”]){0,30}\b(?:contains?|containing|consists?\s+of|consisting\s+of|comprises?|comprising|is|has|having)\s+(?:an?\s+)?(?:total\s+of\s+)?(?:approximately\s+)?(?:[A-Z][\w-]+\s+){0,12}\(?$/i.test(
            lead,
          ) &&
          !/\b(?:leases?|demises?|lets?|[Pp]remises[”"]?\s+(?:(?:shall|will)\s+)?(?:be\s+)?(?:consists?|comprise[sd]?|is|are))\b(?![^.;]{0,320}\b(?:in|within|portion|part|rooms?)\b)[^.;]{0,60}\b(?:the|that\s+certain|an?|all\s+of\s+the|entire|whole)\s+(?:[\w-]+\s+){0,4}building\b[^.;]{0,40}$/i.test(
            lead,
          )
        );
      },
    },
  ],
});
