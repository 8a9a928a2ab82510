import type { Span } from '../../document.ts';
import { addressesIn, statePattern } from '../lexicon/addresses.ts';
import { areasIn } from '../lexicon/figures.ts';
import { readAreas } from './readers.ts';
import type { Reading } from './rule.ts';
import {
  before,
  type Candidate,
  type FieldContext,
  type FieldRule,
  fromPairs,
  fromProse,
  placed,
  sentencesLike,
} from './rule.ts';

/** Whose address it is, as the words before it tell. */
const ofPremises =
  /\b(?:located|situated?|lying|known|street\s+address|address\s+of\s+the|address\s+is|premises|property|building|project|consisting)\b/i;
const ofParty =
  /\b(?:notices?|attn|attention|c\/o|offices?\s+(?:is\s+|are\s+)?(?:located\s+)?at|principal|mailing|whose|having|with\s+(?:an?\s+)?(?:address|offices?)|telephone|facsimile|fax|copy\s+to|remittance|payable|paid|p\.?o\.?\s+box|e-?mail|billing|broker|brokerage|law|escrow|agent)\b/i;

function premisesAddress(context: FieldContext): Candidate[] {
  const found: Candidate[] = [];
  const limit = Math.max(20_000, context.text.document.text.length * 0.2);
  for (const block of context.text.blocks) {
    if (block.start > limit || block.contents) continue;
    for (const address of addressesIn(block.text)) {
      const lead = block.text.slice(Math.max(0, address.start - 140), address.start);
      const near = lead.slice(-60);
      const pair = context.text.pairs.findLast(
        ({ value, strength }) =>
          strength === 'labelled' &&
          value.start <= block.start + address.start &&
          block.start + address.start < value.end,
      );
      const label = pair?.label ?? '';
      const labelled =
        /\b(?:premises|property|building|location|project|leased)\b/.test(label) &&
        !/\b(?:landlord|tenant|lessor|lessee|notice)\b/.test(label)
          ? 45
          : 0;
      const foreign =
        (ofParty.test(near) ||
        (/\b(?:landlord|tenant|lessor|lessee|notices?|payment|broker|copy)\b/.test(label) && labelled === 0)
          ? -60
          : 0) + (ofParty.test(lead) ? -15 : 0);
      const own = ofPremises.test(near) ? 25 : ofPremises.test(lead) ? 12 : 0;
      const subject = /^\s*(?:re|subject)\s*:/i.test(block.text) ? 30 : 0;
      const whole = address.complete
        ? { text: address.text, start: address.start, end: address.end }
        : withCity(block.text, address);
      found.push({
        value: whole.text,
        shown: whole.text,
        span: { start: block.start + whole.start, end: block.start + whole.end },
        score:
          40 +
          labelled +
          own +
          subject +
          foreign +
          (address.complete ? 12 : 0) +
          placed(context, block) -
          (block.start / limit) * 10,
      });
    }
  }
  return found.filter(({ score }) => score > 25);
}

/** `in the City of Sunnyvale, State of California, … known as 475 Potrero Avenue`: city and state stand apart from the street. */
function withCity(text: string, address: Span & { readonly text: string }): Span & { readonly text: string } {
  const from = Math.max(0, address.start - 260);
  const nearby = text.slice(from, address.end + 160);
  const city = /\b[Cc]ity\s+of\s+([A-Z][\w.’'-]+(?:\s+[A-Z][\w.’'-]+){0,2})/.exec(nearby);
  const state = new RegExp(`\\b(?:[Ss]tate|[Cc]ommonwealth)\\s+of\\s+(${statePattern})`).exec(nearby);
  const parts = [city, state].filter((part) => part !== null);
  if (city === null) return address;
  const places = parts.map((part) => ({ start: from + part.index, end: from + part.index + part[0].length }));
  return {
    text: [address.text, ...parts.map((part) => part[1] ?? '')].join(', ').replace(/\s+/g, ' '),
    start: Math.min(address.start, ...places.map(({ start }) => start)),
    end: Math.max(address.end, ...places.map(({ end }) => end)),
  };
}

function suites(context: FieldContext): Candidate[] {
  const read = (piece: string): Reading[] => [
    { value: piece.replace(/\s+/g, ' '), shown: piece.replace(/\s+/g, ' '), start: 0, end: piece.length },
  ];
  const suite =
    /\b((?:Suites?|Units?|Space|Room|Bay|Stores?)\s+(?:Nos?\.?\s*|Numbers?\s+|#\s*)?(?:[A-Z]{0,2}-?\d[\w-]*|[A-Z][a-z\d]?)\b(?:(?:\s*,\s*|\s+and\s+|\s*&\s*)(?:[A-Z]{0,2}-?\d[\w-]*(?!,\d)|[A-Z][a-z\d]?)\b)*)/dg;
  const floor =
    /\b((?:entire\s+)?(?:\w+(?:-\w+)?\s+\(\d{1,2}(?:st|nd|rd|th)\)|\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|ground)(?:\s+and\s+(?:\w+\s+)?\(?(?:\d{1,2}(?:st|nd|rd|th)|\w+)\)?)?\s+floors?)\b/dgi;
  const words = ['suite', 'suites', 'unit', 'units', 'space', 'room', 'bay', 'store'];
  const nearPremises = (hits: ReturnType<FieldContext['text']['hits']>, base: number) =>
    hits.flatMap((hit): Candidate[] => {
      const lead = before(hit, 160);
      if (hit.block.start > 20_000 || ofParty.test(lead.slice(-70))) return [];
      const premises = /\b(?:premises|space|known\s+as|square\s+feet|located|leases?)\b/i.test(lead) ? 25 : 0;
      const label = context.text.pairs.some(
        ({ label: name, value }) =>
          /premises|suite|space|unit|floor/.test(name) && value.start <= hit.start && hit.start < value.end,
      )
        ? 40
        : 0;
      if (premises + label === 0) return [];
      return read(hit.group(1)?.text ?? hit.text).map((reading) => ({
        value: reading.value,
        shown: reading.shown,
        span: { start: hit.start, end: hit.end },
        score: base + premises + label + placed(context, hit.block) - hit.start / 1_000,
      }));
    });
  return [
    ...fromPairs(
      context,
      /^(?:suite|unit|space|floor)(?:\(?s\)?)?(?:\s*\/\s*\w+)?(?:\s+(?:no|number))?\.?$/,
      (piece) => {
        const line = /^[^\n\t]{1,60}/.exec(piece)?.[0].trim() ?? '';
        return line === '' ? [] : [{ value: line, shown: line, start: 0, end: line.length }];
      },
    ),
    ...nearPremises(context.text.hits(words, suite), 40),
    ...nearPremises(context.text.hits(['floor', 'floors'], floor), 25),
  ];
}

const notPremises =
  /\b(?:building|project|property|center|common\s+areas?|land|parcel|complex|park)\s+(?:\(?[^.]{0,30})?(?:contains?|consists?\s+of|consisting\s+of|comprises?|comprising|is|has|having|containing|of)\s+(?:an?\s+)?(?:total\s+of\s+)?(?:approximately\s+)?$|\b(?:per|each|every)\s+(?:one\s+thousand\s+\(?|1,000)?$|common\s+electrical|parking|\bremaining\b|(?:restrooms?|lobby|vestibule)/i;

/** The area that an amendment leaves as the premises: `“Premises” shall mean the Remainder Premises`. */
function renamedPremises(context: FieldContext): string | null {
  const hit = context.text.hits(
    ['premises'],
    /[“"]Premises[”"][^.]{0,90}?\b(?:mean|refer\s+to|be\s+deemed|consist\s+of|be)\b[^.]{0,40}?\bthe\s+((?:[A-Z0-9][\w’'-]*\s+){1,4}Premises)\b/dg,
  )[0];
  return hit?.group(1)?.text ?? null;
}

function premisesArea(context: FieldContext): Candidate[] {
  const renamed = context.kind === 'amendment' ? renamedPremises(context) : null;
  const limit = Math.max(25_000, context.text.document.text.length * 0.25);
  const found = fromPairs(
    context,
    /\b(?:premises|rentable\s+(?:area|square)|square\s+f(?:ootage|eet)|leased\s+(?:property|area|space)|area|size|rsf|space|demised)\b/,
    readAreas,
    { unless: /\b(?:building|project|property's|complex|center|parking|land|common|expansion|storage)\b/ },
  ).map((candidate) => (Number(candidate.value) < 100 ? { ...candidate, score: candidate.score - 60 } : candidate));
  for (const block of context.text.blocks) {
    if (block.start > limit || block.contents) continue;
    for (const area of areasIn(block.text)) {
      const start = Math.max(0, area.start - 220);
      const lead = block.text.slice(start, area.start);
      const trail = block.text.slice(area.end, area.end + 140);
      if (
        /^\s*(?:per|of\s+parking)\b/i.test(trail) ||
        /\bper\s*$|(?:per|every|each)\s+(?:\S+\s+)?\(?$/i.test(lead) ||
        area.size === 1000
      )
        continue;
      const land =
        context.kind === 'ground_lease' &&
        area.unit === 'acres' &&
        /\b(?:tract|parcel|land|lot|site|outparcel)\b/i.test(lead);
      if (!land && notPremises.test(lead)) continue;
      if (/^\s*(?:each|increments|or\s+(?:more|less))/i.test(trail)) continue;
      const premises =
        /\b(?:premises|demised|leases?|leased|space|suite|consisting\s+of|comprising|containing)\b/i.test(lead) ||
        /^\s*(?:of\s+(?:\w+\s+){0,3}space\s+)?(?:at|in\s+the\s+building)\s/i.test(trail) ||
        /^[^.]{0,100}[“"][^”"]*Premises[”"]/i.test(trail)
          ? 22
          : 0;
      if (!land && (premises === 0 || area.size < 100)) continue;
      // What a ground lease lets is the land, whatever is to be built on it.
      const ground = land ? 45 : context.kind === 'ground_lease' ? -25 : 0;
      const chosen = renamed !== null && `${lead}${trail}`.includes(renamed) ? 40 : 0;
      const part =
        renamed === null && /^[^.]{0,60}[“"](?!Premises|Property|Leased|Demised)[^”"]{3,40}[”"]/i.test(trail) ? -6 : 0;
      const sub =
        context.kind === 'sublease' && /\b(?:sub-?leases?|sub-?leased)\b/i.test(`${lead.slice(-160)} ${trail}`)
          ? 25
          : 0;
      const named = area.kind === 'rentable' ? 8 : area.kind === 'usable' ? -8 : 0;
      const reading = readAreas(block.text.slice(area.start, area.end))[0];
      if (!reading) continue;
      const approx =
        /(?:(?:approximately|about|agreed\s+to\s+be|[A-Z][\w-]+(?:\s+[\w-]+){0,12}\s+\()\s*)$/.exec(lead)?.[0].length ??
        0;
      found.push({
        value: reading.value,
        shown: reading.shown,
        span: { start: block.start + area.start - approx, end: block.start + area.end },
        score:
          38 + premises + ground + chosen + part + named + sub + placed(context, block) - (block.start / limit) * 14,
      });
    }
  }
  return found;
}

function buildingArea(context: FieldContext): Candidate[] {
  return [
    ...fromPairs(
      context,
      /^(?:(?:the\s+)?(?:rentable\s+)?(?:area|size|square\s+f\w+)\s+of\s+(?:the\s+)?building|building(?:\s*(?:&|and)\s*project)?(?:\s+(?:rentable\s+)?(?:area|size|square\s+f\w+|rsf))?|total\s+(?:rentable\s+)?(?:area|square\s+f\w+)\s+of\s+(?:the\s+)?building|project(?:\s+(?:area|size|rentable\s+area))?)$/,
      readAreas,
    ),
    ...fromProse(
      context,
      ['building', 'buildings', 'project'],
      /\b[Bb]uilding\b(?:\s*\([^)]{0,40}\))?(?:\s+(?:of|in)\s+which\s+the\s+[Pp]remises\s+(?:are|is)\s+(?:a\s+part|located|situated))?\s+(?:(?:currently|presently|which)\s+)*(?:contains?|containing|consists?\s+of|consisting\s+of|comprises?|comprising|has|is\s+(?:deemed|agreed|stipulated)\s+to\s+(?:contain|be))\s+([^.;]{0,80}?(?:square\s+feet|RSF|sq\.?\s*ft|square\s+foot))/dg,
      readAreas,
      { score: 60 },
    ),
    ...fromProse(
      context,
      ['building', 'buildings', 'project'],
      /\b(?:total\s+)?(?:rentable\s+|gross\s+|net\s+)?(?:square\s+(?:footage|feet)|area|size)\s+(?:of|in|within)\s+the\s+(?:entire\s+)?Building\b[^.;]{0,40}?\b(?:is|are|of|be|equals?|contains?)\b([^.;]{0,60}?(?:square\s+feet|RSF|sq\.?\s*ft|square\s+foot)|[^.;]{0,20}\([^)]{0,12}\d[\d,]+\s+rentable[^)]{0,30})/dg,
      readAreas,
      { score: 58 },
    ),
    ...fromProse(
      context,
      ['building', 'total'],
      /\btotal\s+rentable\s+square\s+f\w+\s+(?:in|of)\s+the\s+(?:Building|Project)\s*\(\s*i\.e\.,?\s*([^)]{3,60})\)/dg,
      readAreas,
      { score: 58 },
    ),
    ...fromProse(
      context,
      ['building'],
      /\b(\d[\d,]+[\s-]+(?:rentable\s+)?square[\s-]+foot)\s+(?:(?!in\b|of\b|within\b)\w+[\s-]+){0,3}building\b/dg,
      readAreas,
      { score: 45, avoid: /premises\s+(?:contain|consist)/i },
    ),
  ].filter(({ value }) => Number(value) >= 500);
}

export const premisesRules: readonly FieldRule[] = [
  {
    id: 'premises_address',
    label: 'Premises address',
    group: 'Premises',
    lookedFor: 'a street address of the premises, the property or the building',
    find: premisesAddress,
  },
  {
    id: 'suite_floor',
    label: 'Suite or floor',
    group: 'Premises',
    lookedFor: 'a suite, unit, space or floor of the premises',
    find: suites,
  },
  {
    id: 'premises_rsf',
    label: 'Premises area',
    group: 'Premises',
    lookedFor: 'the area of the premises in square feet',
    find: premisesArea,
  },
  {
    id: 'building_rsf',
    label: 'Building area',
    group: 'Premises',
    lookedFor: 'the area of the building in square feet',
    find: buildingArea,
  },
  {
    id: 'measurement_standard',
    label: 'Measurement standard',
    group: 'Premises',
    lookedFor: 'BOMA, ANSI Z65.1, a right to measure again, or an agreed area',
    find: (context) => {
      const standard = context.text.hits(
        ['boma', 'ansi', 'z65'],
        /(?:ANSI\s*\/\s*)?BOMA(?:\s+(?:Z65\.1(?:\s*[-–]\s*\d{4})?|\d{4}))?(?:\s*\(?ANSI[^).;]{0,30}\)?)?(?:\s*Z65\.1(?:\s*[-–]\s*\d{4})?)?|ANSI\s+Z65\.1(?:\s*[-–]\s*\d{4})?/dg,
      );
      return [
        ...standard.map(
          (hit): Candidate => ({
            value: hit.text.replace(/\s+/g, ' '),
            shown: hit.text.replace(/\s+/g, ' '),
            span: hit,
            score: 80 + placed(context, hit.block) + (hit.text.length > 6 ? 5 : 0),
          }),
        ),
        ...sentencesLike(
          context,
          ['remeasure', 'remeasured', 'remeasurement', 'footage', 'footages', 'measured', 'measurement', 'area'],
          /\bre-?measure|square\s+footages?\b[^.]{0,80}\b(?:approximate|agreed|stipulated|not\s+subject)|\b(?:is|are)\s+measured\b|\bnot\s+(?:be\s+)?subject\s+to\s+(?:re-?measurement|adjustment|revision)\b/i,
          { section: /premises|measure|area/, score: 45, avoid: /insurance|improvements/i },
        ),
      ];
    },
  },
];
