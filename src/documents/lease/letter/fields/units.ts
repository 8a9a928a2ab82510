import type { Evidence } from '../../extract/field.ts';
import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import { inSentence, underHeading } from '../letter-evidence.ts';
import { partsAbout } from '../terms.ts';
import { letterField } from './letter-field.ts';

const unitPattern =
  /\b(?:(?:Suites?|Units?|Shop|Space|Bays?|Bldg\.?|Building|Warehouse|Level|Parcel|Floor|Lot)\s+(?:[A-Z]{0,2}-?\d[\w-]*(?![\w-]|[,.]\d)|[A-Z]\b(?!\.\w))(?:\s*(?:and|&|to|through|thru|–|-)\s*[A-Z]?-?\d[\w-]*(?![\w-]))?(?!\s*(?:ac(?:res?)?|r?sf|sq|square|m²|m2|ft|desks|seats|people|persons)\b)|(?:the\s+)?(?:ground|main|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\p{L}+teenth|twentieth|(?:twenty|thirty|forty|fifty|sixty|seventy)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|top|upper|lower|entire|whole|concourse|mezzanine|\d{1,2}(?:st|nd|rd|th)(?:(?:,| and|, and| &) \d{1,2}(?:st|nd|rd|th)){0,5})\s+[Ff]loors?(?:\s+and\s+basement)?|Ground floor(?:\s+and\s+basement)?|[Ee]ast half|[Ww]est half)/giu;

/** `18,640 sq ft including 1,950 sq ft of first floor offices`: part of the space, not its floor in the building. */
function isPartOfIt(piece: string, { 0: words, index }: RegExpExecArray): boolean {
  return (
    /floor/i.test(words) &&
    /\b(?:incl\w{0,6}\.?|of which|together with|plus)\b[^.;:]{0,60}$/i.test(piece.slice(Math.max(0, index - 80), index))
  );
}

export function unitNames(piece: string): readonly ReadValue[] {
  const parts = [...piece.matchAll(unitPattern)].filter((match) => !isPartOfIt(piece, match)).slice(0, 2);
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
      return [
        { value, shown: value, span: { start: end - match[1].length, end }, block: part.block, weight: rank.named },
      ];
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
