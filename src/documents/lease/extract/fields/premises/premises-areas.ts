import type { Block } from '#documents/lease/prepare/block.ts';
import { labelledPairs, phraseEvidence } from '../../evidence.ts';
import type { Evidence, FieldContext, Reading } from '../../field.ts';
import { type ReadValue, readAreas } from '../../readers.ts';

/** `Approximately`, `about`, spelled-out numbers: words allowed between a verb and its area. */
export const aboutArea = "(?:[\\w,’'-]+\\s+){0,14}?\\(?";

/**
 * The area that a passage states: the total of its parts if one of the areas is their sum, otherwise the first one.
 * Several areas that don't add up must be checked.
 */
export function statedArea(piece: string): ReadValue[] {
  const areas = rentableOf(readAreas(piece), piece).filter(({ value }) => typeof value !== 'number' || value >= 50);
  const [first] = areas;
  if (first === undefined) return [];
  const total = areas.find((area) => isTotal(area, areas, piece));
  if (total !== undefined) return [total];
  const second = areas[1];
  const between = second === undefined ? '' : piece.slice(first.end, second.start);
  // `9,608 m² of warehouse; 825 m² of offices` without a total: each area is a part.
  const isList =
    second !== undefined &&
    second.value !== first.value &&
    between.length < 140 &&
    /[;\n]|,\s+and\b|\band\s+(?:approximately\s+|approx\.?\s+)?\(?$/.test(between) &&
    !/\b(?:consisting|compris\w+|includ\w+|of\s+which|building|project|land|per|parking|usable|load)\b/i.test(between);
  const isOtherUnit = typeof first.value === 'string' && typeof second?.value === 'number';
  return [
    isList || isOtherUnit
      ? { ...first, doubt: `The document lists several areas: ${first.shown}, ${second?.shown}.` }
      : first,
  ];
}

/**
 * `8,375 usable square feet and 9,805 rentable square feet`: two measurements of one space; rent is paid for the
 * second.
 */
export function rentableOf(areas: readonly ReadValue[], piece: string): ReadValue[] {
  return areas.filter((area, index) => {
    const next = areas[index + 1];
    return !(
      next !== undefined &&
      /\buse?able\b/i.test(area.shown) &&
      /\brentable\b/i.test(next.shown) &&
      Number(next.value) >= Number(area.value) &&
      /^[^.;:]{0,90}$/.test(piece.slice(area.end, next.start))
    );
  });
}

function isTotal(area: ReadValue, areas: readonly ReadValue[], piece: string): boolean {
  if (
    /\b(?:total(?:ing)?|aggregat\w+|combined|sum)\b[^.;]{0,30}$/i.test(
      piece.slice(Math.max(0, area.start - 45), area.start),
    )
  )
    return true;
  const others = areas.filter((other) => other !== area).map(({ value }) => Number(value));
  return others.length >= 2 && Math.abs(others.reduce((sum, each) => sum + each, 0) - Number(area.value)) < 1;
}

/** Titles that name the premises but are about something else: `Damage to the Premises`. */
export const otherClause =
  /\b(?:damage\w*|destruct\w*|casualty|access|inspect\w*|entry|repairs?|mainten\w*|abandon\w*|liens?|transfers?|assign\w*|sublet\w*|hold\w*|condemn\w*|quiet|return|possession|alter\w*|increase|decrease|reduction|relocat\w*|substitut\w*|remeasure\w*)\b/;

/** `Rentable square feet: 39,174`: values whose unit is in the label. */
export function areasUnderUnits(context: FieldContext, label: RegExp, unless?: RegExp): Reading[] {
  return labelledPairs(context, label, unless).flatMap((pair): Reading[] => {
    const match = /^(?:approximately\s+|approx\.?\s+|±\s*)?(\d{1,3}(?:,\d{3})+|\d{3,6})(?=\s*(?:\n|$|;|\(|±|\+))/i.exec(
      pair.text,
    );
    const value = Number(match?.[1]?.replaceAll(',', ''));
    if (match === null || pair.strength === 'titled' || !(value >= 100)) return [];
    return [
      {
        value,
        shown: `${value.toLocaleString('en-US')} square feet`,
        span: { start: pair.labelSpan.start, end: pair.value.start + match[0].length },
        block: pair.block,
      },
    ];
  });
}

/** Words before the area that assign it to something else, or show that it isn't the area of a place. */
export const otherSpace =
  /\b(?:expansion|additional|first\s+(?:offer|refusal)|adjacent|contiguous|storage|parking|common\s+areas?|patio|other\s+tenants?|surrender\w*|terminated|roof\w*|signage|sign|equipment|substitut\w+|relocat\w+|replacement)\b(?![^.;]{0,60}\b(?:total|aggregate)\s+of\b)[^.;]{0,60}$/i;

/** A limit, a rate, a ratio: `per 1,000 square feet`, `in excess of 5,000 square feet`, `20 square feet or less`. */
export function isMeasure(lead: string, trail: string): boolean {
  return (
    /\b(?:per|each|every|exceed\w*|excess\s+of|(?:more|less|greater|fewer|smaller|larger)\s+than|at\s+least|up\s+to|minimum\s+of|maximum\s+of|not\s+to\s+exceed|within\s+the|increments\s+of|multiplied\s+by|\/)\s*(?:one\s+thousand\s*)?\(?(?:approximately\s+)?$/i.test(
      lead,
    ) || /^\)?\s*(?:per\b|or\s+(?:more|less|greater|fewer)|increments|each\b|of\s+parking)/i.test(trail)
  );
}

/**
 * `a portion of the building at 200 Lake Drive (the “Building”), consisting of 7,150 square feet`: the area after the
 * comma is that of the portion. The same applies to a building that was defined earlier: `Suite 1150 on the eleventh
 * floor of the Building, consisting of 8,412 square feet`.
 */
export function isOfPortion(lead: string): boolean {
  return /\b(?:Suites?|Units?|Rooms?|Floors?|floors?)\s[^.;,]{0,80}\b(?:in|of|on)\s+the\s+(?:[A-Z]\w{2,14}\s+)?(?:Building|Project|Center|Centre|Park|Mall|Complex),\s*(?:consisting|containing|comprising|being)\b[^.;,]{0,40}$|\b(?:portion|part)\s+of\s+the\b[^.;]{0,160}\s+and\s+(?:containing|comprising|consisting)\b[^.;,]{0,80}$|\b(?:portion|part)\s+of\b(?:[^.;]{0,220},|\s+the\s+(?:[\w-]+\s+){0,2}(?:Building|Project|Property|Center))\s*(?:consisting|containing|comprising|being)\b[^.;,]{0,40}$/i.test(
    lead,
  );
}

/**
 * `… 6,240 square feet (the “Premises”)`: the words after an area identify it as the premises, regardless of the words
 * before.
 */
export function isNamedPremises(trail: string): boolean {
  return /^\)?[^.;()“”"]{0,40},?\s*\(\s*(?:(?:hereinafter|herein|collectively|referred\s+to\s+as|called),?\s+){0,4}(?:the\s+)?[“"](?:the\s+)?(?:(?:Demised|Leased|Subleased|Licensed)\s+)?(?:Premises|PREMISES)[,.]?[”"]/.test(
    trail,
  );
}

/** The text around a position within its paragraph, which may be a table row. */
export function leadOf(block: Block, at: number, width: number): string {
  return block.text.slice(Math.max(0, at - block.start - width), Math.max(0, at - block.start));
}

export function trailOf(block: Block, at: number, width: number): string {
  return block.text.slice(Math.max(0, at - block.start), Math.max(0, at - block.start) + width);
}

/** The part of a reading that is reported. */
export function stated({ value, shown }: ReadValue): Pick<Reading, 'value' | 'shown'> {
  return { value, shown };
}

/** `“Rentable Area of the Premises” means (and is hereby deemed to be) 30,913 square feet`: `name` is the defined term. */
export function areaByDefinition(name: string, place: string): Evidence {
  const term = `(?:(?:Approximate|Total|Net|Gross|Rentable|Usable|Leasable|Floor)\\s+){0,3}(?:Area|Square\\s+(?:Feet|Footage)|Floor\\s+Area|RSF)`;
  return phraseEvidence(
    name,
    ['area', 'square', 'rsf', 'footage'],
    new RegExp(
      `[“"](?:the\\s+)?(?:${term}\\s+(?:of|in)\\s+(?:the\\s+)?${place}|${place}(?:[’']s)?\\s+${term})[”"](?:\\s*,)?\\s+(?:shall\\s+(?:mean|be)|means?|is|are|equals?)\\s+(?:\\([^()]{0,60}\\)\\s+|(?:deemed|agreed|stipulated|to\\s+be|and)\\s+){0,5}(${aboutArea}\\d[^.;]{0,60})`,
      'dg',
    ),
    (piece) => readAreas(piece).slice(0, 1),
    { kind: 'definedTerm' },
  );
}

/**
 * `11,000 square feet in the Premises divided by 88,000 square feet in the Building`: the formula of a tenant's share.
 */
export function areaInShare(name: string, place: string): Evidence {
  const size =
    '\\d[\\d,]*(?:\\.\\d+)?\\)?\\s+(?:(?:rentable|usable|leasable|gross)\\s+)?(?:square\\s+feet|rsf\\b|sq\\.?\\s*ft\\b)';
  return phraseEvidence(
    name,
    ['share', 'fraction', 'denominator', 'divided', 'percentage'],
    new RegExp(
      `\\b(?:share|fraction|percentage)\\b(?:[^.;]|\\.\\d){0,260}?(${size}(?:\\s+of\\s+rentable\\s+area)?\\s+(?:contained\\s+)?(?:in|within)\\s+the\\s+${place}\\b)`,
      'dgi',
    ),
    (piece) => readAreas(piece).slice(-1),
  );
}
