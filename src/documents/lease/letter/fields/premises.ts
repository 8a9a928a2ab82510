import type { Evidence, FieldContext } from '../../extract/field.ts';
import type { ReadValue } from '../../extract/readers.ts';
import { addressesIn, statePattern } from '../../lexicon/addresses.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { inSentence, readWords, sentenceWith, underHeading } from '../letter-evidence.ts';
import { plainNumber } from '../letter-values.ts';
import { partsAbout, type Term, termsOf } from '../terms.ts';
import { letterField } from './letter-field.ts';

const footUnit = String.raw`(?:(?:rentable|usable|net|gross)\s+)?(?:square\s+(?:feet|foot)|sq\.?\s?(?:ft|feet)\b\.?|r\.?s\.?f\b\.?|s\.?f\b\.?|sf\b|feet\b|rentable\b)`;
const meterUnit = String.raw`(?:square\s+met(?:er|re)s?|sq\.?\s?m(?:et(?:er|re)s?)?\b\.?|m²|m2\b)`;
const areaPattern = new RegExp(
  String.raw`(?<![\d$£€.,])(\d{1,3}(?:\.\d{3})+(?!\d)|\d[\d,]*(?:\.\d+)?)\s*(?:\+\/?-|±)?\s{0,200}(?:(${footUnit})|(${meterUnit}))`,
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
    // `8.640 m²`: a period before three digits separates thousands.
    const figure = match[1] ?? '';
    const value = plainNumber(meters && /^\d{1,3}\.\d{3}$/.test(figure) ? figure.replace('.', '') : figure);
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

/** `7,480 m² hall, 410 m² mezzanine, 265 m² office`: the parts of one space, whose sum is not stated. */
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
    return first && !isOther && all.every(({ value }) => value === first.value) ? [{ ...first, weight: -10 }] : [];
  },
};

/** A letter in prose that names only one street address after its salutation. */
const onlyAddress: Evidence = {
  name: 'onlyAddress',
  kind: 'sentence',
  find: ({ text }) => {
    const dear = text.blocks.findIndex((block) => /^\s*(?:dear|hi|hello)\b/i.test(block.text));
    const body = dear < 0 ? [] : text.blocks.slice(dear + 1);
    const found = body.flatMap((block) =>
      streetAddress(block.text).map((each) => ({
        ...each,
        span: { start: block.start + each.start, end: block.start + each.end },
        block,
      })),
    );
    const first = found[0];
    return first && found.length === 1 ? [{ ...first, weight: -10 }] : [];
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

const streetWords = String.raw`(?:Street|St\.?|Avenue|Ave\.?|Road|Rd\.?|Boulevard|Blvd\.?|Drive|Dr\.?|Lane|Ln\.?|Court|Ct\.?|Way|Place|Pl\.?|Parkway|Pkwy\.?|Highway|Hwy\.?|Square|Terrace|Plaza|Row|Crescent|Broadway|Turnpike|Trail|Circle|Wharf|Quay|Mews|Gardens|Close|Hill|Walk|Yard|Gate|Esplanade|Crossing)(?![A-Za-z])`;
const street = new RegExp(
  String.raw`(?:\b\d{1,6}[A-Z]?(?:[-–]\d{1,5})?\s+(?:[NSEW]\.?\s+)?(?:[A-Z0-9][\w.'’-]*\s+){1,4}?${streetWords}|\b(?:NEC|SEC|NWC|SWC|(?:[Nn]orth[ -]?|[Ss]outh[ -]?)?(?:(?:[Ee]ast|[Ww]est)(?:erly|ern)?\s)?[Cc]orner)\s+(?:of\s+)?[A-Z][\w. &]{3,70}?${streetWords}(?:\s*(?:&|and)\s*[\w. ]{3,40}?${streetWords})?)(?:\s+(?:South|North|East|West|[NSEW]{1,2})\b)?(?:,?\s+(?:Suites?|Ste\.?|Units?|Floor|\d+(?:st|nd|rd|th) Floor)\s*[\w-]*)?(?:,\s+(?!(?:Spaces?|Suites?|Units?|Floors?|Pads?|Shops?|Bays?)\b)(?:(?:St|Ft|Mt)\. )?[A-Z][\w'’-]+(?: [A-Z][\w'’-]+){0,3}){0,3}(?:,?\s{1,200}(?:[A-Z]{2}\s+)?\d{5}(?:-\d{4})?|\s{1,200}[A-Z]{1,2}\d{1,2}[A-Z]?\b)?`,
);

const road = String.raw`[A-Z\d][\w.’'-]*(?:\s[A-Z\d][\w.’'-]*){0,4}`;
/** `northwest corner of State Highway 121 and Coit Road, Frisco, Texas`, `SWC of I-35 & County Road 158`. */
const corner = new RegExp(
  String.raw`\b(?:NEC|SEC|NWC|SWC|(?:NE|NW|SE|SW|(?:[Nn]orth|[Ss]outh)[ -]?(?:east|west)(?:erly|ern)?)\s[Cc]orner)\s+(?:of\s+)?(?:the\s+intersection\s+of\s+)?${road}\s+(?:and|&|at)\s+${road}(?:,\s[A-Z][\w’'-]+(?:\s[A-Z][\w’'-]+){0,2}){0,3}(?:\s\d{5})?`,
);

export function streetAddress(piece: string): readonly ReadValue[] {
  const atCorner = corner.exec(piece);
  if (atCorner !== null) {
    const value = atCorner[0];
    return [{ value, shown: value, start: atCorner.index, end: atCorner.index + value.length }];
  }
  const match = street.exec(piece);
  const [found] = addressesIn(piece);
  if (match) {
    const value = match[0].trim();
    // `45 Hillside Road, Space 22, Cranston, Rhode Island 02920`: the pattern stops at the space.
    if (found?.complete && found.start === match.index && found.text.length > value.length)
      return [{ value: found.text, shown: found.text, start: found.start, end: found.end }];
    return [{ value, shown: value, start: match.index, end: match.index + value.length }];
  }
  return found === undefined ? [] : [{ value: found.text, shown: found.text, start: found.start, end: found.end }];
}

/** The tenant's present address in a letter about staying there. */
const addressee: Evidence = {
  name: 'addressee',
  kind: 'sentence',
  find: ({ text }) => {
    if (
      !/\bextend(?:ing)? your lease\b|\byour (?:current|existing) lease\b|\brenew(?:ing|al of)? your lease\b/i.test(
        text.document.text,
      )
    )
      return [];
    const dear = text.blocks.findIndex((block) => /^\s*(?:dear|re)\b/i.test(block.text));
    for (const block of text.blocks.slice(0, Math.max(0, dear))) {
      const found = streetAddress(block.text)[0];
      if (found) return [{ ...found, span: { start: block.start + found.start, end: block.start + found.end }, block }];
    }
    return [];
  },
};

/** `Re: Sublease of 6th floor, 588 West Superior` under a letterhead of that number and street. */
const subjectAndLetterhead: Evidence = {
  name: 'subjectAndLetterhead',
  kind: 'phrase',
  find: ({ text }) => {
    const subject = text.blocks.slice(0, 20).find((block) => /^\s*(?:re|subject)\s*:/i.test(block.text));
    const short = /\b\d{1,6} (?:[NSEW]\.? |North |South |East |West )?[A-Z]\w+/.exec(subject?.text ?? '')?.[0];
    const block = text.blocks
      .slice(0, 12)
      .find((each) => short !== undefined && each !== subject && each.text.startsWith(short));
    const found = block === undefined ? undefined : streetAddress(block.text)[0];
    return block === undefined || found === undefined
      ? []
      : [{ ...found, span: { start: block.start + found.start, end: block.start + found.end }, block }];
  },
};

/** `Landlord: Alder LLC`, then `Address: …`: a party's own address, not that of the space. */
function isOfParty(term: Term, { text }: FieldContext): boolean {
  if (!/^(?:(?:mailing|notice|business|registered) )?address$/i.test(term.heading)) return false;
  const terms = termsOf(text);
  const above = terms[terms.indexOf(term) - 1]?.topics ?? [];
  return above.some((topic) => ['landlord', 'tenant', 'guaranty', 'brokers'].includes(topic));
}

const townLine = new RegExp(
  String.raw`^\s*[A-Z][\w.’' -]{1,40},\s+(?:[A-Z]{2}|${statePattern})(?:\s+\d{5}(?:-\d{4})?)?\s*$`,
);

/** `2475 Hospital Parkway` and `Knoxville, Tennessee 37922` on the next line. */
function withTown(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((found) => {
        const { block, span, value } = found;
        const next = context.text.blocks.slice(block.index + 1).find(({ text }) => text.trim() !== '');
        if (
          next === undefined ||
          block.kind === 'row' ||
          next.kind === 'row' ||
          span.end < block.start + block.text.trimEnd().length - 1
        )
          return found;
        if (!townLine.test(next.text) || /,/.test(String(value).replace(/,\s+(?:Suite|Unit|Floor)\b.{0,200}$/, '')))
          return found;
        const whole = `${String(value)}, ${next.text.trim()}`;
        return {
          ...found,
          value: whole,
          shown: whole,
          span: { start: span.start, end: next.start + next.text.trimEnd().length },
        };
      }),
  };
}

export const premisesAddress = letterField('premises_address', [
  withTown(underHeading('heading', ['premises', 'building'], streetAddress, { except: isOfParty })),
  inSentence('subjectLine', /^\s*(?:re|subject|building)\s*:\s*(.{5,200})/i, streetAddress),
  inSentence(
    'spaceAt',
    /\b(?:inspected|space|premises|located|Bldg\.? \w+|Building \w+|sub-?lease|store|suite \w+)\b[^.]{0,60}?(?:,| at| in)\s+(.{5,160})/i,
    streetAddress,
  ),
  subjectAndLetterhead,
  inSentence('corner', /^\W*((?:NEC|SEC|NWC|SWC)\b.{10,160})$/, streetAddress),
  addressee,
  onlyAddress,
]);

const unitPattern =
  /\b(?:(?:Suites?|Units?|Shop|Space|Bays?|Bldg\.?|Building|Parcel|Floor|Lot)\s+(?:[A-Z]{0,2}-?\d[\w-]*|[A-Z]\b(?!\.\w))(?:\s*(?:and|&|to|through|thru|–|-)\s*[A-Z]?-?\d[\w-]*)?(?!\s*(?:ac(?:res?)?|sf|ft)\b)|(?:the\s+)?(?:ground|main|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\p{L}+teenth|twentieth|\p{L}+[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|top|upper|lower|entire|whole|concourse|mezzanine|\d{1,2}(?:st|nd|rd|th))\s+[Ff]loor(?:\s+and\s+basement)?|Ground floor(?:\s+and\s+basement)?|[Ee]ast half|[Ww]est half)/giu;

export function unitNames(piece: string): readonly ReadValue[] {
  const parts = [...piece.matchAll(unitPattern)].slice(0, 2);
  const first = parts[0];
  if (first === undefined) return [];
  const value = parts.map((match) => match[0].replace(/^the\s+/i, '')).join(', ');
  const last = parts.at(-1) ?? first;
  return [{ value, shown: value, start: first.index, end: last.index + last[0].length }];
}

/** `Unit<tab>D`, `Floor: 12`: the kind of unit is in the heading. */
const codeOfUnit: Evidence = {
  name: 'codeOfUnit',
  kind: 'label',
  find: ({ text }) =>
    partsAbout(text, ['premises']).flatMap((part) => {
      const kind = /^(unit|suite|ste|bay|floor|shop|level|space)\.?(?: ?(?:no\.?|number|#))?$/i.exec(
        part.term.heading.trim(),
      )?.[1];
      const match = /^\s*#?([A-Z]?-?\d{1,4}[A-Z]?|[A-Z])(?=\s*(?:\t|$|\())/.exec(part.text);
      if (kind === undefined || match?.[1] === undefined) return [];
      const value = `${kind} ${match[1]}`;
      const end = part.start + match[0].length;
      return [{ value, shown: value, span: { start: end - match[1].length, end }, block: part.block, weight: 5 }];
    }),
};

export const suiteFloor = letterField('suite_floor', [
  underHeading('heading', ['premises'], unitNames),
  underHeading('shopNumber', ['premises'], (piece) => {
    const match = /^\s*([A-Z]{0,2}-?\d{1,4}[A-Z]?),\s/.exec(piece);
    return match?.[1] === undefined
      ? []
      : [
          {
            value: match[1],
            shown: match[1],
            start: piece.indexOf(match[1]),
            end: piece.indexOf(match[1]) + match[1].length,
          },
        ];
  }),
  codeOfUnit,
  inSentence('subjectLine', /^\s*(?:re|subject|building)\s*:\s*(.{5,200})/i, unitNames),
  inSentence('spaceAt', /\b(?:having inspected|for .{3,60} on)\s+(.{5,160})/i, unitNames),
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

export const permittedUse = letterField('permitted_use', [
  underHeading('heading', ['use'], readWords, { unless: /^\W*(?:tbd|to be)/i }),
  inSentence(
    'shallBeUsed',
    /\b(?:premises|space)\b[^.]{0,40}\b(?:used|occupied) (?:only |solely |exclusively )?(?:as|for)\b|\b(?:tenant|lessee) (?:intends to|will|proposes to) (?:use|operate|occupy) the (?:property|premises|space|building)\b[^.;]{0,10}\bas\b|\b(?:use|occupy) the (?:shop|space|premises|unit|suite|building|store)\b[^.]{0,10}\b(?:as|for)\b/i,
    readWords,
  ),
]);

export const exclusiveUse = letterField('exclusive_use', [
  underHeading(
    'heading',
    ['exclusive'],
    sentenceWith(
      /\bno (?:other|one)\b|\bnot\b[^.]{0,40}\b(?:lease|let|rent|permit|sell)\b|\bexclusive\b|\bonly\b/i,
      () => true,
    ),
    {
      unless: /^\W*(?:none|no exclusive|not (?:offered|granted|available)|n\/a)/i,
    },
  ),
  inSentence(
    'otherTenants',
    /\b(?:landlord|owner|LL)\b[^.]{0,20}\b(?:will|shall|must|agrees?) (?:to )?not\b[^.]{0,40}\b(?:lease|let|rent)\b[^.]{0,60}\b(?:whose|primar|main|another|any other|competing|sell)/i,
    (piece) => [{ value: true, shown: piece.trim(), start: 0, end: piece.length }],
  ),
]);

export const radiusRestriction = letterField('radius_restriction', [
  inSentence(
    'miles',
    /\b(?:in|within)\s+(?:a\s+)?(?:(?:\w+\s+)?\()?(\d{1,2}(?:\.\d)?)\)?[\s-]miles?\b/i,
    (piece) => [{ value: Number(piece), shown: `${piece} miles`, start: 0, end: piece.length }],
    {
      unless: /\b(?:landlord|owner|trust)\b[^.]{0,60}\bowned\b|\bno other\b/i,
    },
  ),
]);

export const continuousOperation = letterField('continuous_operation', [
  underHeading(
    'heading',
    ['operation'],
    sentenceWith(/\b(?:shall|must|will|at least|open|days? a week)\b/i, () => true),
    {
      unless:
        /^\W*(?:none|no\b|n\/a|not required)|\bno (?:covenant|obligation|duty|requirement)\b|\bnot (?:be )?(?:required|obliged|obligated)\b/i,
    },
  ),
]);

export const coTenancy = letterField('co_tenancy', [
  underHeading('heading', ['co_tenancy'], readWords, { unless: /^\W*(?:none|no\b|n\/a|not offered)/i }),
]);

export const premisesFields = [
  premisesRsf,
  buildingRsf,
  premisesAddress,
  suiteFloor,
  measurementStandard,
  permittedUse,
  exclusiveUse,
  radiusRestriction,
  continuousOperation,
  coTenancy,
] as const;
