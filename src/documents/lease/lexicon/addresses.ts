import type { Span } from '../../document.ts';

/** A street address as printed. */
export interface FoundAddress extends Span {
  readonly text: string;
  /** With its city and state. */
  readonly complete: boolean;
  /** Full name of the state, where one is named. */
  readonly state: string | null;
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

/** Source of a pattern for the name of a state, in its own letters or in capitals. */
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
  '(?:Street|St|Avenue|Ave|Av|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Court|Ct|Place|Pl|Parkway|Pkwy|Highway|Hwy|Route|Circle|Cir|Square|Sq|Plaza|Terrace|Trail|Loop|Turnpike|Tpke|Pike|Alley|Row|Crossing|Center|Centre|Commons|Expressway|Freeway|Expwy|Mall|Quay|Walk|Wharf|Broadway|Park|Run|Causeway|Esplanade|Landing|Point|Ridge|Cove|Concourse)';
const upper = suffix.toUpperCase();
const side =
  '(?:N\\.?\\s?E\\.?|N\\.?\\s?W\\.?|S\\.?\\s?E\\.?|S\\.?\\s?W\\.?|[NSEW]\\.?|North|South|East|West|Northeast|Northwest|Southeast|Southwest|NORTH|SOUTH|EAST|WEST)';
const nameWord = "(?!(?:Suite|Unit|Floor|Attn|Attention)\\b)[A-Z0-9][\\w.’'&-]*";
const number =
  '(?:\\d{1,6}(?:\\s?[-–—]\\s?\\d{1,6})?[A-Z]?(?:(?:\\s*,\\s*|\\s*,?\\s+(?:and|&)\\s+|\\s*/\\s*)\\d{1,6}[A-Z]?){0,3}|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten))';
const street = `${number}\\s+(?:${side}\\s+)?(?:(?:${nameWord}|of|the)\\s+){0,5}?(?:${suffix}|${upper})\\b\\.?(?:\\s+${side}(?=[\\s,.;)]|$))?(?:\\s+\\d{1,4}\\b(?!\\s+(?:square|rentable)))?`;
const inside =
  '(?:\\s*,?\\s*(?:(?:Suites?|SUITES?|Ste\\.?|Units?|UNIT|Building|Bldg\\.?|Room|Space|#|No\\.)\\s*#?\\s*[\\w-]+(?:\\s*(?:&|and)\\s*\\w{1,4}\\b)?|\\d{1,2}(?:st|nd|rd|th)\\s+[Ff]loor|(?:First|Second|Third|Fourth|Fifth|Ground)\\s+Floor))*';
const cityName = "[A-Z][A-Za-z.’'-]+(?:\\s+[A-Z][A-Za-z.’'-]+){0,3}?";
const codes = Object.keys(statesByCode).join('|');
const place = `[\\s,]+(?:in\\s+(?:the\\s+(?:City|Town|Village)\\s+of\\s+)?)?(${cityName})(?:,\\s*(?:County\\s+of\\s+)?[A-Z][a-zA-Z]+(?:\\s+[A-Z][a-z]+)?\\s*(?:County|Parish)?)?,?\\s+(?:State\\s+of\\s+)?(${statePattern}|(?:${codes})\\b|D\\.C\\.|(?:${[...stateNames].map((name) => name.slice(0, 4)).join('|')})[a-z]*\\.(?=\\s+\\d{5}))(?:[,\\s]+\\d{5}(?:-\\d{4})?)?`;
const anywhere = new RegExp(`(?<![\\w$.,#-])(${street})(${inside})(?:${place})?`, 'g');

/** Every street address in the text, in order. */
export function addressesIn(text: string): FoundAddress[] {
  // Without a street suffix there is no address: most paragraphs end here.
  if (!/\d|\b(?:One|Two|Three|Four|Five|Ten)\b/.test(text) || !new RegExp(`\\b(?:${suffix}|${upper})\\b`).test(text))
    return [];
  return [...text.matchAll(anywhere)].flatMap((match) => {
    const whole = match[0].replace(/[\s,]+$/, '');
    const numberPart = /^[\w–—/&,\s-]*?\d/.exec(match[1] ?? '')?.[0];
    if (numberPart === undefined && !/^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\s/.test(match[1] ?? ''))
      return [];
    if (
      /\b(?:square|rentable|months?|years?|days?|percent|Section|Article|Lease|Term|Rent|Tenant|Landlord)\b/.test(
        match[1] ?? '',
      )
    )
      return [];
    const printed = match[4] ?? null;
    return [
      {
        text: whole.replace(/\s+/g, ' '),
        complete: printed !== null,
        state: printed === null ? null : stateOf(printed),
        start: match.index,
        end: match.index + whole.length,
      },
    ];
  });
}
