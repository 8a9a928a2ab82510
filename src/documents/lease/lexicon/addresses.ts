import type { Span } from '../../document.ts';

/** A street address as printed: United States, Canada, United Kingdom, Europe, East Asia. */
export interface FoundAddress extends Span {
  readonly text: string;
  /** With its city and state. */
  readonly complete: boolean;
  /** The full name of the state if it is one of the United States. */
  readonly state: string | null;
  /** House number and street only. */
  readonly street: string;
}

const statesByCode: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};
const stateNames = Object.values(statesByCode);

/** Pattern source for the name of a state, in title case or in capitals. */
export const statePattern = `(?:${[...stateNames]
  .sort((a, b) => b.length - a.length)
  .map((name) => `${name.replaceAll(' ', '\\s+')}|${name.toUpperCase().replaceAll(' ', '\\s+')}`)
  .join('|')})`;

export function stateOf(text: string): string | null {
  const plain = text.trim().replace(/\s+/g, ' ').replaceAll('.', '');
  return (
    statesByCode[plain.toUpperCase()] ?? stateNames.find((name) => name.toLowerCase() === plain.toLowerCase()) ?? null
  );
}

const suffix =
  '(?:Street|St|Avenue|Ave|Av|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Court|Ct|Place|Pl|Parkway|Pkwy|Highway|Hwy|Route|Circle|Cir|Square|Sq|Plaza|Terrace|Trail|Loop|Turnpike|Tpke|Pike|Alley|Row|Crossing|Center|Centre|Commons|Expressway|Freeway|Expwy|Mall|Quay|Walk|Wharf|Broadway|Park|Run|Causeway|Esplanade|Landing|Point|Ridge|Cove|Concourse|Crescent|Cres|Gate|Grove|Mews|Parade|Path|Bend|Gardens|Close)';
const upper = suffix.toUpperCase();
const anySuffix = new RegExp(`\\b(?:${suffix}|${upper})\\b`);
const side =
  '(?:N\\.?\\s?E\\.?|N\\.?\\s?W\\.?|S\\.?\\s?E\\.?|S\\.?\\s?W\\.?|[NSEW]\\.?|North|South|East|West|Northeast|Northwest|Southeast|Southwest|NORTH|SOUTH|EAST|WEST)';
const nameWord = "(?!(?:Suite|Unit|Floor|Attn|Attention)\\b)[A-Z0-9][\\w.’'&-]*";
const number =
  '(?:[NSEW]\\d{1,3}\\s?[NSEW]\\d{3,5}|\\d{1,6}(?:\\s?[-–—]\\s?\\d{1,6})?[A-Z]?(?:(?:\\s*,\\s*|(?:\\s*,)?\\s+(?:and|&)\\s+|\\s*/\\s*)\\d{1,6}[A-Z]?){0,3}|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten))';
const street = `${number}(?:\\s[-–]\\s(?=\\d{1,3}(?:st|nd|rd|th)\\b)|\\s+)(?:${side}\\s+)?(?:(?:${nameWord}|of|the|del?|la|las|los|du)\\s+){0,5}?(?:${suffix}|${upper})\\b(?!\\s+(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Way|Parkway|Court|Center|Plaza|Place|Circle|Square|Terrace|Trail|Loop)\\b)\\.?(?:(?<=Avenue)\\s+of\\s+the\\s+[A-Z][a-z]+)?(?:,?\\s+${side}(?=[\\s,.;)]|$))?(?:\\s+\\d{1,4}\\b(?!\\s+(?:square|rentable))(?:\\s+${side}(?=[\\s,.;)]|$))?)?`;
const inside =
  '(?:\\s*(?:,\\s*)?(?:(?:Suites?|SUITES?|Ste\\.?|Units?|UNIT|Building|Bldg\\.?|Room|Space|#|No\\.)\\s*(?:#\\s*)?[\\w-]+(?:/\\d{1,4}){0,3}(?:\\s*(?:&|and)\\s*#?\\w{1,4}\\b)?|\\d{1,2}(?:st|nd|rd|th)\\s+[Ff]loor|(?:First|Second|Third|Fourth|Fifth|Ground)\\s+Floor))*';
const cityName = "[A-Z][A-Za-z.’'-]+(?:\\s+[A-Z][A-Za-z.’'-]+){0,3}?";
const codes = Object.keys(statesByCode).join('|');
const state = `${statePattern}|(?:${codes})\\b|D\\.C\\.|(?:${[...stateNames].map((name) => name.slice(0, 4)).join('|')})[a-z]*\\.(?=\\s+\\d{5})`;
const zip = '(?:[,\\s]+\\d{5}(?:-\\d{4})?)?';
const place = `[\\s,]+(?:in\\s+(?:the\\s+(?:City|Town|Village)\\s+of\\s+)?)?(${cityName})(?:,\\s*(?:County\\s+of\\s+)?[A-Z][a-zA-Z]+(?:\\s+[A-Z][a-z]+)?\\s*(?:County|Parish)?)?\\s?,?\\s{1,200}(?:State\\s+of\\s+)?(${state})${zip}`;
const provinces =
  '(?:Alberta|British\\s+Columbia|Manitoba|New\\s+Brunswick|Newfoundland(?:\\s+and\\s+Labrador)?|Nova\\s+Scotia|Ontario|Prince\\s+Edward\\s+Island|Qu[eé]bec|Saskatchewan|AB|BC|B\\.C\\.|MB|NB|NL|NS|ON|PE|QC|SK)';
const canadian = `[\\s,]+(?:in\\s+the\\s+(?:City|Town)\\s+of\\s+)?${cityName},?\\s+(?:in\\s+the\\s+)?(?:Province\\s+of\\s+)?\\(?${provinces}(?!\\w)\\)?(?:[,\\s]+(?:Canada[,\\s]+)?[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d)?`;
const british = `(?:[\\s,]+[A-Z][A-Za-z’'-]+){1,6}[\\s,]+[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}\\b`;
const abroad =
  '(?:[\\s,]+[A-Z][A-Za-z’-]+){0,4}[\\s,]+(?:(?:Hong\\s+Kong|Kowloon|New\\s+Territories|Singapore|Macau|Ireland|Australia|India|Israel)\\b(?:\\s+\\d{6})?|(?:NSW|VIC|QLD|ACT|TAS)\\s+\\d{4})';
/** `8 Huanhexi Road Airport Economic Zone of Tianjin` */
const zone =
  '(?:,?\\s+[A-Z][a-z]+){1,4}\\s+(?:Zone|District|Industrial\\s+Park|Development\\s+Area)\\b(?:(?:\\s+of|,)\\s+[A-Z][a-z]+(?:\\s+(?:City|Province))?){0,3}';
const anywhere = new RegExp(
  `(?<![\\w$.,#-])(?<!\\b(?:Suites?|Units?|Shops?|Stores?|Sheds?|Kiosk|Stall|Lot|Bay|Level|Room|Floor|Tenancy|Showroom|Flat|Apt\\.?|Box|Space|Building|Bldg\\.?|SUITE|UNIT)\\s)(${street})(${inside})(?:${place}|(${canadian}|${british}|${abroad}|${zone}))?`,
  'g',
);
/**
 * `7501 Fannin, Houston, Texas`, `16450 Via Esprillo, San Diego, CA 92127`: no street suffix, but a city and a state.
 */
const unnamed = new RegExp(
  `(?<![\\w$.,#-]|\\d,\\s)(\\d{1,5}[A-Z]?\\s+(?:${side}\\s+)?${nameWord}(?:\\s+${nameWord}){0,3})(${inside}),\\s+(${cityName}),\\s+(${state})(?:,?\\s+\\d{5}(?:-\\d{4})?)?(?=[\\s,.;)]|$)`,
  'g',
);
const continental = [
  // `Varnstraat 2, B-3793 Voeren`, `Friedrichstraße 12a, 10117 Berlin`
  "((?:[A-Z][\\p{L}.’'-]{0,60}\\s+){0,3}(?:[A-Z][\\p{L}.’'-]{0,60}\\s+(?:Stra(?:ss|ß)e|Allee|Platz|Ufer|Damm|Ring|Weg)|[A-Z][\\p{L}.’'-]{0,60}(?:straat|[sS]tra(?:ss|ß)e|str\\.|laan|weg|allee|platz|gasse|plein|kade|dreef|steenweg|ring|damm))\\s+\\d{1,4}(?:\\s?[-–]\\s?\\d{1,4})?\\s?[a-zA-Z]?)(?:,?\\s+(?:[A-Z]{1,2}-)?\\d{4,5}\\s?(?:[A-Z]{2}\\s)?\\s?[A-Z][\\p{L}-]+)?",
  // `Im Mediapark 12, 50670 Köln`
  '((?:Am|Im|An\\sde[rn]|Auf\\sde[rm]|Unter\\sden|Zu[mr]|Hinter\\sde[rm])\\s+\\p{Lu}[\\p{L}-]{2,30}(?:\\s\\p{Lu}[\\p{L}-]{2,30})?\\s+\\d{1,4}[a-z]?),\\s+\\d{5}\\s+\\p{Lu}[\\p{L}-]+',
  // `5, rue Louis Bleriot, 4460 Grace-Hollogne`
  "(\\d{1,4}\\s?(?:bis|ter)?,?\\s+(?:rue|avenue|boulevard|chemin|quai|place|allée|impasse|route|via|viale|piazza|corso|calle|avenida|paseo|rua|Rue|Via|Viale|Calle|Avenida|Rua)\\s+(?:(?:d[eu]s?|de\\s+la|la|le|l’|del|della|di)\\s+)?[A-Z][\\p{L}’'-]*(?:\\s+[A-Z][\\p{L}’'-]*){0,4})(?:,?\\s+(?:[A-Z]{1,2}-)?\\d{4,5}\\s+[A-Z][\\p{L}-]+(?:\\s[A-Z][\\p{L}-]+)?)?",
].map((source) => new RegExp(`(?<![\\p{L}\\d])${source}`, 'gu'));
/** `No. 107, Songren Rd., Xinyi Dist., Taipei City 110, Taiwan`: from the number on, every part that names a place. */
const eastern =
  /(?<!\w)((?:(?:\d{1,2}(?:st|nd|rd|th)?\s?[Ff](?:loor|\.?)|Room\s+\w+|Building\s+\w+|Unit\s+\w+|Floor\s+\d+|\d+\/F|Tower\s+\w+|[A-Z]\w+(?:\s[A-Z]\w+){0,2}\s+(?:Building|Tower|Plaza|Mansion))[.,\s]{1,3}){0,4}No\.?\s?\d{1,5}(?:-\d{1,4})?,?\s+(?:(?:Lane|Alley|Sec\.|Section)\s+\d{1,4},?\s+){0,3}(?:of\s+)?[A-Z][\w’'-]*(?:\s+[A-Z][\w’'-]*){0,4}\s+(?:Road|Rd|Street|St|Avenue|Ave|Lane|Highway)\b\.?)((?:,\s*[A-Z][\w’'-]*\.?(?:\s+[A-Z\d][\w’'-]*\.?){0,3}){0,6})/g;

/** `Unit 4B, Riverside Business Park, Mill Lane, Reading RG1 4AB`: a British or Irish address by its postcode, without a house number. */
const named =
  /(?<![\w’'-])((?:(?:Ground|First|Second|Third|Fourth|Fifth|Sixth|Top)\s+Floor|(?:Units?|Suites?|Plots?|Level|Floor|Block)\s+[\w-]{1,6}(?:\s+(?:and|&)\s+[\w-]{1,4})?(?:\s+[A-Z][\w’'-]*){0,4}|[A-Z][\w’'-]*(?:\s[A-Z][\w’'-]*){0,3}\s(?:House|Park|Centre|Court|Estate|Buildings?|Tower|Mill|Works|Yard|Wharf|Quay|Hall|Lodge|Studios?|Exchange|Arcade|Warehouse)|The\s[A-Z][\w’'-]*(?:\s[A-Z][\w’'-]*){0,2}))((?:,\s+[A-Z][\w’'-]*(?:\s[A-Z][\w’'-]*){0,3}){1,5})[\s,]+(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[\dW]\s[A-Z\d]{4})\b/g;

/** Every street address in the text, in order. */
export function addressesIn(text: string): FoundAddress[] {
  if (!/\d|\b(?:One|Two|Three|Four|Five|Ten)\b/.test(text)) return [];
  const found = [...easternIn(text), ...continentalIn(text)];
  const add = (more: readonly FoundAddress[]) => {
    for (const each of more)
      if (!found.some(({ start, end }) => each.start < end && start < each.end)) found.push(each);
  };
  // A usual address has a street suffix: paragraphs without one skip the long pattern.
  if (anySuffix.test(text)) add(streetsIn(text));
  add(unnamedIn(text));
  add([...text.matchAll(named)].map((match) => address(match[0], match.index, match[1] ?? '', undefined, true)));
  return found.sort((a, b) => a.start - b.start);
}

/** A street with its number after a comma. */
const numbered = new RegExp(
  `^,?\\s{0,3}(?:\\d{1,6}[A-Z]?)\\s+(?:${side}\\s+)?(?:${nameWord}\\s+){1,4}?(?:${suffix}|${upper})\\b`,
);

function streetsIn(text: string): FoundAddress[] {
  return [...text.matchAll(anywhere)].flatMap((match) => {
    // `Park Center 4 9250 N. Royal Lane`: the number before the address belongs to a name.
    const before = /^\d{1,2}\s+(?=\d{4,6}\s)/.exec(match[0])?.[0].length ?? 0;
    const [printedStreet, named, province] = [(match[1] ?? '').slice(before), match[4], match[5]];
    // `55 Water Street.` ends a sentence; `Elm St.` is an abbreviation.
    const whole = match[0]
      .slice(before)
      .replace(/(?<![\s,])[\s,]+$/, '')
      .replace(/(?<=[a-zA-Z]{5})\.$/, '');
    const numberPart = /^[\w–—/&,\s-]*?\d/.exec(printedStreet)?.[0];
    if (numberPart === undefined && !/^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\s/.test(printedStreet))
      return [];
    if (notStreet.test(printedStreet) || /\d,\s*\d{4}\s/.test(printedStreet) || /^\d{4}\s+BETWEEN/.test(printedStreet))
      return [];
    // `Two Harrow Gate, 4410 Westheimer Road, Houston`: the name of a building before its address.
    if (
      numberPart === undefined &&
      named === undefined &&
      province === undefined &&
      numbered.test(text.slice(match.index + match[0].length, match.index + match[0].length + 160))
    )
      return [];
    return [address(whole, match.index + before, printedStreet, named, named !== undefined || province !== undefined)];
  });
}

const notStreet =
  /\b(?:square|Square\s+(?:Feet|Foot)|rentable|months?|years?|days?|percent|Section|Article|Paragraph|Exhibit|Lease|Term|Rent|Tenant|Landlord|Lessor|Lessee|January|February|March|April|June|July|August|September|October|November|December)\b|^[\d,]+\s+Square\b/;

function unnamedIn(text: string): FoundAddress[] {
  return [...text.matchAll(unnamed)].flatMap((match) =>
    notStreet.test(match[0]) || /\b(?:LLC|Inc|Corp|Bank|Company|Box)\b/.test(match[0])
      ? []
      : [address(match[0], match.index, match[1] ?? '', match[4], true)],
  );
}

function continentalIn(text: string): FoundAddress[] {
  return continental.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => address(match[0], match.index, match[1] ?? '', undefined, true)),
  );
}

function easternIn(text: string): FoundAddress[] {
  return [...text.matchAll(eastern)].map((match) =>
    address(
      match[0].replace(/(?<!\s)\s+(?:Taiwan\s*)?$/, (end) => end.trimEnd()).replace(/(?<=[a-z]{5})\.$/, ''),
      match.index,
      match[1] ?? '',
      undefined,
      (match[2] ?? '') !== '',
    ),
  );
}

function address(
  whole: string,
  start: number,
  printed: string,
  named: string | undefined,
  complete: boolean,
): FoundAddress {
  return {
    text: whole.replace(/\s+/g, ' '),
    complete,
    state: named === undefined ? null : stateOf(named),
    street: printed.replace(/\s+/g, ' '),
    start,
    end: start + whole.length,
  };
}

const ways: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  parkway: 'pkwy',
  highway: 'hwy',
  circle: 'cir',
  square: 'sq',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};

/**
 * The same place in different spellings: a number on the same street, or one within its range; city, state and suite
 * may be omitted.
 */
export function isSameAddress(a: string, b: string): boolean {
  const [first, second] = [streetKey(a), streetKey(b)];
  if (first === null || second === null) return false;
  return (
    first.low <= second.high &&
    second.low <= first.high &&
    first.street !== '' &&
    (first.street.startsWith(second.street) || second.street.startsWith(first.street)) &&
    second.street !== ''
  );
}

function streetKey(text: string): { low: number; high: number; street: string } | null {
  const printed = addressesIn(text)[0]?.street ?? text;
  const match = /^(\d+)[A-Z]?(?:\s?[-–—]+\s?(\d+))?[A-Z]?\s+(.{1,400})$/.exec(printed.trim());
  if (match?.[1] === undefined || match[3] === undefined) return null;
  const low = Number(match[1]);
  return {
    low,
    high: match[2] === undefined ? low : Math.max(low, Number(match[2])),
    street: match[3]
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
      .split(' ')
      .map((word) => ways[word] ?? word)
      .join(' '),
  };
}
