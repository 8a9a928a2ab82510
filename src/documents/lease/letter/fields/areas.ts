import type { Evidence } from '../../extract/field.ts';
import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { inSentence, readWords, underHeading } from '../letter-evidence.ts';
import { plainNumber } from '../letter-values.ts';
import { letterField } from './letter-field.ts';

const footUnit = String.raw`(?:(?:rentable|usable|net|gross)\s+)?(?:square\s+(?:feet|foot)|sq\.?\s?(?:ft|feet)\b\.?|r\.?s\.?f\b\.?|s\.?f\b\.?|sf\b|feet\b|rentable\b)`;
const meterUnit = String.raw`(?:square\s+met(?:er|re)s?|sq\.?\s?m(?:et(?:er|re)s?)?\b\.?|m²|m2\b)`;
const areaPattern = new RegExp(
  String.raw`(?<![\d$£€.,])(?!(?<=[\d$£€] )\d{3}(?!\d|[,.]\d))((?<!\b(?:units?|suites?|floors?|shops?|bays?|levels?|space|building|bldg|lot|phase|stage|parcel|part|option|no\.?|and|years?|months?)\s)\d{1,3}(?:[ \u00a0]\d{3}){1,2}(?!\d|[,.]\d)|\d{1,3}(?:\.\d{3})+(?!\d)|\d{1,5},\d{1,2}(?![\d,])|\d[\d,]*(?:\.\d+)?)\s*(?:\+\/?-|±)?\s{0,200}(?:(${footUnit})|(${meterUnit}))`,
  'gi',
);
/** Areas of something other than the premises. */
const otherArea =
  /\b(?:giv\w+ (?:back|up)|surrender\w*|current(?:ly)?|existing|present|building|project|property|center|centre|park|whole|entire|total of|floor plate|gla|anchor\w*|office|mezzanine|courtyard|patio|yard|growing out of|need|per|sized?)\b[^.;]{0,40}$/i;

function areas(
  piece: string,
): readonly (ReadValue & { readonly before: string; readonly after: string; readonly meters: boolean })[] {
  return [...piece.matchAll(areaPattern)].flatMap((match) => {
    const meters = match[3] !== undefined;
    // `8.640 m²`: a period before three digits is a thousands separator.
    const figure = match[1] ?? '';
    const value = plainNumber(
      meters && /^\d{1,3}\.\d{3}$/.test(figure)
        ? figure.replace('.', '')
        : // `132,5 m²`
          figure.replace(/^(\d{1,5}),(\d)$/, '$1.$2'),
    );
    if (!Number.isFinite(value) || value < (meters ? 10 : 100)) return [];
    const start = match.index;
    const end = start + match[0].length;
    return [
      {
        value,
        shown: `${value.toLocaleString('en-US')} ${meters ? 'square meters' : 'square feet'}`,
        start,
        end,
        before: piece.slice(Math.max(0, start - 60), start),
        after: piece.slice(end, end + 40),
        meters,
      },
    ];
  });
}

export function premisesArea(piece: string): readonly ReadValue[] {
  const outOf = /\b(?:out of (?:this|that|which|it)|of which|of this total)\b/i.exec(piece)?.index ?? 0;
  // `has a total of 40,000 sq ft, and out of this 10,000 sq ft is let`: the part is let, not the whole.
  const part = outOf === 0 ? [] : areas(piece).filter(({ start }) => start > outOf);
  const all = (part.length > 0 ? part : areas(piece)).filter(
    ({ before, after }) =>
      !otherArea.test(before.split(/[.;]\s/).at(-1) ?? '') &&
      !/^\s*(?:of\s+(?:it\s+)?(?:office|mezzanine)|of\s+courtyard|building\b|cross-dock)/i.test(after),
  );
  const rentable = all.find(({ start, end }) => /rentable|rsf|saleable|chargeable/i.test(piece.slice(start, end + 12)));
  const meters = all.find((each) => each.meters);
  // `406.5 sq m (4,376 sq ft)`: one area in two units.
  const feet = all.find((each) => !each.meters && isSameArea(Number(meters?.value), Number(each.value)));
  const printedFirst = meters && feet && (feet.start < meters.start ? feet : meters);
  const best = rentable ?? printedFirst ?? meters ?? all[0];
  if (best === undefined) return [];
  return [sumOfParts(piece, best) ?? best];
}

/** Another area in the same unit anywhere in the offer, which may be the premises. */
export function hasOtherAreas({ blocks }: LeaseText, found: ReadValue): boolean {
  const unit = found.shown.split(' ').slice(1).join(' ');
  return blocks.some(({ text }) =>
    areas(text).some(({ shown, value }) => value !== found.value && shown.split(' ').slice(1).join(' ') === unit),
  );
}

const partNames =
  '(?:hall|mezzanine|offices?|warehouse|whse|basement|cellar|storage|showroom|workshop|production|pod|(?:ground|first|second|third|lower|upper)[- ]floor)';
/** Words between two parts: `m² hall, 410 m²`, `m², two-storey office pod 208 m²`. */
const nextPart = new RegExp(
  String.raw`^[^.;\d]{0,40}\b${partNames}\b[^.;\d]{0,30}$|^\s*(?:,|\+|plus|and)\s[^.;\d]{0,40}\b${partNames}\b[^.;\d]{0,15}$`,
  'i',
);
/** `including 900 sf of office`: the whole contains the part. */
const within =
  /\b(?:includ\w*|incl\.?|of which|thereof|within|consisting|compris\w*|total\w*|usable|carpet|net|no rent)\b|[(/=]/i;

/** `7,480 m² hall, 410 m² mezzanine, 265 m² office`: parts of one space, whose total is not stated. */
function sumOfParts(piece: string, first: ReturnType<typeof areas>[number]): ReadValue | null {
  const parts = [first];
  for (const next of areas(piece)) {
    const last = parts.at(-1) ?? first;
    if (next.start < last.end || next.meters !== first.meters) continue;
    const between = piece.slice(last.end, next.start);
    if (within.test(between) || !nextPart.test(between)) break;
    parts.push(next);
  }
  const last = parts.at(-1) ?? first;
  const rest = piece.slice(last.end, last.end + 60);
  const named = new RegExp(String.raw`\b${partNames}\b`, 'i');
  if (
    parts.length < 2 ||
    !named.test(piece.slice(Math.max(0, first.start - 40), last.end + 30)) ||
    /^[^.;]{0,40}\b(?:no rent|free|not counted|included|total)\b/i.test(rest)
  )
    return null;
  const value = Math.round(parts.reduce((sum, part) => sum + Number(part.value), 0) * 100) / 100;
  return {
    value,
    shown: `${value.toLocaleString('en-US')} square ${first.meters ? 'meters' : 'feet'}`,
    start: first.start,
    end: last.end,
    doubt: 'The offer states the areas of several parts; this is their sum.',
  };
}

const isSameArea = (meters: number, feet: number): boolean => Math.abs(meters * 10.764 - feet) < 0.01 * feet;

function isLetter({ blocks }: LeaseText): boolean {
  return (
    blocks.some(({ text }) => /^\s*dear\b/i.test(text)) &&
    !blocks.slice(0, 6).some(({ text }) => /^\s*(?:sent|subject)\s*:/i.test(text))
  );
}

/** A letter in prose that names only one area. */
const onlyArea: Evidence = {
  name: 'onlyArea',
  kind: 'sentence',
  find: ({ text }) => {
    if (!isLetter(text)) return [];
    const all = text.blocks.flatMap((block) =>
      areas(block.text).map((found) => ({
        ...found,
        span: { start: block.start + found.start, end: block.start + found.end },
        block,
      })),
    );
    const first = all[0];
    const isOther =
      first !== undefined &&
      (/\b(?:next door|adjacent|first (?:offer|refusal)|ROF[OR]|expansion)\b/i.test(first.after + first.before) ||
        otherArea.test(first.before.split(/[.;]\s/).at(-1) ?? ''));
    return first && !isOther && all.every(({ value }) => value === first.value)
      ? [{ ...first, weight: rank.weak }]
      : [];
  },
};

export const premisesRsf = letterField('premises_rsf', [
  underHeading('heading', ['premises', 'measurement'], premisesArea, {
    notUnder: /\b(?:center|centre|building|project|current|existing)\b/i,
  }),
  inSentence('inPassing', /\b(?:on|for|at|of) the (\d{1,3},\d{3})\b(?=\.|,|\s*$)/, (piece) => [
    { value: Number(piece.replaceAll(',', '')), shown: `${piece} square feet`, start: 0, end: piece.length },
  ]),
  inSentence(
    'inBrackets',
    /^.{0,200}\b(?:Suite|Unit|Building|Bldg|Road|Rd|Street|Avenue|Ave)\b.{0,80}\(.{0,10}\d[\d,]+ ?(?:RSF|SF|sf|square feet)/,
    premisesArea,
  ),
  inSentence('subletArea', /\bhalf\b[^.]{0,20}\d[\d,]+ RSF/i, premisesArea),
  onlyArea,
]);

export const buildingRsf = letterField('building_rsf', [
  underHeading('heading', ['building', 'premises'], (piece) =>
    areas(piece)
      .filter(
        ({ before, after }) =>
          /\b(?:building of|gla(?: of)?(?: approx\.?)?|whole building is|(?:building|cent(?:er|re)|project|park|property) (?:contains|has|totals|comprises|is)|center of|total(?:ing|s)?)\s*(?:approx(?:imately|\.)?\s*)?$/i.test(
            before,
          ) ||
          /^\s*(?:building|cross-dock|warehouse|office building|center|property)\b/i.test(after) ||
          (/\bof an?\s*$/i.test(before) &&
            /^\s*(?:[\w-]+\s+){0,3}(?:building|center|warehouse|facility)\b/i.test(after)),
      )
      .slice(0, 1),
  ),
  inSentence(
    'ownRow',
    /^\W*(?:(?:shopping )?(?:cent(?:er|re)|building|bldg\.?|project|park)(?:['’]s)? (?:GLA|size|area|RSF|SF|total)|GLA of (?:the )?cent(?:er|re)|total GLA)[:\t] ?(\d.{2,60})/i,
    (piece) => areas(piece).slice(0, 1),
    { least: 2 },
  ),
]);

export const measurementStandard = letterField('measurement_standard', [
  inSentence('boma', /\bBOMA\b|\bANSI\b|\bIPMS\b|\bNEN 2580\b/, readWords),
  inSentence(
    'fixedArea',
    /\bre-?measure(?:s|d|ment)?\b|\bstipulated\b|\bnot remeasuring\b|\blaser survey\b|\bto be treated as agreed\b|\bdeemed (?:area|to (?:be|contain))\b/i,
    readWords,
  ),
  inSentence(
    'measuredBy',
    /\b(?:architect|surveyor|CAD)\b[^.]{0,60}\b(?:certif\w+|verif\w+|measur\w+)|\bmeasured\b[^.]{0,80}\bwalls\b|\b(?:certif\w+|verif\w+)\b[^.]{0,40}\b(?:area|square footage)\b/i,
    readWords,
  ),
  inSentence('surveyed', /\bto be surveyed\b/i, readWords),
]);
