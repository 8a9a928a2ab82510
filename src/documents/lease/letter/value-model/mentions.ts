import type { FieldValue } from '#contract/lease-report.ts';
import type { Span } from '#documents/document.ts';
import { addressesIn } from '../../lexicon/addresses.ts';
import { areasIn } from '../../lexicon/areas.ts';
import { streetAddress } from '../fields/addresses.ts';
import type { Line } from '../letter-saying.ts';
import { amountsOf, datesAfter, readMonths, showAmount } from '../letter-values.ts';

export const mentionKinds = ['money', 'months', 'date', 'percent', 'area', 'name', 'address', 'unit', 'words'] as const;
export type MentionKind = (typeof mentionKinds)[number];

/** A value in a sentence of an offer, of a kind that a reader recognizes; its field is not known yet. */
export interface Mention extends Span {
  readonly kind: MentionKind;
  readonly value: FieldValue;
  readonly shown: string;
  /** Other known properties: the unit of an amount. */
  readonly marks: readonly string[];
  /** The text in which `start` and `end` are offsets: as printed, or with plain figures. */
  readonly text: string;
}

/** `TI?` before `55 a foot`: a line without a heading may answer a short line or a question. */
const asks = (before: string): boolean => before.trim().endsWith('?') || before.trim().split(/\s+/).length < 7;

/** The heading and the clause of a figure; for a sentence, the whole sentence. */
export function wordsAround({ kind, text, start, end }: Mention, { heading, whole }: Line, before: string): string {
  const asked = heading === '' && before.length < 180 && asks(before) ? `${before} ` : '';
  if (kind === 'words' || kind === 'name') return `${asked}${whole}`;
  const left = text.slice(Math.max(0, start - 110), start);
  const right = text.slice(start, end + 80);
  const from = Math.max(left.lastIndexOf('; '), left.lastIndexOf('. ')) + 1;
  const stop = /[.;](?=\s)/.exec(right.slice(end - start))?.index;
  const clause = left.slice(from) + (stop === undefined ? right : right.slice(0, end - start + stop));
  return heading === '' ? `${asked}${clause}` : `${heading}: ${clause}`;
}

/** Every value of a sentence, and the sentence itself. */
export function mentionsIn(line: Line, letterDay: string | null): Mention[] {
  const { text } = line;
  const printed = line.part.text;
  return [
    ...amountsOf(text).map(({ amount, currency, per, start, end }): Mention => {
      const marks = [`per ${per ?? 'none'}`, `size ${Math.floor(Math.log10(Math.max(amount, 0.1)) * 2)}`];
      return { kind: 'money', value: amount, shown: showAmount(amount, currency), start, end, marks, text };
    }),
    ...bareAmounts(line),
    ...readMonths(text).map(
      (read): Mention => ({ ...read, kind: 'months', marks: [`size ${lengthOf(Number(read.value))}`], text }),
    ),
    ...datesAfter(text, letterDay).map((read): Mention => ({ ...read, kind: 'date', marks: [], text })),
    ...[...text.matchAll(/(?<![\d.])\d{1,3}(?:\.\d{1,4})?\s?%/g)].map((match): Mention => {
      const value = `${Number.parseFloat(match[0])}%`;
      const size = Number.parseFloat(match[0]);
      const marks = [`size ${size < 1.5 ? 1 : size < 6 ? 3 : size < 11 ? 8 : size < 51 ? 30 : size <= 100 ? 90 : 150}`];
      return {
        kind: 'percent',
        value,
        shown: value,
        start: match.index,
        end: match.index + match[0].length,
        marks,
        text,
      };
    }),
    ...areas(text),
    ...names(printed),
    ...addresses(printed),
    ...units(printed),
    words(line),
  ];
}

const ofMoney = /\b(?:deposit|rent|bond|month(?:ly)?|pcm|security|allowance|upfront|fee)\b/i;
const bare =
  /(?<![\d$£€₹.,/:#-])(?!(?:19|20)\d\d\b)(?:\d{1,3}(?:,\d{3})+|\d{3,6})(?![\d%]|[.,]\d|[-/:]|(?:st|nd|rd|th)\b| ?(?:r?sf|sq|square|feet|foot|ft|m2|m²|acres|months?|years?|days?|weeks?|hours?|people|cars|spaces|stalls|k[WV]|am[pP]s?|pm|am)\b| \p{Lu}\p{Ll})/gu;

/** `deposit 3400` in a chat: a figure without a currency in a sentence about money. */
function bareAmounts({ text, heading }: Line): Mention[] {
  if (!ofMoney.test(`${heading} ${text}`)) return [];
  const signed = amountsOf(text);
  return [...text.matchAll(bare)]
    .filter(({ index, 0: { length } }) => !signed.some(({ start, end }) => start < index + length && end > index))
    .map((match): Mention => {
      const value = Number(match[0].replaceAll(',', ''));
      const marks = ['per none', 'bare', `size ${Math.floor(Math.log10(Math.max(value, 0.1)) * 2)}`];
      const shown = value.toLocaleString('en-US');
      return { kind: 'money', value, shown, start: match.index, end: match.index + match[0].length, marks, text };
    });
}

function lengthOf(months: number): string {
  return months < 4 ? 'few' : months < 13 ? 'to a year' : months < 37 ? 'to three' : months < 61 ? 'to five' : 'more';
}

const bareArea =
  /(?<![\d$£€.,/-])(\d{1,3}(?:,\d{3})+|\d{3,6})(?:\.\d)?\s?(?:\+\/-\s?)?(?:(?:rentable|usable|net|gross)\s)?(?:feet|foot|ft|sqm|sq m|sq|metres|meters|k?sf)\b|\b(?:the|our|whole|full|entire|all|approx\.?|about|±|~|c\.)\s?(\d{1,3},\d{3})(?![\d%,])(?! (?:months|years|days|per|a |dollars))/gi;

function areas(text: string): Mention[] {
  const found: Mention[] = areasIn(text).map(({ size, unit, kind, start, end }) => ({
    kind: 'area',
    value: unit === 'sf' || unit === 'm2' ? size : `${size} ${unit}`,
    shown: `${size.toLocaleString('en-US')} ${unit === 'm2' ? 'square meters' : unit === 'sf' ? 'square feet' : unit}`,
    start,
    end,
    marks: [`unit ${unit}`, `is ${kind}`, `size ${Math.floor(Math.log10(Math.max(1, size)) * 2)}`],
    text,
  }));
  for (const match of text.matchAll(bareArea)) {
    if (found.some(({ start, end }) => start < match.index + match[0].length && end > match.index)) continue;
    const size = Number((match[1] ?? match[2] ?? '').replaceAll(',', ''));
    const meters = /sqm|sq m|metres|meters/i.test(match[0]);
    found.push({
      kind: 'area',
      value: size,
      shown: `${size.toLocaleString('en-US')} ${meters ? 'square meters' : 'square feet'}`,
      start: match.index,
      end: match.index + match[0].length,
      marks: [
        match[1] === undefined ? 'unit bare' : 'unit short',
        `size ${Math.floor(Math.log10(Math.max(1, size)) * 2)}`,
      ],
      text,
    });
  }
  return found;
}

const nameWord = String.raw`(?:\p{Lu}[\p{L}\d’'.&-]*|\d+[\p{Lu}]?\w*|&)`;
/** Adjacent capitalized words, including the small words between them and the company suffix. */
const capitalized = new RegExp(
  String.raw`(?<![\p{L}\d])\p{Lu}[\p{L}\d’'&-]*(?:\.(?=\s\p{Lu}))?(?:(?:,? (?=(?:LLC|L\.L\.C|LP|L\.P|LLP|PLLC|Inc|Ltd|Corp|GmbH|B\.V|N\.V|PLC|P\.C|Pty|Pvt|ULC|S\.A|Trust)\b)| (?:(?:of|and|the|de|du|la|von|van|y|for) )?| \((?:No\. ?\d|\p{Lu}[\p{L}. ]{1,30})\) )${nameWord}){0,7}`,
  'gu',
);
const company =
  /\b(?:LLC|L\.L\.C|LP|L\.P|LLP|PLLC|Inc|Incorporated|Ltd|Limited|Corp|Corporation|Company|Co|GmbH|AG|KG|B\.V|BV|N\.V|plc|PLC|P\.C|Pty|Pvt|ULC|S\.A|SAS|SARL|Trust|Partners|Partnership|Holdings|Properties|Associates|Realty|Group|Ventures|Foundation|Church|City|County|University|School|Authority|Estate|Fund|REIT|Investments|Cooperative)\b/;
const endsSentence = /(?<![\s,.;:&-])[\s,.;:&-]+$/;
/** `Lumen Textiles, Inc. They toured`: the next sentence. */
const afterName =
  /(?<=\b(?:LLC|LP|LLP|PLLC|Inc|Ltd|Limited|Corp|Co|plc)\b\.?),? (?:They|We|It|He|She|The|This|Our|I|You|Please|Their|If|As|In|On|At)\b.*$/u;
const onlyEnding =
  /^(?:LLC|LP|LLP|Inc|Incorporated|Ltd|Limited|Corp|Corporation|Company|Co|Trust|Partners|GmbH|plc|PLC)(?:\s(?:and|of|for)\b|$)/;
const noName =
  /^(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) \d.*|Both|The|This|That|These|If|We|You|Your|Our|It|Its|In|On|At|For|From|To|As|And|But|Or|No|Not|Yes|All|Any|Each|Of|By|With|Rent|Base Rent|Term|Premises|Tenant|Landlord|Lessor|Lessee|Owner|Lease|Letter|Re|Dear|Hi|Hello|Thanks|Date|Subject|Sent|Cc|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|NNN|CAM|TI|HVAC|RSF|SF|LOI|RFP|I|A|An|One|Two|Three|First|Second|They|He|She|There|So|Also|When|While|Until|After|Before|Once|Please|Month|Year|Deposit|Security Deposit|Parking|Signage|Use|Renewal|Options?|Broker|Brokers|Guarantor|Guaranty|OK|Ok|TBD|AM|PM|Suite|Unit|Building|Floor|Ground)$/;

function names(text: string): Mention[] {
  return [...text.slice(0, 700).matchAll(capitalized)].flatMap((match): Mention[] => {
    const lead =
      /^(?:(?:The|If|When|Since|While|Once|Unless|Although|Because|Whether|But|That|Not|Both|Response of|Dear|Hi|Hello|From|To|Re|By|For|And|Attn|Mr|Ms|Mrs|Dr|Between|Landlord|Tenant|Lessor|Lessee|Owner|Broker|Guarantor)\.? )+/.exec(
        match[0],
      )?.[0].length ?? 0;
    const value = match[0]
      .slice(lead)
      .replace(afterName, '')
      .replace(endsSentence, '')
      .replace(/(?<=\p{L}\.?) \d{1,2}$/u, '');
    if (value.length < 3 || noName.test(value) || onlyEnding.test(value) || !/\p{Ll}|\b(?:LLC|LP|LLP)\b/u.test(value))
      return [];
    const start = match.index + lead;
    const marks = [company.test(value) ? 'company' : 'no company', `words ${Math.min(4, value.split(' ').length)}`];
    return [{ kind: 'name', value, shown: value, start, end: start + value.length, marks, text }];
  });
}

/** A street with its number, or any number before a name: `118 Mercer`, `101 N. Main`. */
const shortAddress =
  /(?<![\d$£€.,:/-])\d{1,5}[A-Z]?(?:-\d{1,5})?\s(?:[NSEW]{1,2}\.?\s)?(?!(?:Months?|Years?|Days?|Yrs?|RSF|SF|Sq|Square|Feet|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|AM|PM)\b)\p{Lu}\p{Ll}[\p{L}’'-]{1,30}(?:\s\p{Lu}[\p{L}.’'-]{1,30}){0,3}/u;

/**
 * A corner of two streets, or a street before its number: `Burnside & 28th`, `Am Sandtorkai 50`, `Calle Velázquez 88`.
 */
const placed =
  /\b(?:(?:[NS]?[EW]?\s?corner|cnr)\s(?:of\s)?)?(?:\p{Lu}[\p{L}’'.-]{2,30}|\d{1,3}(?:st|nd|rd|th))(?:\s(?:St|Ave|Rd|Blvd)\b\.?)?\s(?:&|and|at)\s(?:\p{Lu}[\p{L}’'.-]{2,30}(?:\s(?:St|Ave|Rd|Blvd|Street|Avenue|Road)\b\.?)|\d{1,3}(?:st|nd|rd|th)\b(?!\s(?:floor|of|year|month)))|\b(?:(?:Am|An der|Rue|Calle|Via|Avenida|Boulevard|Plaza|Piazza|Rua|Avenue)\s(?:d[eu]s?\s|della?\s|la\s|l['’])?\p{Lu}[\p{L}’'-]{1,40}(?:\s\p{Lu}[\p{L}’'-]{1,40})?|\p{Lu}[\p{L}-]{0,40}(?:stra(?:ß|ss)e|allee|platz|weg|straat|laan|kade|gata|vej|gade|plein))\s?,?\s?\d{1,4}[a-z]?\b/u;

/** A place that is known by its name: `Larkmead Plaza`, `Hollin Farm, Otley`. */
const namedPlace =
  /(?:\b(?:Unit|Hall|Yard|Block|Plot|Building|Bldg|Shop) [A-Z]?\d{0,3}[A-Z]?,? )?\b\p{Lu}[\p{L}’'-]{2,30}(?:\s(?:(?:of|the|&)\s)?\p{Lu}[\p{L}’'-]{1,30}){0,3}\s(?:Estate|Park|Cent(?:re|er)|Plaza|Farm|House|Tower|Court|Mall|Row|Wharf|Docks?|Yard|Mills?|Works|Building|Arcade|Market|Galleria|Campus|Crossing|Village|Square|Commons|Landing|Depot|Airport|Marketplace|Loop|Gate|Quay|Lofts)\b(?! (?:LLC|L\.?P|Ltd|Limited|Inc|Trust|Associates|Owners?|Partners|Realty|Properties|Group|Holdings|Investors|Nominee|Management|Unit Trust|Company|Co))(?:, \p{Lu}[\p{L}’'-]{2,30}(?: \p{Lu}[\p{L}’'-]{2,30})?(?: [A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?)?){0,3}/u;

function addresses(text: string): Mention[] {
  const found = [
    ...addressesIn(text).map(({ text: value, ...span }) => ({ value, shown: value, ...span, mark: 'whole' })),
    ...streetAddress(text).map((read) => ({ ...read, mark: 'street' })),
  ].slice(0, 1);
  const short = found.length > 0 ? null : (shortAddress.exec(text) ?? placed.exec(text) ?? namedPlace.exec(text));
  if (short !== null)
    found.push({
      value: short[0],
      shown: short[0],
      start: short.index,
      end: short.index + short[0].length,
      mark: short[0].match(/\d/) === null ? 'named' : 'short',
    });
  return found.map(
    ({ value, shown, start, end, mark }): Mention => ({
      kind: 'address',
      value,
      shown,
      start,
      end,
      marks: [mark],
      text,
    }),
  );
}

const unitName =
  /\b(?:(?:offices?|units?|yard|hall|bays?|pitch|kiosk|lot|stall|rooms?|space|shop|suites?|ste|hangar|bldg|building|parcel|pad|desk|local|bureau|floor|fl|store|level|studio|cage|hut|stand|plot|block|no\.|number)\.?\s(?:nos?\.?\s|number\s)?#?(?:[A-Z]{1,3}-?)?\d[\w-]*(?:\s?(?:,|&|and|to|–|-)\s?(?:[A-Z]{1,2}-?)?\d[\w-]*)*|(?<![\w#])#\s?\d[\w-]*|(?:units?|hall|bays?|bldg\.?|building|shop|space|suites?|pad|parcel|studio|lot|block)\s[A-Z]\b(?![.’'])|\b(?:mezzanine|basement|lower level|lobby level|garden level|penthouse|ground level|street level)\b|\b[A-Z]-\d{2,4}\b|(?:the\s)?(?:whole|entire|part of the)?\s?(?:ground|lower|upper|top|first|second|third|fourth|fifth|sixth|seventh|\d{1,2}(?:st|nd|rd|th))[- ](?:floor|fl)\b|(?:front|back|east|west|north|south|left|right|lower|upper|old)\s(?:half|room|bay|wing|side|unit|end|barn|hall)\b)/gi;

function units(text: string): Mention[] {
  return [...text.slice(0, 400).matchAll(unitName)].slice(0, 3).map((match): Mention => {
    const value = match[0].trim();
    const marks = [`is ${/^\p{L}+/u.exec(value)?.[0].toLowerCase() ?? 'number'}`];
    return { kind: 'unit', value, shown: value, start: match.index, end: match.index + match[0].length, marks, text };
  });
}

function words(line: Line): Mention {
  const { text } = line.part;
  const value = text.trim().replace(/\s+/g, ' ');
  return { kind: 'words', value, shown: value, start: 0, end: line.text.length, marks: [], text: line.text };
}
