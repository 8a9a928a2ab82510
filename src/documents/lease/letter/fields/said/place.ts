import { datesIn, showDate } from '#documents/lease/lexicon/dates.ts';
import { rank } from '../../../extract/weights.ts';
import { dateOrderOf } from '../../date-order.ts';
import { isAnotherDeal } from '../../left-open.ts';
import { asPrinted, linesOf, type Said, saying } from '../../letter-saying.ts';
import { plainFigures } from '../../plain-figures.ts';
import { streetAddress } from '../addresses.ts';
import { letterField } from '../letter-field.ts';

/** Where the space is, how it was measured, and the date of the letter. */

const unit = String.raw`(?:(?:Offices?|Units?|Yard|Hall|Bays?|Pitch|Kiosk|Lot|Stall|Rooms?|Space|Shop|Suites?|Ste\.?|Hangar|Bldg\.?|Building|Parcel|Pad|Desk)\s(?:[Nn]os?\.?\s?)?(?:[A-Z]{1,2}-?)?\d[\w-]*(?:(?:,\s|\s?(?:&|and|to|–|-)\s?)(?:[A-Z]{1,2}-?)?\d[\w-]*)*|(?:Units?|Hall|Bays?|Bldg\.?|Building|Shop|Space|Suites?|Pad)\s[A-Z]\b(?![.’'])|\b(?:ground|lower|upper|first|second|third|fourth|fifth|sixth|top|\d{1,2}(?:st|nd|rd|th))[- ]floor\b|\b(?:front|back|east|west|north|south|dry|left|right)\s(?:half|room|bay|wing)\b|\bfloor\s\d{1,2}\b)`;

const placeNoun =
  '(?:House|HOUSE|Bldg|Park|PARK|Centre|CENTRE|Center|CENTER|Plaza|PLAZA|Commons|COMMONS|Tower|TOWER|Towers|Mall|MALL|Square|Court|Building|BUILDING|Mill|Mills|Wharf|Quay|Estate|Campus|CAMPUS|Yard|Works|Boathouse|Crossing|CROSSING|Village|VILLAGE|Market|Arcade|Exchange|Point|Landing|Station|Terminal|Depot|Barn|Airport|AIRPORT|Shops|SHOPS|Marketplace|Gallery|Pavilion|Galleria|Business Park|Trade Park|Retail Park|Circle|Street|STREET|Road|Lane|Avenue|Row|Way)';
/** A building or center by its name, with the places after it: `Corrib House, Merchants Road, Galway`. */
const namedPlace = new RegExp(
  String.raw`(?<![\p{L}\d’'.-])(?:(?:\p{Lu}[\p{L}\d’'.-]{0,40}|the) ){1,4}${placeNoun}\b(?:,? \d{1,3}\b)?(?:, \p{Lu}[\p{L}’'.-]{0,40}(?: \p{Lu}[\p{L}’'.-]{0,40}){0,3}){0,3}(?: \d{5,6}\b|(?<=\bDublin) \d{1,2}W?\b)?`,
  'u',
);
const placeHeading =
  /^(?:premises|property|site|location|where|object|mietobjekt|subjects?|address|building|demise|the (?:space|premises|property|building)|re|sub)\b/i;
const placeLead =
  /^\W*(?:proposed |lease of )?(?:lease|sub-?lease|sublet|space|unit|premises|offices?|shop)\b.{0,40}\b(?:at|in|of)\b/i;
const notPlace =
  /\b(?:c\/o|attn|@|tel|fax|registered office|head office|mail to|notices?|first (?:offer|refusal)|our (?:other|current)|currently in)\b|^(?:from|to|sent|cc|by)\b/i;

/** Words next to the name of a building other than the one offered. */
const elsewhere =
  /\b(?:c\/o|attn|tel|fax|registered office|head office|mail to|notices?|our (?:other|current)|currently in|headquarters|across from|next to|near|opposite|formerly)\b|^(?:from|to|sent|cc|by)\s*:/i;

const space =
  '(?:unit|shop|space|store|storefront|lot|building|barn|garage|yard|warehouse|hall|stall|kiosk|corner|pad|parcel|land|property|place|suite|house|bay|depot|mill|studio|loft|basement|end ?cap|booth|counter|rooms?|office|floor|wing|showroom|greenhouse|hangar)';
/** `the corner unit on Elm`, `the old Texaco lot at the light in Dunmore`, `Building C @ Sagebrush Business Park`. */
const spokenPlace = new RegExp(
  String.raw`\b(?:the|your|that) (?:[\p{L}\d’'-]{1,20} ){0,3}${space} (?:(?:on|at|in|off|next to|behind|beside|across from|opposite|by|near|above|under) (?:the )?(?:[\p{Ll}’'-]{1,20} ){0,3}\p{Lu}[\p{L}’'.-]{2,24}(?: \p{Lu}[\p{L}’'-]{1,24}){0,2})|\b(?:the|your) (?:old |former |little |big )?(?:\p{Lu}[\p{L}’'-]{2,24} ){1,2}(?:lot|building|barn|mill|warehouse|garage|yard|depot|property)\b|\b(?:Building|Bldg\.?|Units?|Hall|Shop|Bays?) [A-Z\d][\w-]{0,5} (?:@|at|in) (?:the )?\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30}){1,4}`,
  'u',
);
const landmark =
  '(?:station|church|bridge|light|lights|corner|entrance|gate|market|river|tracks|school|library|post office|gas station|highway|pier|harbou?r|beach|mall|bank|firehouse|rink|square|ferry|airport|courthouse|bus stop|roundabout|canal|park|hospital|stadium|lobby|lift|escalator)';
/** `the kiosk by the station entrance`: a place without a name. */
const byLandmark = new RegExp(
  String.raw`\b(?:the|your|that) (?:[\p{Ll}’'-]{1,20} ){0,3}${space} (?:on|at|in|off|next to|behind|beside|across from|opposite|by|near|above|under) the (?:[\p{Ll}’'-]{1,20} ){0,3}${landmark}\b`,
  'u',
);
/** The name of a building, if the offer mentions only one: `the print shop at Canal Side Works`. */
const buildingNoun =
  '(?:House|Bldg|Park|Centre|Center|Plaza|Commons|Towers?|Mall|Square|Building|Mills?|Wharf|Quay|Works|Boathouse|Crossing|Village|Arcade|Exchange|Landing|Station|Terminal|Depot|Airport|Marketplace|Pavilion|Galleria)';
const anyBuilding = new RegExp(
  String.raw`(?<![\p{L}\d’'.-])(?:\p{Lu}[\p{L}\d’'-]{1,30} ){1,3}${buildingNoun}\b(?!,? (?:LLC|LP|L\.P|Inc|Ltd|Limited|Corp|Co\b|Partners|Associates|Properties|Holdings|Management|Realty|Capital|Group|Owner|Investors|Trust|Company|Advisors|\p{Lu}[\p{L}’'-]* (?:LLC|LP|Inc|Ltd)))`,
  'gu',
);
/** The sentence is about renting this space. */
const aboutThis =
  /\b(?:offer|rent|lease|leasing|take|looked at|saw|toured|about|located|subject|re|interested in|interest in|proposal|want|deal|where we are|would like)\b/i;

export const saidPlaces = [
  letterField('suite_floor', [
    saying(
      'unit',
      [new RegExp(unit, 'u')],
      (_, { part }): Said => {
        const found = new RegExp(unit, 'u').exec(part.text)?.[0];
        return found === undefined ? null : { value: found, shown: found };
      },
      {
        unless:
          /\b(?:first (?:offer|refusal)|ROF[OR]|expan\w+|must-take|relocat\w+|parking|adjoining|next door|adjacent|floor load|live load|CPI|RPI|index(?:ed)?|ceiling|t\/m2|per floor|neighbou?r\w*|@|tel\b|c\/o|attn|dear|conditions?|comparable|other tenants)\b|^(?:from|to|sent|page)\b/i,
      },
    ),
  ]),
  letterField('premises_address', [
    {
      name: 'atStreet',
      kind: 'sentence',
      find: ({ text }) => {
        for (const { part, whole } of linesOf(text)) {
          if (
            !/\b(?:at|premises|property|space|building|bldg|shop|store|lot|cellar|unit|suite|ste|toured?|site|location|warehouse|hall|yard|office|re|floor|land|parcel|sublet|lease|where|address)\b/i.test(
              whole,
            ) ||
            /\b(?:c\/o|attn|@|tel|fax|registered office|head office|mail to|notices?|first (?:offer|refusal))\b|^(?:from|to|sent|cc|by)\b/i.test(
              whole,
            ) ||
            isAnotherDeal(whole)
          )
            continue;
          const found = streetAddress(part.text)[0];
          if (found)
            return [
              { ...found, span: { start: part.start + found.start, end: part.start + found.end }, block: part.block },
            ];
        }
        return [];
      },
    },
    {
      name: 'namedPlace',
      kind: 'sentence',
      find: ({ text }) => {
        for (const { part, heading, whole } of linesOf(text)) {
          const label = /^(?:re|subject|sub\.?)\s*:\s*/i.exec(part.text)?.[0] ?? '';
          if (!(placeHeading.test(heading) || label !== '' || placeLead.test(part.text)) || notPlace.test(whole))
            continue;
          const match = namedPlace.exec(part.text.slice(label.length, 400));
          if (match === null) continue;
          const start = part.start + label.length + match.index;
          return [
            {
              value: match[0],
              shown: match[0],
              span: { start, end: start + match[0].length },
              block: part.block,
              weight: rank.weak,
            },
          ];
        }
        return [];
      },
    },
    {
      name: 'spokenPlace',
      kind: 'sentence',
      find: ({ text }) => {
        for (const { part, whole } of linesOf(text)) {
          if (!aboutThis.test(whole) || notPlace.test(whole.replace(/\s@\s/g, ' at ')) || isAnotherDeal(whole))
            continue;
          const words = part.text.slice(0, 600);
          const match = spokenPlace.exec(words) ?? byLandmark.exec(words);
          if (match === null) continue;
          const start = part.start + match.index;
          const span = { start, end: start + match[0].length };
          return [{ value: match[0], shown: match[0], span, block: part.block, weight: rank.vague }];
        }
        return [];
      },
    },
    {
      name: 'onlyBuilding',
      kind: 'sentence',
      find: ({ text }) => {
        const named = linesOf(text).flatMap(({ part, whole }) =>
          elsewhere.test(whole) || isAnotherDeal(whole)
            ? []
            : [...part.text.slice(0, 600).matchAll(anyBuilding)].map((match) => ({ match, part })),
        );
        const [first] = named;
        const nameOf = (words: string) => words.replace(/^(?:The|At|In|Re|Our|Your|Dear) /, '').toLowerCase();
        if (first === undefined || named.some(({ match }) => nameOf(match[0]) !== nameOf(first.match[0]))) return [];
        const value = first.match[0].replace(/^(?:The|At|In|Re|Our|Your) /, '');
        const end = first.part.start + first.match.index + first.match[0].length;
        return [
          {
            value,
            shown: value,
            span: { start: end - value.length, end },
            block: first.part.block,
            weight: rank.onlyName,
          },
        ];
      },
    },
  ]),
  letterField('agreement_date', [
    {
      name: 'nearTop',
      kind: 'sentence',
      find: ({ text }) => {
        const order = dateOrderOf(text);
        for (const block of text.blocks.filter((each) => each.text.trim() !== '').slice(0, 6)) {
          const own = plainFigures(block.text);
          const found = datesIn(own, order)[0];
          if (found === undefined || own.length > 110) continue;
          const before = own.slice(0, found.start);
          if (
            /\b(?:until|expir\w*|by|before|commenc\w*|start\w*|from|keys|possession|ends?|term|lease of|dated the|rfp of|lease dated|available|as of|through|wrote)\b/i.test(
              before,
            ) ||
            before.length > 90
          )
            continue;
          return [
            { value: found.iso, shown: showDate(found.iso), span: { start: block.start, end: block.end }, block },
          ];
        }
        return [];
      },
    },
  ]),
  letterField('measurement_standard', [
    saying(
      'standard',
      [
        /\b(?:BOMA|IPMS|RICS|NIA|GIA|NLA|GLA|PCA|gif|MF\/G|NEN|drip[- ]?line|re-?measur\w+|as measured|measured (?:by|to|after|from)|stipulated|no re-?measurement|carpet area|saleable|super built-?up|usable to rentable|load factor)\b/i,
      ],
      asPrinted,
      { unless: /\b(?:form §|BOMA form|anchor|sales)\b/i },
    ),
  ]),
];
