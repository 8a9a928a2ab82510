import { stateOf, statePattern } from '#documents/lease/lexicon/addresses.ts';

/** Places outside the United States by the names that contracts use, and the adjectives for their law. */
const places: readonly (readonly [name: string, printed: string])[] = [
  [
    'People’s Republic of China',
    "People[’']?s\\s+Republic\\s+of\\s+China|PRC|P\\.R\\.C\\.|P\\.?R\\.?\\s+China|Chinese|China",
  ],
  ['Hong Kong', 'Hong\\s+Kong(?:\\s+SAR)?'],
  ['Taiwan', 'Republic\\s+of\\s+China(?:\\s+\\(Taiwan\\))?|Taiwan(?:ese)?|R\\.O\\.C\\.'],
  ['England and Wales', 'England\\s+and\\s+Wales|England|English'],
  ['Scotland', 'Scotland|Scottish|Scots'],
  ['Northern Ireland', 'Northern\\s+Ireland'],
  ['Ireland', 'Ireland|Irish'],
  ['Ontario', 'Ontario'],
  ['Quebec', 'Qu[eé]bec'],
  ['British Columbia', 'British\\s+Columbia'],
  ['Alberta', 'Alberta'],
  ['Manitoba', 'Manitoba'],
  ['Saskatchewan', 'Saskatchewan'],
  ['Nova Scotia', 'Nova\\s+Scotia'],
  ['New Brunswick', 'New\\s+Brunswick'],
  ['Netherlands', 'Netherlands|Dutch'],
  ['Belgium', 'Belgium|Belgian'],
  ['Germany', 'Germany|German'],
  ['France', 'France|French'],
  ['Switzerland', 'Switzerland|Swiss'],
  ['Luxembourg', 'Luxembourg'],
  ['Italy', 'Italy|Italian'],
  ['Spain', 'Spain|Spanish'],
  ['Israel', 'Israel(?:i)?'],
  ['India', 'India(?:n)?(?!na)'],
  ['Singapore', 'Singapore'],
  ['Japan', 'Japan(?:ese)?'],
  ['Mexico', 'Mexico|Mexican'],
  ['New South Wales', 'New\\s+South\\s+Wales'],
  ['Victoria', 'Victoria'],
  ['Queensland', 'Queensland'],
  ['Western Australia', 'Western\\s+Australia'],
  ['South Australia', 'South\\s+Australia'],
  ['New Zealand', 'New\\s+Zealand'],
  ['Tasmania', 'Tasmania'],
  ['Prince Edward Island', 'Prince\\s+Edward\\s+Island'],
  ['Newfoundland and Labrador', 'Newfoundland(?:\\s+and\\s+Labrador)?'],
  ['South Africa', 'South\\s+Africa(?:n)?'],
  ['Kenya', 'Kenyan?'],
  ['Nigeria', 'Nigerian?'],
  ['Malaysia', 'Malaysian?'],
  ['United Arab Emirates', 'United\\s+Arab\\s+Emirates|UAE'],
  ['Dubai', 'Dubai'],
  ['Puerto Rico', 'Puerto\\s+Rico'],
];

const abroad = [...places].map(([, printed]) => printed).join('|');

/** Source of a pattern for a state, a province or a country, in the usual capitalization; no groups. */
export const jurisdictionPattern = `(?:${statePattern}|${abroad})\\b`;

/** The name that a report uses for the place. */
export function jurisdictionOf(printed: string): string | null {
  const plain = printed.trim().replace(/\s+/g, ' ');
  return places.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(plain))?.[0] ?? stateOf(plain);
}
