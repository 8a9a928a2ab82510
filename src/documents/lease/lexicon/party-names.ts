import type { Span } from '../../document.ts';

/** A party's name as printed, without the description of its entity. */
export interface PartyName extends Span {
  readonly name: string;
}

/** Company suffixes of the US, Canada, the UK, the EU and Asia; the period after them is not part of it. */
const suffix =
  '(?:Inc|Incorporated|Corp|Corporation|Co|Company|L\\.?\\s?L\\.?\\s?C|L\\.?L\\.?L?\\.?P|L\\.?P|Pvt|Ltd|Limited|Ltée|Ltee|P\\.?L\\.?C|U\\.?L\\.?C|GmbH|mbH|AG|SE|KG|OHG|B\\.?V|N\\.?V|S\\.?A\\.?S?|S\\.?[àaA]\\.?\\s?r\\.?l|SARL|S\\.?p\\.?A|S\\.?L|S\\.?R\\.?L|Pty|Pte|Oyj?|AB|A/S|ApS|ASA|K\\.?K|Sdn|Bhd|P\\.?C|P\\.?A|PLLC|N\\.A|R\\.E\\.I\\.T|REIT|Trust|Bank|Partnership|Partners|Associates|Foundation|University|Authority|Association|Society|Church|Fund)';
const endsInSuffix = new RegExp(`(?:^|[\\s,(])${suffix}\\.?$`, 'i');

const entity =
  '(?:limited\\s+liability(?:\\s+limited)?\\s+(?:company|partnership)|(?:limited|general)\\s+partnership|corporation|company|partnership|trust|association|individuals?|sole\\s+proprietor\\w*|sole\\s+trader|municipality|bank|co-?operative|joint\\s+venture|authority|body\\s+corporate|body\\s+politic|institution|agency|political\\s+subdivision|non-?profit|charity|married\\s+\\w+|single\\s+\\w+|unmarried\\s+\\w+|resident|person|society|subsidiary|affiliate|entit(?:y|ies)|LLC|L\\.L\\.C\\.|LLLP|LLP|LP|L\\.P\\.|Inc\\b\\.?|plc)';
/** `, a Delaware limited liability company`, `, a [STATE] corporation`, ` a Florida limited partnership`, `, each a Florida Corporation`, `, a company incorporated …`. */
const described = new RegExp(
  `(?:,\\s*(?:(?:each|both|all)(?:\\s+of\\s+(?:which|whom))?\\s+(?:is\\s+|being\\s+)?)?(?:[aA]\\s*\\([nN]\\)|an?|AN?)|,\\s*(?:each|both|all)|\\s{1,200}(?:each\\s+)?(?:a\\s*\\(n\\)|an?)(?=\\s+(?:\\p{Lu}|limited|company|corporation|private|public)))\\s+(?:[\\p{L}\\d.()/’'&-]+\\s+){0,7}?(?i:${entity})(?![\\p{L}\\d])|,\\s*an?\\s+(?:\\[|_{2})`,
  'u',
);

/** Text that may follow a name but is not part of it. */
const tail =
  /,?(?<!\s)\s+(?:whose|having|with\s+(?:an?\s|its\s|their\s|the\s|offices?|principal|registered|place|address|company\s+number)|incorporated\s+(?:and|in|under)|registered\s+(?:in|at|with|under|number)|organi[sz]ed\s+(?:and|in|under)|existing\s+under|formerly\s+known|now\s+known|also\s+known|f\/k\/a|n\/k\/a|t\/a\b|\/?u\/[adt](?:\/\w)?\b|under\s+(?:agreement|declaration|trust|the\s+laws)|dated\b|DATED\b|doing\s+business|residing|aged\s+(?:about\s+)?\d|(?:PAN|CIN|UEN|NRIC)\s+(?:[Nn]o\.?\s+)?[A-Z\d]|(?:son|daughter|wife)\s+of\b|domiciled|located\s+at|c\/o|(?:ID|I\.D\.|[Ii]dentity)\s+(?:[Cc]ard|[Nn]o|[Nn]umber)|[Bb]usiness\s+[Ll]icen[sc]e|[Ll]egal\s+(?:[Rr]epresentative|[Pp]erson|[Aa]ddress)|[Pp]assport|Attn|Attention|Tel(?:ephone)?\b|Phone|Fax|E-?mail|Address\b|represented\s+by|duly\b|acting\b|hereinafter|hereafter|herein\b|at\s+\d|carrying\s+on\s+business|operating\s+(?:as|under)|A[BC]N\s+\d|(?:company|registration|registered|organi[sz]ation)\s+(?:no|number)\b)|,\s+(?:as\s+to\s+an?\s+undivided|(?:as\s+)?(?:joint\s+tenants|tenants\s+in\s+common|tenants\s+by)|husband\s+and\s+wife|wife\s+and\s+husband|his\s+wife|her\s+husband|individually|jointly|collectively|together|a\s+body|its\s+successors?|and\s+its\s+successors?|(?:as\s+)?(?:\w+\s+)?(?:successors?|assignees?)(?:[\s-]+in[\s-]+interest)?\s+(?:to|of|by)\b|solely|by\s+(?:its|and)|in\s+(?:his|her|its|their)|for\s+(?:itself|himself|and)|on\s+behalf|being|(?:both|each|all)\s+of\s|(?:an?\s+)?party\s+of|(?:his|HIS)\s+(?:wife|WIFE)|(?:her|HER)\s+(?:husband|HUSBAND)|HUSBAND\s+AND\s+WIFE|(?:AN?\s+)?INDIVIDUALLY|of\s+the\s+(?:[Ff]irst|[Ss]econd|FIRST|SECOND)|P\.?\s?O\.?\s+Box|No\.\s*\d|\d)|(?<!\s)\s+of\s+(?:\d|(?:Level|Suite|Unit|Shop|Floor)\s+\d|P\.?\s?O\.|the\s+(?:City|County|Town)\s+of|the\s+(?:[Ff]irst|[Ss]econd|FIRST|SECOND)\s+(?:[Pp]art|PART)\b|\[)|(?<!\s)\s+\((?!\s?(?:\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,2}|\d{1,2})\s?\)\s+\p{Lu})|(?<!\s)\s+\d{1,5}[A-Z]?\s+(?:\p{Lu}\p{L}+\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Way|Lane|Drive|Boulevard|Park|Place|Square|Court|Quay|Parkway|Crescent|Terrace)\s+(?=\p{Lu}\p{Ll}+\s+[A-Z]{1,2}\d)|(?:(?<!\s)\s+)?[\n\t;“"[]/u;
const trustee =
  /^,?\s+(?:not\s+(?:individually|personally),?\s+but\s+)?(?:solely\s+|only\s+)?(?:(?:in\s+(?:his|her|its|their)\s+capacity\s+)?(?:as|AS)\s+)?(?:sole\s+|co-?)?(?:[Tt]rustees?|TRUSTEES?)\s+(?:of|for|under|OF|FOR|UNDER)\s+(?:the\s+|THE\s+|a\s+)?(?=\p{Lu})/u;
const lead =
  /^(?:[\s,;:.•–—-]+|(?:and|by|with|to|the\s+undersigned|undersigned|\(?\d\)|\d\.|\d{1,2}\.\d{1,2}|Messrs\.?|M\/s\.?)(?=\s)|\d\.(?=\p{Lu})|the\s+(?:company\s+)?(?=\p{Lu})|(?:[Tt]he\s+)?(?:Landlord|Tenant|Lessor|Lessee),\s+(?=\p{Lu})|(?:The|the)\s+(?:\p{Ll}+\s+){1,4}(?:incorporated|organi[sz]ed|existing|established)\s+(?:and\s+\w+\s+)?(?:under|in)\s+(?:the\s+laws\s+of\s+)?(?:the\s+)?\p{Lu}\p{L}+\s+)/u;
const alias = /^,?\s+(?:d\/?b\/?a\.?|doing\s+business\s+as|trading\s+as)\s+(?=[“"]?\p{Lu})/iu;

/**
 * The names in a list of parties; `several`: the words around them state that there is more than one: `A, a Nevada
 * corporation, and B INC., a Delaware corporation, jointly and severally`.
 */
export function partyNamesIn(text: string, several = false): PartyName[] {
  const found: PartyName[] = [];
  let from = 0;
  for (let turn = 0; turn < 12 && from < text.length; turn += 1) {
    const skipped = skip(text.slice(from));
    const at = from + skipped;
    const end = at + nameLength(text.slice(at));
    const raw = text.slice(at, end);
    const rest = text.slice(end);
    const isEach =
      several ||
      /^,?\s+(?:each|both|all|husband|wife|his\s+wife|her\s+husband|jointly|individuals?\b|individually|as\s+(?:joint|tenants))/i.test(
        rest,
      );
    const names = splitNames(raw, isEach).filter(({ name }) => isPartyName(name));
    if (names.length === 0) break;
    for (const { name, start, end: stop } of names) found.push({ name, start: at + start, end: at + stop });
    const next = nextParty(rest);
    if (next === null) break;
    from = end + next;
  }
  return found;
}

function skip(text: string): number {
  let at = 0;
  for (let turn = 0; turn < 6; turn += 1) {
    const length = lead.exec(text.slice(at))?.[0].length ?? 0;
    if (length === 0) break;
    at += length;
  }
  return at;
}

/** `ACN 098 221 407` between a trustee's name and `as trustee for the Harlow Court Unit Trust`. */
const ofTrustee = /^,?\s+\(?A[BC]N:?\s+\d[\d ]{7,14}\d\)?(?=,?\s+as\s+trustee\s)/;

/**
 * How far a name extends: up to its description, an address or a role. The trust of a trustee and a trade name are part
 * of it.
 */
function nameLength(text: string): number {
  let from = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const rest = text.slice(from);
    const stop = Math.min(
      described.exec(rest)?.index ?? rest.length,
      tail.exec(rest)?.index ?? rest.length,
      sentenceEnd(rest),
      companyEnd(rest),
    );
    const at = trusteeAt(rest, stop) + (ofTrustee.exec(rest.slice(stop))?.[0].length ?? 0);
    const going = trustee.exec(rest.slice(at)) ?? null;
    if (going) {
      from += at + going[0].length;
      continue;
    }
    const also = alias.exec(rest.slice(stop));
    if (also) {
      from += stop + also[0].length;
      continue;
    }
    return from + stop;
  }
  return from;
}

function trusteeAt(text: string, stop: number): number {
  const at = text.search(
    /,?(?<!\s)\s+(?:not\s+(?:individually|personally)|(?:solely\s+|only\s+)?(?:as|AS)\s+(?:sole\s+|co-?)?(?:[Tt]rustee|TRUSTEE)|(?:sole\s+|co-?)?(?:[Tt]rustees?|TRUSTEES?)\s+(?:of|for|under|OF|FOR|UNDER))/,
  );
  return at >= 0 && at <= stop ? at : stop;
}

/** `Parent, Inc. pursuant to a guaranty`: lowercase words after a company suffix continue the sentence. */
function companyEnd(text: string): number {
  const match =
    /\b(?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|Corp|CORP|LP|L\.P|LLP|PLC|GmbH)\.?(?=,?\s+\p{Ll})(?!\s+(?:d\/b\/a|dba|and(?!\s+(?:any|all|each|every|its|such|other|their)\b)|of|for|the)\b|,\s+(?:d\/b\/a|dba|and|of)\b)/u.exec(
      text,
    );
  return match === null ? text.length : match.index + match[0].length;
}

/** A period that ends the name, unlike that of `Inc.`, `St.` or an initial. */
function sentenceEnd(text: string): number {
  for (const match of text.matchAll(/[.:](?=\s+[A-Z(]|\s*$)/g)) {
    const word = /(?<!\S)\S+$/.exec(text.slice(0, match.index))?.[0] ?? '';
    const isNewSentence =
      /^.\s+(?:Landlord|Tenant|Lessor|Lessee|The|This|All|Any|Such|If|Upon|Notices?|Attn|Its|In)\b/.test(
        text.slice(match.index),
      );
    if (
      !isNewSentence &&
      match[0] === '.' &&
      (word.length < 3 ||
        new RegExp(`^${suffix}$`, 'i').test(word) ||
        /^(?:\w\.)+\w$|^(?:Mrs|Messrs|Prof)$/i.test(word))
    )
      continue;
    return match.index;
  }
  return text.length;
}

/** Where the next party of the list begins, after the description of the previous one. */
function nextParty(rest: string): number | null {
  const description = described.exec(rest);
  const behind = description?.index === 0 ? description[0].length : 0;
  for (const match of rest.matchAll(
    /(?:[,;]|\))?(?<!\s)\s+(?:and|AND|&)\s+(?:\(?(?:ii?i?|[b-d2-4])\)\s+)?(?=(?:the\s+)?\p{Lu}|\d+\s+\p{Lu}{2})|[,;]\s+(?=\p{Lu})/gu,
  )) {
    if (match.index < behind) continue;
    if (match.index > 400) return null;
    const at = match.index + match[0].length;
    const next = rest.slice(at);
    const length = nameLength(next.slice(skip(next)));
    const name = next.slice(skip(next), skip(next) + length).trim();
    if (!isPartyName(name)) continue;
    const own = described.exec(next.slice(skip(next) + length))?.index === 0;
    const isDirect = behind > 0 && match.index <= behind + 1 && /and|AND|&/.test(match[0]) && name.includes(' ');
    // `Maria Lopez; Jose Lopez`
    const isList = match[0].startsWith(';') && match.index <= behind + 1 && /^\D[^\s\d]*\s\D+$/.test(name);
    if (own || endsInSuffix.test(name) || isDirect || isList) return at;
  }
  return null;
}

/**
 * `A, Inc. and B, LLC` are two; `Johnson and Johnson` is one, unless the words after it are `each` or `husband and
 * wife`.
 */
function splitNames(raw: string, isEach: boolean): PartyName[] {
  const parts: PartyName[] = [];
  let from = 0;
  for (const match of raw.matchAll(/,?(?<!\s)\s+(?:and|AND|&)\s+|,\s+/g)) {
    const left = raw.slice(from, match.index);
    const right = raw.slice(match.index + match[0].length);
    const word = /^[^\s,]+/.exec(right)?.[0] ?? '';
    const isComma = !/and|&/i.test(match[0]);
    // `GmbH & Co. KG` is a single company suffix.
    if (/^Co\.?\s*(?:KG|OHG|KGaA)\b/.test(right)) continue;
    if (isComma && (new RegExp(`^${suffix}\\.?$`, 'i').test(word) || /^National\s+Association\b/i.test(right)))
      continue;
    const companies = endsInSuffix.test(left) && endsInSuffix.test(right);
    const people =
      isEach &&
      /\s/.test(left.trim()) &&
      /\s/.test(right.trim()) &&
      !/^(?:Jr|Sr|II|III|IV)\b/.test(right) &&
      (!isComma || /\s(?:and|AND|&)\s/.test(right));
    if (!companies && !people) continue;
    parts.push({ name: left, start: from, end: match.index });
    from = match.index + match[0].length;
  }
  parts.push({ name: raw.slice(from), start: from, end: raw.length });
  return parts.map(({ name: printed, start }) => {
    const whole = printed.replace(/(?<![\s,;])[\s,;]+$/, '');
    // `OPUS NORTHWEST, L.L.C., Effective Date`: words after a company suffix are another name only if they have a
    // suffix too.
    const cut = [...whole.matchAll(/,\s+(?=\p{Lu})/gu)].find(
      (match) => endsInSuffix.test(whole.slice(0, match.index)) && !endsInSuffix.test(whole),
    );
    const name = cut === undefined ? whole : whole.slice(0, cut.index);
    const trimmed = name.replace(/^[\s,;“"'‘]+/, '');
    const clean = trimmed
      .replace(/(?<![\s,;:“"”'’])[\s,;:“"”'’]+$|(?<!\s)\s+(?:and|AND|&)\s*$/, '')
      .replace(
        /(?<=\b(?:Corporation|Company|Limited|Partnership|Trust|Bank|Associates|Partners|Association|Authority))\.$/i,
        '',
      );
    const at = start + name.length - trimmed.length;
    return { name: clean.replace(/\s+/g, ' '), start: at, end: at + clean.length };
  });
}

const roleFirst =
  /^(?:the\s+)?(?:landlord|tenant|lessor|lessee|sub-?(?:landlord|lessor|tenant|lessee)|licens(?:or|ee)|guarantor)(?:s|[’']s?)?\b/i;
const noName =
  /^(?:landlord|tenant|lessor|lessee|sub-?(?:landlord|lessor|tenant|lessee|lease)|licensor|licensee|owner|this|these|that|the\s+(?:landlord|tenant|lessor|lessee|undersigned|part(?:y|ies)|date|lease|term|premises|building|following|address)|lease|agreement|amendment|date|section|article|exhibit|premises|as\s+of|its|each|any|such|if|upon|name|see|same|none|n\/?a\b|not\s+applicable|tbd|attn|attention|address|by|page|whereas|company|contact|in\s+witness|notices?|title|said|all|no|other|of\s+the\s+(?:one|first|second|third|fourth|other)\s+part|rent|guarantors?|part(?:y|ies)|undersigned|telephone|phone|tel|fax|e-?mail|seal|signature|signed|sign|witness(?:es)?|print(?:ed)?|authori[sz]ed|defined|effective|as\s+defined|in\s+consideration|witnesseth|concurrently|simultaneously|contemporaneously|pursuant|subject|notwithstanding|provided|during|prior|except|further|therefore|accordingly|now|for\s+and|monday|january|february|march|april|may|june|july|august|september|october|november|december)(?![\w’'-]+\s+[A-Z])\b/i;

const endsInBusiness =
  /\b(?:properties|realty|holdings?|investors?|investments?|ventures?|group|owners?|estates?|development|enterprises|shops?|stores?)$/i;
const isStreet =
  /^\d{1,6}[A-Z]?\s.*\b(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|way|court|ct|place|parkway|pkwy|highway|hwy|floor|suite\s+\w+)\b/i;

/**
 * Text that is only the end of a name, for example after a page break in `W.M. RICKMAN`: `CONSTRUCTION CO.`, `SERVICES,
 * INC.`
 */
const endOfName =
  /^(?:construction|services?|company|properties|holdings|development|management|enterprises|industries|associates|realty|investments?|group|partners|technologies|systems)(?:,?\s+(?:co|company|inc|incorporated|corp|corporation|llc|l\.l\.c|lp|l\.p|ltd|limited))?\.?$/i;

/** Whether the words can be a party's name: capitalized, and not a sentence, a blank or a role. */
export function isPartyName(name: string): boolean {
  if (name.length < 2 || name.length > 200 || !/^[\p{Lu}\d]/u.test(name) || /_{3}|\[|\*{3}|\.{4}/.test(name))
    return false;
  // `A N D`: a word printed with spaces between its letters.
  if (/^\p{Lu}(?:\s\p{Lu}){1,11}$/u.test(name)) return false;
  // `LLC By`: the end of a name above a signature.
  if (/^(?:LLC|INC|CORP|LTD|LP|LLP|L\.L\.C|L\.P)\b\.?(?:,?\s+By)?$/i.test(name)) return false;
  // `Sample Letter of Intent`, `Dear Landlord`, `Building Name`: a title, a greeting or the label of a form.
  if (
    /\bletter of intent\b|^dear\b|\b(?:landlord|tenant|building|owner|property|lessor|lessee)(?:['’]s)? name$/i.test(
      name,
    )
  )
    return false;
  // `US$1,800`: an amount.
  if (/^(?:US|HK|AU|NZ|[ACS])?[$£€₹]\s?\d/.test(name)) return false;
  // `33. Bulk Sale`: a heading.
  if (/^\d{1,3}\.\s/.test(name)) return false;
  if (
    /,\s+(?:(?:Managing|Executive|Senior|Vice)\s+)?(?:President|Director|Manager|Member|Secretary|Treasurer|Chief\s+\w+\s+Officer|C[EFO]O|Esq)\b/.test(
      name,
    )
  )
    return false;
  // Words that a preamble prints on separate lines, and headings of a summary.
  if (
    /^(?:AND|BETWEEN|PARTIES|(?:TABLE\s+OF\s+)?CONTENTS|GUARANT(?:Y|EE|OR))[\s–-]*$|^(?:Schedule|Summary|Basic|Key|Fundamental)\s+(?:(?:of|the|lease|key|basic|principal|fundamental)\s+)*(?:terms|provisions|information|particulars)$/i.test(
      name,
    )
  )
    return false;
  // `Salem, OR 97301` is a line in an address.
  if (
    /,\s*[A-Z]{2}\.?,?\s+\d{5}|\b\d{5}(?:-\d{4})?$/.test(name) ||
    /^An?\s.*\b(?:partnership|company|corporation|trust)$/i.test(name) ||
    roleFirst.test(name) ||
    endOfName.test(name) ||
    /\/s\/|:/.test(name)
  )
    return false;
  if (name.includes(')') && !name.includes('(')) return false;
  if (
    noName.test(name) ||
    /^\d+(?:[.,]\d+)*$/.test(name) ||
    (isStreet.test(name) && !endsInSuffix.test(name) && !endsInBusiness.test(name))
  )
    return false;
  if (new RegExp(`^${suffix}\\.?$`, 'i').test(name)) return false;
  if (
    /\b(?:shall|hereby|pursuant|agrees?|will|must|means?|is|are|was|has|have|whereas|the\s+(?:Landlord|Tenant|Lessor|Lessee)|(?<!(?:[Tt]rustees?|TRUSTEES?)\s)under)\b/.test(
      name,
    )
  )
    return false;
  const words = name.split(/\s+/);
  const small = words.filter(
    (word) =>
      /^\p{Ll}/u.test(word) &&
      !/^(?:and|of|the|for|at|de|la|le|du|des|van|von|der|den|y|e|d\/b\/a|dba|in|as|its|to|on|not|individually,?|personally,?|under|but|sole(?:ly)?|trustee|plc|mbh|inc\.?|lt[ée]e\.?)$/.test(
        word,
      ),
  ).length;
  return small <= words.length * 0.2;
}

/** The same party in different spellings: punctuation, case, `the` and the company suffix make no difference. */
export function isSameParty(a: string, b: string): boolean {
  return a === b || plainName(a) === plainName(b);
}

function plainName(name: string): string {
  return name
    .split(';')
    .map((part) =>
      part
        .toLowerCase()
        .replace(/&/g, ' and ')
        .replace(/[^\p{L}\d]+/gu, ' ')
        .trim()
        .replace(/^the /, ''),
    )
    .map((part) =>
      part
        .replace(/\b(?:l l c|limited liability company)\b/g, 'llc')
        .replace(/\bl p\b/g, 'lp')
        .replace(/\bincorporated\b/g, 'inc')
        .replace(/\bcorporation\b/g, 'corp')
        .replace(/\blimited\b/g, 'ltd')
        .replace(/\bcompany\b/g, 'co'),
    )
    .sort()
    .join('; ');
}
