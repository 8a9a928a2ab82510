import { addressesIn, type FoundAddress, isSameAddress, statePattern } from '#documents/lease/lexicon/addresses.ts';
import type { Block } from '#documents/lease/prepare/block.ts';
import type { Pair } from '#documents/lease/prepare/pairs.ts';
import { before, defineField, type Evidence, type FieldContext, type Reading } from '../../field.ts';
import { added, lateness, rank, weights } from '../../weights.ts';
import { letOffice, placesIn } from './places.ts';
import { otherClause } from './premises-areas.ts';

/** Words for the place that is let. */
const ownLabel =
  /\b(?:premises|property|building|project|cent(?:er|re)|location|demised|store|site|facility)\b|^(?:shop|stall|kiosk|unit|subjects)$|^(?:leased\s+|office\s+)?space$/;
const otherLabel = new RegExp(
  `${otherClause.source}|${/\b(?:landlord|tenant|lessor|lessee|notices?|payments?|broker|manager|management|agent|insurance|area|footage|size|square|share|tax|use|operating|condition|parking|mail|billing|delivery|services?|work|rules|hours|standard|systems?|signage|improvements?|owner|lease(?!\s+location$))\b/.source}`,
);
const leads =
  /\b(?:located|situated?|lying|commonly|known|numbered|street\s+address|address\s+of|address\s+is|address(?:es)?\s+(?:of\s+which|for)|premises|property|building|project|identified)\b[^.;]{0,70}$|\b(?:space|floor|suite|office|unit|store|warehouse|restaurant|outparcel|parcel|pad|lot|tract|land|plant|shop|clinic|yard|hangar|square\s+feet)\b[^.;]{0,60}\bat\s*$|\bfloors?\s+of\s+(?:the\s+building\s+(?:at|known\s+as)\s+)?$/i;
const term =
  '(?:(?:Demised|Leased|Subleased|Sublease|Original|Existing|Initial)\\s+)?(?:Premises|Property|Building|Project|Center|Shopping\\s+Center|Complex|Land|Site|Facility)';
const defined = new RegExp(
  `^[^“”";]{0,120}\\(?\\s*(?:(?:collectively|together|hereinafter|herein|referred\\s+to|called|as|or|and|the|such\\s+\\w+)[\\s,]+){0,6}[“"](?:the\\s+)?${term}[,.]?[”"]`,
  'i',
);

/** The words before an address, or the line above if the address is on a separate line: `the Property located at`. */
function leadOf({ text }: FieldContext, block: Block, { start }: FoundAddress): string {
  const above = start < 3 ? (text.blocks[block.index - 1]?.text ?? '') : '';
  return /\b(?:located|situated)\s+at:?$/.test(above)
    ? above.slice(-110)
    : // `known as No. 101 S. Church Street`: this period does not end a sentence.
      block.text.slice(Math.max(0, start - 110), start).replace(/\bNos?\.\s{0,3}$/, '');
}

/** `ABC LLC, having an address at`, `Attn:`: words before a party's address. */
const ofParty =
  /\b(?:notices?|attn|attention|c\/o|offices?\s+(?:is\s+|are\s+)?(?:located\s+)?at|(?:principal|registered)\s+(?:place|office)|mailing|whose|having|with\s+(?:an?\s+)?(?:principal\s+)?(?:address|offices?)|telephone|facsimile|copy\s+to|remittance|payable|paid|p\.?o\.?\s+box|e-?mail|billing|broker(?:age)?|escrow|agent|headquarters|address(?:es)?\s+(?:of|for)\s+(?:the\s+)?(?:landlord|tenant|lessor|lessee|guarantor|indemnifier)|(?:party\s+[ab]|lessor|lessee|landlord|tenant|company)\s+(?:is|are)\s+(?:located|situated))\b[^.;]{0,60}$/i;

/**
 * `the building known as Harbor Point, having an address of`: not a party's address, because buildings also have
 * addresses.
 */
const ofBuilding =
  /\b(?:building|premises|property|project|center|centre|complex|tower)\b(?![^.;]{0,120}\b(?:landlord|tenant|lessor|lessee|company|corporation|partnership|inc|llc)\b)[^.;]{0,110}\b(?:having|with|whose)\s+(?:an?\s+)?(?:\w+\s+)?address\b[^.;]{0,20}$/i;

export const premisesAddress = defineField({
  id: 'premises_address',
  label: 'Premises address',
  group: 'Premises',
  lookedFor: 'a street address of the premises, the property or the building',
  topics: ['premises', 'parties'],
  isSame: (a, b) => isSameAddress(String(a), String(b)) || placeWords(String(a)) === placeWords(String(b)),
  evidence: withPostcodes([
    inFull({
      name: 'label',
      kind: 'label',
      find: (context) =>
        context.text.pairs
          .filter((pair) => (ownLabel.test(pair.label) && !otherLabel.test(pair.label)) || isOwnAddress(context, pair))
          .flatMap((pair) => {
            const limit = pair.strength === 'labelled' ? 400 : 800;
            const piece = context.text.document.text.slice(
              pair.value.start,
              Math.min(pair.value.end, pair.value.start + limit),
            );
            return addressesIn(piece)
              .slice(0, 1)
              .map((address) => ({
                ...addressReading(
                  blockOf(context, pair.value.start + address.start) ?? pair.block,
                  pair.value.start,
                  piece,
                  address,
                ),
                weight: added(
                  pair.strength === 'titled' ? weights.titledAddress : 0,
                  /\b(?:premises|demised|leased)\b/.test(pair.label) ? weights.labelOfPremises : 0,
                  address.complete ? rank.complete : rank.incomplete,
                  lateness(address.start, 40),
                ),
              }));
          }),
    }),
    {
      // `located at 10975 South Sterling View Drive, South Jordan, Utah`
      name: 'located',
      kind: 'phrase',
      find: (context) =>
        openingAddresses(context).flatMap(({ block, address }) =>
          leads.test(leadOf(context, block, address))
            ? [
                {
                  ...addressReading(block, block.start, block.text, address),
                  weight: added(rank.fixedForm, address.complete ? rank.complete : rank.incomplete),
                },
              ]
            : [],
        ),
    },
    {
      // `10030 West 27th Avenue, Wheat Ridge, Colorado 80215 (the “Premises” or “Property”)`
      name: 'definedTerm',
      kind: 'definedTerm',
      find: (context) =>
        openingAddresses(context).flatMap(({ block, address }) =>
          definedIn(block.text.slice(address.end, address.end + 220)).map((length) => {
            const reading = addressReading(block, block.start, block.text, address);
            const end = Math.max(reading.span.end, block.start + address.end + length);
            return {
              ...reading,
              span: { start: reading.span.start, end },
              weight: address.complete ? rank.complete : rank.incomplete,
            };
          }),
        ),
    },
    {
      // `RE: Lease of 12 Main Street, Boston, Massachusetts`
      name: 'subject',
      kind: 'phrase',
      find: (context) =>
        openingAddresses(context).flatMap(({ block, address }) =>
          /^\s*(?:re|subject|regarding)\s*:/i.test(block.text)
            ? [{ ...addressReading(block, block.start, block.text, address), weight: rank.asByHeading }]
            : [],
        ),
    },
    inFull({
      // `120 EAST VAN BUREN STREET` above `TURN KEY DATACENTER LEASE`
      name: 'title',
      kind: 'phrase',
      find: ({ text }) =>
        text.blocks.slice(0, 12).flatMap((block, index) => {
          const [address] =
            block.kind === 'heading' || block.text.length < 160
              ? addressesIn(wholeLine(block, text.blocks[index + 1]))
              : [];
          const near = [text.blocks[index - 1], text.blocks[index + 1]];
          const isTitle =
            address !== undefined &&
            ((/^\W*$/.test(block.text.slice(0, address.start) + block.text.slice(address.end)) &&
              near.some(
                (each) => each !== undefined && each.text.length < 80 && /\blease\b(?!.*\bbetween\b)/i.test(each.text),
              )) ||
              /\blease\b/i.test(block.text.slice(0, address.start)));
          return isTitle ? [{ ...addressReading(block, block.start, block.text, address), weight: rank.inferred }] : [];
        }),
    }),
    {
      // `located at East Liuge Village, Weiwu Road, Bozhou`: places without a house number, as translated contracts name them.
      name: 'place',
      kind: 'phrase',
      find: (context) =>
        context.text
          .blocksWith(['located', 'situated', 'location', 'address', 'leases', 'intersection'])
          .filter(({ start, attached }) => start < openingOf(context.text.document.text.length) && !attached)
          .flatMap((block) =>
            // A building's name is used as address only if there is no other.
            placesIn(block.text, openingAddresses(context).length === 0).map(({ text: value, start, end }) => ({
              value,
              shown: value,
              span: { start: block.start + start, end: block.start + end },
              block,
            })),
          ),
    },
  ]),
  exclusions: [
    {
      // `ABC LLC, having an address at …`, `Attn: …`, notices and payments.
      name: 'partyAddress',
      excludes: (candidate) =>
        candidate.evidence !== 'subject' &&
        ofParty.test(before(candidate, 110)) &&
        !ofBuilding.test(before(candidate, 160)) &&
        !letOffice.test(before(candidate, 200)),
    },
    { name: 'notices', excludes: ({ block }) => /\bnotices?\b|\bbrokers?\b/.test(block.section) },
    {
      // `adjacent to`, `the property of others at`, an option on another building.
      name: 'otherPlace',
      excludes: (candidate) =>
        /\b(?:adjacent|adjoining|neighbou?ring|relocat\w+|opposite|formerly|currently\s+leas\w+|currently\s+occup\w+|other\s+premises|expansion|recorded|courthouse|office\s+of\s+the)\b[^.;]{0,80}$/i.test(
          before(candidate, 120),
        ),
    },
  ],
});

/** The document prints a street without its city here, and the full address elsewhere: the full one is quoted. */
function inFull(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) => {
      const found = evidence.find(context);
      if (found.every(({ value }) => /,/.test(String(value)))) return found;
      const complete = completeAddresses(context);
      return found.map((reading) => {
        const street = String(reading.value);
        const full = /,/.test(street) ? undefined : complete.find(({ value }) => isSameAddress(String(value), street));
        return full === undefined ? reading : { ...reading, ...full };
      });
    },
  };
}

/**
 * `214 Byres Road, Glasgow` here and `214 Byres Road, Glasgow G12 8UD` elsewhere: the one with the postcode is used.
 */
function withPostcodes(all: readonly Evidence[]): Evidence[] {
  const isOpen = ({ value }: Reading) => /,/.test(String(value)) && !/\d/.test(String(value).split(',').at(-1) ?? '');
  return all.map((evidence) => ({
    ...evidence,
    find: (context) => {
      const found = evidence.find(context);
      if (!found.some(isOpen)) return found;
      const complete = completeAddresses(context);
      return found.map((reading) => {
        const own = String(reading.value);
        const full = isOpen(reading)
          ? complete.find(
              ({ value }) => String(value).startsWith(`${own} `) && /\d/.test(String(value).slice(own.length)),
            )
          : undefined;
        return full === undefined ? reading : { ...reading, ...full };
      });
    },
  }));
}

/** Addresses with a city that are not an office of a party, each street once. */
function completeAddresses({ text }: FieldContext): Reading[] {
  const found = new Map<string, Reading>();
  for (const block of text.blocks) {
    if (block.attached || !block.operative || block.contents || /\bnotices?\b|\bbrokers?\b/.test(block.section))
      continue;
    for (const address of addressesIn(block.text)) {
      const lead = block.text.slice(Math.max(0, address.start - 110), address.start);
      if (!address.complete || ofParty.test(lead) || found.has(address.street)) continue;
      found.set(address.street, addressReading(block, block.start, block.text, address));
    }
  }
  return [...found.values()].slice(0, 100);
}

/** `Address: 167 Sidney Street` on a separate line, and not below the name of a party. */
function isOwnAddress({ text }: FieldContext, { label, strength, block }: Pair): boolean {
  if (
    !/^(?:street\s+|property\s+|common\s+|municipal\s+|civic\s+)?address$/.test(label) ||
    strength === 'titled' ||
    block.start > 15_000
  )
    return false;
  const above = text.blocks.slice(Math.max(0, block.index - 3), block.index);
  return !above.some((each) =>
    /^\W*(?:\d[\d.()a-z]*\s+)?(?:landlord|tenant|lessor|lessee|notices?|broker|guarantor|owner|name|company|manager|payments?)\b/i.test(
      each.text,
    ),
  );
}

function blockOf({ text }: FieldContext, at: number): Block | undefined {
  return text.blocks.find(({ start, end }) => start <= at && at < end);
}

/** Where the text of this address ends and that of the next address begins. */
function definedIn(trail: string): number[] {
  const match = defined.exec(trail);
  return match !== null && addressesIn(match[0]).length === 0 ? [match[0].length] : [];
}

function openingOf(length: number): number {
  return Math.max(20_000, length * 0.15);
}

function openingAddresses({ text }: FieldContext): { block: Block; address: FoundAddress }[] {
  const limit = openingOf(text.document.text.length);
  return text.blocks.flatMap((block, index) =>
    block.start > limit || block.contents || block.attached
      ? []
      : addressesIn(wholeLine(block, text.blocks[index + 1])).flatMap((address) =>
          address.start < block.text.length ? [{ block, address }] : [],
        ),
  );
}

/** A line that ends with a comma continues on the next line: `No. 107, Songren Rd.,⏎Xinyi Dist., Taipei City`. */
function wholeLine(block: Block, next: Block | undefined): string {
  return block.text.endsWith(',') && next?.start === block.end + 1
    ? `${block.text} ${next.text.slice(0, 120)}`
    : block.text;
}

/**
 * `offset`: where `piece` begins in the document. A city and state that are separated from the street are added to it.
 */
function addressReading(block: Block, offset: number, piece: string, address: FoundAddress): Reading {
  const whole = address.complete ? address : withCity(piece, address);
  return {
    value: whole.text,
    shown: whole.text,
    span: { start: offset + whole.start, end: offset + whole.end },
    block,
  };
}

const cityWord = "[A-Z][\\w.’'-]+(?:\\s+[A-Z][\\w.’'-]+){0,2}";

/** `in the City of Sunnyvale, State of California, … known as 475 Potrero Avenue`; `655 North Franklin Street City: Tampa`. */
function withCity(text: string, address: FoundAddress): Pick<FoundAddress, 'text' | 'start' | 'end'> {
  const from = Math.max(0, address.start - 260);
  const nearby = text.slice(from, address.end + 160);
  const city = new RegExp(
    `(?<!\\b(?!The\\s)[A-Z][a-z]{1,20}\\s)\\b(?:(?:[Cc]ity|[Tt]own|[Vv]illage|CITY)\\s+(?:of|OF)\\s+|City:\\s*)(${cityWord})`,
  ).exec(nearby);
  if (city?.[1] === undefined) return withTown(text, address);
  const state = new RegExp(`\\b(?:[Ss]tate|[Cc]ommonwealth)(?:\\s+of\\s+|:\\s*)(${statePattern})`).exec(nearby);
  const parts = state === null ? [city] : [city, state];
  const name = city[1].replace(/(?<!\s)\s+(?:State|County|Zip)$|(?<=[a-z]{3})\.$/, '');
  return {
    text: [address.text, name, ...(state?.[1] === undefined ? [] : [state[1]])].join(', ').replace(/\s+/g, ' '),
    start: Math.min(address.start, ...parts.map(({ index }) => from + index)),
    end: Math.max(address.end, ...parts.map((part) => from + part.index + part[0].length)),
  };
}

const townName =
  "(?:(?:St\\.?|Great|Little|North|South|East|West)\\s)?[A-Z][a-z’'-]+(?:[- ](?:upon|on|under|in|le|by|the)[- ][A-Z][a-z]+|(?:\\s[A-Z][a-z]+)?)(?:\\s\\d{1,2}W?)?";
const notATown =
  /^,\s+(?:Landlord|Tenant|Lessor|Lessee|Licens\w+|Suites?|Units?|Floors?|Rooms?|Shops?|Buildings?|Blocks?|Lots?|Plans?|Phases?|Sections?|Exhibits?|Schedules?|Title|Together|The|This|Being|Which|And|Attn|Attention|Premises|Property)\b/;
/** `17 Tavern Street, Ipswich as shown edged red`: a town, and perhaps its county, before the address ends. */
const townBehind = new RegExp(
  `^(?:,\\s+${townName}){1,2}(?:,\\s+[A-Z]\\d\\d\\s?[A-Z\\d]{4}\\b)?(?=\\s+(?:as|shown|edged|more|which|and|extending|comprising|registered|having)\\b|\\s*[.;:)(“"\\n]|\\s*$|,\\s+(?:as|shown|edged|more|being|together|comprising|extending|which|having|and)\\b)`,
);

function withTown(text: string, address: FoundAddress): Pick<FoundAddress, 'text' | 'start' | 'end'> {
  const behind = text.slice(address.end, address.end + 90);
  const town = notATown.test(behind) ? null : townBehind.exec(behind);
  if (town === null) return address;
  return {
    text: `${address.text}${town[0]}`.replace(/\s+/g, ' '),
    start: address.start,
    end: address.end + town[0].length,
  };
}

function placeWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
