import type { Span } from '#documents/document.ts';

/** A suite, a unit or a floor as printed: `Suites 1800, 1900 and 2000`, `second (2nd) floor`, `12 floor`. */
export interface FoundSuite extends Span {
  readonly text: string;
}

const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|ground|lower|upper|top|basement|mezzanine|\\d{1,2}(?:st|nd|rd|th)?)';
/** `and basement`, `space and lower level`: parts of a building without a number. */
const below =
  '(?:(?:\\s+spaces?)?\\s*(?:,|and|&)\\s+(?:the\\s+)?(?:basement|cellar|mezzanine|(?:lower|upper|concourse|ground|street)\\s+level)\\b)*';
const place = `(?:(?:entire|whole)\\s+)?${ordinal}(?:\\s*\\(\\s*\\d{1,2}\\s{0,200}(?:st|nd|rd|th)?\\s{0,200}\\))?`;
const name = '[“"‘\']?(?:[A-Z]{0,3}-?\\d[\\w-]*(?:\\.\\d{1,3}(?!\\d))?|[A-Z]{1,2}\\d?)(?!\\w)[”"’\']?(?!\\w)';
const patterns = [
  new RegExp(
    `\\b(?:[Ss]uites?|SUITES?|Units?|UNITS?|Store(?:room)?s?|Rooms?|Bays?|Spaces?|Offices?|Shops?|Sheds?|Stalls?)\\s+(?:(?:Nos?\\.?|[Nn]umbers?(?:\\(s\\))?|#|numbered)\\s*)?#?${name}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*|\\s+through\\s+|\\s*[-–]\\s*)#?${name}(?!,\\d{3}|\\s*/|\\s+(?:[NSEW]{1,2}\\b|[A-Z][a-z]+\\b|\\d)|\\s?[-–]\\s?\\d{1,3}\\w{0,2}\\s+[A-Z]))*`,
    'g',
  ),
  new RegExp(
    `\\b${place}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+(?:and|through|to)\\s+|\\s*&\\s*)(?:the\\s+)?${place}){0,6}\\s+(?:floors?|Floors?|FLOORS?)\\b(?!\\s*(?:plans?|areas?|loads?|cover|tiles?|slabs?|(?<!(?:ground|first|second|third|lower|upper|top)\\s+floor\\s{0,200})space|mount|drains?|deck|to\\b|-|elevator|lobb|restroom|common))${below}`,
    'gi',
  ),
  // `#06-03/04`: the floor and the unit, as in Singapore.
  /(?<![\w#])#\d{2,3}-\d{1,4}[A-Z]?(?:\/\d{1,4}[A-Z]?){0,3}/g,
  /\b(?:[Ff]loors?|FLOORS?)\s+(?:\d{1,2}|[Oo]ne|[Tt]wo|[Tt]hree)(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+through\s+|\s*[-–]\s*)\d{1,2})*\b/g,
];

/** Every suite, unit and floor in the text, in order. */
export function suitesIn(text: string): FoundSuite[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({
      text: match[0].replace(/\s+/g, ' ').replace(/[“”"‘]|[’'](?=\s|,|$)/g, ''),
      start: match.index,
      end: match.index + match[0].length,
    }))
    .sort((a, b) => a.start - b.start);
}

const numbers = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** A suite does not contradict the floor that it is on; two lists of suites are the same if one contains the other. */
export function isSameSuite(a: string, b: string): boolean {
  if (/floor/i.test(a) !== /floor/i.test(b)) return true;
  const [first, second] = [idsOf(a), idsOf(b)];
  return first.every((id) => second.includes(id)) || second.every((id) => first.includes(id));
}

function idsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/\(.{0,400}?\)/g, ' ')
    .replace(/\b[a-z]+\b/g, (word) => (numbers.includes(word) ? String(numbers.indexOf(word)) : word));
  return (plain.match(/\b(?:[a-z]{0,3}-?\d[\w-]*|[a-z]{1,2})\b/g) ?? [])
    .map((id) => id.replace(/(\d)(?:st|nd|rd|th)$/, '$1'))
    .filter((id) => !/^(?:no|of|on|th|nd|st)$/.test(id));
}
