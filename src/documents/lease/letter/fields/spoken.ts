import type { Evidence, FieldContext } from '../../extract/field.ts';
import type { ReadValue } from '../../extract/readers.ts';
import type { Block } from '../../prepare/block.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { dateOrderOf } from '../date-order.ts';
import { asValue, inSentence } from '../letter-evidence.ts';
import { datesAfter, letterDayOf, plainNumber, readMonths } from '../letter-values.ts';
import { parkingCount } from '../parking-count.ts';
import { aSign } from '../sign-words.ts';
import { streetAddress } from './addresses.ts';
import { hasOtherAreas, premisesArea } from './areas.ts';
import { structure } from './expenses.ts';
import { firstParty } from './first-party.ts';
import { letterField } from './letter-field.ts';
import { options } from './renewal.ts';
import { unitNames } from './units.ts';

/**
 * Statements in spoken language, without a label or heading. Used last, and only for fields that have not been found
 * otherwise.
 */

const words = (piece: string): readonly ReadValue[] => {
  const value = piece.trim().replace(/\s+/g, ' ');
  const at = piece.length - piece.trimStart().length;
  return value === '' ? [] : [{ value, shown: value, start: at, end: piece.trimEnd().length }];
};
const firstMonths = (piece: string) => readMonths(piece).slice(0, 1);
const dateIn = (piece: string, context: FieldContext) =>
  datesAfter(piece, letterDayOf(context), dateOrderOf(context.text)).slice(0, 1);

const entity =
  /\b(?:LLC|L\.L\.C|LP|L\.P|LLP|PLLC|PBC|PC|Inc|Corp|Ltd|Limited|GmbH|B\.V|ULC|Co|Associates|Partners|Holdings|Foundation|Trust)\b/;
const asksForSpace =
  /\b(?:your (?:flyer|brochure|listing)|(?:move|moving) into your (?:building|center|centre)|you(?:['’]d| would) (?:give|pay) us|your form of lease|rent it from you|would like (?:an option )?to (?:take|lease|rent|sublease)|we would use it|we['’]d like one chance to stay|our lender)\b/i;
const offersSpace =
  /\b(?:your own works|propose you|can offer \w+|you['’]d (?:pay|go through|cover)|you (?:rent|lease|may stay)\b|you leave [$£€]|your (?:current |existing )?lease (?:on|ends|expires)|we lease on that floor)\b/i;

function lineOf(block: Block): ReturnType<Evidence['find']> {
  const name = firstParty(block.text.trim())[0];
  const lead = block.text.length - block.text.trimStart().length;
  return name === undefined || block.text.length > 70 || !entity.test(block.text)
    ? []
    : [{ ...name, span: { start: block.start + lead + name.start, end: block.start + lead + name.end }, block }];
}

/** The company on the letterhead, and the one in the recipient's address. */
function sides(text: LeaseText): {
  readonly writer: ReturnType<Evidence['find']>;
  readonly reader: ReturnType<Evidence['find']>;
} {
  const filled = text.blocks.filter((block) => block.text.trim() !== '');
  const greets = filled.findIndex(({ text: line }) =>
    /^\s*(?:dear|hi|hello)\b|^\s*[A-Z][a-z]+(?: [A-Z][a-z-]+)?\s*(?:,|--?|[–—:])\s*$/i.test(line),
  );
  const head = filled[0];
  if (head === undefined || greets < 2 || greets > 14) return { writer: [], reader: [] };
  return {
    writer: lineOf(head),
    reader: filled
      .slice(1, greets)
      .flatMap((block) => lineOf(block))
      .slice(0, 1),
  };
}

function bySide(name: string, writes: RegExp, other: RegExp, side: 'writer' | 'reader'): Evidence {
  return {
    name,
    kind: 'phrase',
    find: ({ text }) =>
      writes.test(text.document.text) && !other.test(text.document.text) ? [...sides(text)[side]] : [],
  };
}

const transfer = /\b(?:assign\w*|sub-?let\w*|sub-?sub-?let\w*|subbing|sub-?leas\w*|transfers?|underlet\w*)\b/i;

function consent(pattern: RegExp, unless?: RegExp): RegExp {
  return new RegExp(`^(?=.*${transfer.source})${unless ? `(?!.*${unless.source})` : ''}.*${pattern.source}`, 'is');
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const date = String.raw`(?:(?:${months})\.? \d{1,2}(?:,? \d{4})?|\d{1,2} (?:${months})(?: \d{4})?|\d{1,2}\/\d{1,2}\/\d{2,4})`;
const range = String.raw`(${date})\s*(?:to|through|until|[-–—])\s*(${date})`;
const rangeEnd = String.raw`${date}\s*(?:to|through|until|[-–—])\s*(${date})`;
const count = String.raw`(?:\d{1,3}|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Tt]en|[Tt]welve|[Ff]ifteen|[Tt]wenty)`;
const otherTime =
  /\b(?:options?|renew\w*|notice|free|abat\w+|guarant\w+|deposit|warranty|extensions?|stay|old lease|our lease)\b/i;

/** `three years, no wait, say thirty-eight months`: the speaker corrects the earlier words. */
const selfCorrection =
  /\bno,? (?:wait|sorry|make (?:it|that))\b|\bscratch that\b|\bI mean\b|\b(?:sorry|actually),? make (?:it|that)\b/;

export const spokenFields = [
  letterField('landlord', [
    bySide('reader', asksForSpace, offersSpace, 'reader'),
    bySide('writer', offersSpace, asksForSpace, 'writer'),
    inSentence(
      'ownerIs',
      /\b(?:owner|legal owner|ownership entity|landlord|sub-?landlord|lessor)\s*(?:is|=|:|\t)\s{0,200}((?!to be|tbd)[A-Z].{3,90})/i,
      firstParty,
    ),
    inSentence('weAreAgent', /\b([A-Z][\w&' ]{3,60}\b(?:LP|LLC|Inc|Ltd)\b\.?)(?= \(we['’]re the agent)/, firstParty),
  ]),
  letterField('tenant', [
    bySide('writer', asksForSpace, offersSpace, 'writer'),
    bySide('reader', offersSpace, asksForSpace, 'reader'),
    inSentence('lineTo', /^\s*to:\s+([A-Z].{3,60}\b(?:PC|LLC|LLP|Inc|Ltd|Corp)\b\.?)$/i, firstParty),
    inSentence('proposalFor', /\bproposal for ([A-Z][\w&' ]{3,60}\b(?:LLC|Inc|Ltd|LP|PC)\b\.?)/, firstParty),
  ]),
  letterField('premises_rsf', [
    inSentence(
      'inTalk',
      /\b(?:floor|space|suite|units?|shop|store|wing|rsf|box|hall|building|demise|offer|take|lease)\b/i,
      (piece, context) =>
        premisesArea(piece).map((found) =>
          hasOtherAreas(context.text, found) ? { ...found, doubt: 'The offer also names other areas.' } : found,
        ),
      {
        unless:
          /\b(?:first (?:offer|refusal)|expan\w+|allowance|mezzanine|storage in|free|months? \d|base rent on|ac|acres?)\b|[$£€]\s?\d[\d.,]*\s?\/?\s?(?:per )?(?:r?sf|foot)\b/i,
      },
    ),
  ]),
  letterField('premises_address', [
    inSentence(
      'inTalk',
      /\b(?:floor|space|shop|premises|wing|lease on|store|site|building|office space|1st|subject|re:)\b[^.]{0,60}?\s((?:\d|[A-Z]).{5,160})/i,
      streetAddress,
      { unless: /^\s*(?:c\/o|from|sent|to)\b/i },
    ),
  ]),
  letterField('suite_floor', [
    inSentence(
      'inTalk',
      /\b(?:floor|suite|units?|store|bays?|hall|shop|space)\b[^.]{0,200}\b(?:rsf|sf|sq\.?|square|lease|shop|offer|take|feet|storage)\b/i,
      unitNames,
      {
        unless: /\bfirst (?:offer|refusal)\b|\bfloor load\b|\bper floor\b/i,
      },
    ),
  ]),
  letterField('permitted_use', [
    inSentence(
      'useFor',
      /\b(?:would |will |may |shall |must )?use (?:it |the (?:space|premises|floor|shop) )?(?:is|for|as) ((?!of\b)[a-z][^.;]{5,160})/i,
      words,
      { unless: /\b(?:parking|deposit|elevator|cash|money)\b|\b(?:only|solely) for turnovers\b/i },
    ),
    inSentence(
      'only',
      /^\W*((?:[A-Z][\w-]+ )(?:[\w-]+ ){0,3}(?:center|clinic|restaurant|store|shop|office|salon|gym|bakery|warehouse)) only\b/,
      words,
    ),
  ]),
  letterField('term_months', [
    inSentence(
      'inTalk',
      new RegExp(
        String.raw`\b(?:thinking of|extra|length|term|[Ii]nitial (?:term|period)|[Pp]eriod)\b[^;$]{0,30}?((?<![\w-])${count}\s*(?:full |calendar |fiscal )?(?:months|mos|years|yrs)\b)`,
      ),
      firstMonths,
      { unless: otherTime },
    ),
    inSentence(
      'opening',
      new RegExp(
        String.raw`^\W*(?:\d\.\)?\s*)?(${count} (?:more |fiscal )?(?:years|months|yrs))\b(?:,| from| fixed| starting| and however)`,
      ),
      firstMonths,
      { unless: new RegExp(`${otherTime.source}|${selfCorrection.source}`, 'i') },
    ),
  ]),
  letterField('commencement_date', [
    inSentence('range', new RegExp(String.raw`\b(?:years?|months|term|period|trade)\b[^$]{0,60}?${range}`), dateIn, {
      unless: /\b(?:rent|\$|no charge|estimate|budget)\b/i,
    }),
    inSentence(
      'youCouldBeIn',
      new RegExp(String.raw`\b(?:be in by|start(?:s|ing)?(?: on)?|occupancy from)\s+(${date})`),
      dateIn,
      {
        unless: /\brent\b/i,
      },
    ),
  ]),
  letterField('expiration_date', [
    inSentence(
      'range',
      new RegExp(String.raw`\b(?:years?|months|term|period|trade)\b[^$]{0,60}?${rangeEnd}`),
      (piece, context) => dateIn(piece, context),
    ),
    inSentence(
      'goThrough',
      new RegExp(String.raw`\b(?:go through|so out|term (?:ends|runs (?:out|through)))\s+(${date})`),
      dateIn,
    ),
  ]),
  letterField('delivery_date', [
    inSentence(
      'handover',
      new RegExp(
        String.raw`\b(?:[Hh]andover|[Hh]anded over|[Tt]urnover|[Pp]ossession|[Kk]eys|entrance)\b[^.;]{0,40}?(${date})`,
      ),
      dateIn,
      { unless: /\bnot\b|n['’]t\b|\blate\b|\bfree\b/i },
    ),
    inSentence('entranceFrom', new RegExp(String.raw`\bfrom (${date}) (?:entrance|access|early entry)`), dateIn),
  ]),
  letterField('lease_structure', [
    inSentence(
      'anywhere',
      /\b(?:triple net|NNN|nnn|fully net|gross|mod(?:ified)? gross|all-in|all-inclusive|full service)\b/,
      (piece) =>
        /\bmod(?:ified)?\.? gross\b/i.test(piece)
          ? asValue('modified_gross')(piece, null as never)
          : /\bnnn\b/.test(piece)
            ? asValue('NNN')(piece, null as never)
            : /\ball-in\b/.test(piece)
              ? asValue('gross')(piece, null as never)
              : structure()(piece),
      { unless: /\bgross (?:sales|revenues?|receipts|rents|floor|internal)\b/i },
    ),
  ]),
  letterField('opex_estimate', [
    inSentence(
      'quoted',
      /\b(?:pass-?throughs?|NNN|nnn|service (?:charge|costs)|CAM|common area charge|operating costs|nets)\b[^;.]{0,120}?([$£€]\s?\d[\d.,]*\d)/,
      (piece) => {
        const value = plainNumber(piece.replace(/[$£€\s]/g, ''));
        return Number.isFinite(value) ? [{ value, shown: piece.trim(), start: 0, end: piece.length }] : [];
      },
      { unless: /\b(?:cap(?:ped)?|deposit|limit\w*|rent is|per (?:rsf|square foot),? (?:NNN|net))\b/i },
    ),
    inSentence(
      'youQuoted',
      /\b[Yy]ou (?:quoted|said|told us) ([$£€]\s?\d[\d.,]*\d)[^.]{0,50}\bfor those\b/,
      (piece) => [
        { value: plainNumber(piece.replace(/[$£€\s]/g, '')), shown: piece.trim(), start: 0, end: piece.length },
      ],
    ),
  ]),
  letterField('renewal_options', [
    inSentence(
      'inTalk',
      /\b(?:(?:one|1) chance to stay|extensions?|one more|more stretches|options?)\b/i,
      (piece) => {
        const stay = /\b(one (?:chance to stay|more))\b[^.;]{0,20}?(\d{1,2}|three|five)[\s-]?(months|yr|years?)/i.exec(
          piece,
        );
        const many =
          /\b(one|two|three|four)\s+(?:more )?(?:stretches of )?(\d{1,2}|three|five|ten)[\s-](?:years?|yr)\b/i.exec(
            piece,
          );
        const of =
          /\b(one|two|three|four) (?:more )?(?:options|extensions|stretches)(?: of)? (\d{1,2}|three|five|ten) (?:years)\b/i.exec(
            piece,
          );
        const match = of ?? stay ?? many;
        if (match === null) return options(piece);
        const number = (word: string) =>
          ({ one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 })[word.toLowerCase()] ?? Number(word);
        const times = match === stay ? 1 : number(match[1] ?? '');
        const length = number(match[2] ?? '') * (match === stay && /^m/i.test(match[3] ?? '') ? 1 : 12);
        const value = `${times} x ${length} months`;
        return [{ value, shown: value, start: match.index, end: match.index + match[0].length }];
      },
      {
        unless:
          /\b(?:no|not|without|don['’]t) (?:\w+ ){0,2}(?:option|extension)|\bpurchase\b|\boption (?:stage|fee|period)\b|\bto (?:say yes|walk away|decide)\b|\bour renewal option\b|\bterminat\w+|\bpermit\b|\bday extension\b|[$£€]\s?\d[^.;]{0,20}\bfor (?:an?|the|this)\b[^.;]{0,20}\boption\b/i,
      },
    ),
  ]),
  letterField('renewal_notice', [
    inSentence(
      'inTalk',
      /\b(?:stay|options?|extensions?|extend|prolong|renew\w*|after that|exercised|then (?:\d|two|three|four|again)|\d x \d|\b(?:at|by) (?:our|its|your) election)\b/i,
      (piece) => {
        const match =
          /\b(\d{1,3}|three|six|nine|twelve)[\s-]+(months?|mos?|days)\b['’]?\s*(?:prior |written )*(?:notice|word|warning|ahead|before)/i.exec(
            piece,
          );
        if (match === null) return [];
        const digits = { three: '3', six: '6', nine: '9', twelve: '12' }[(match[1] ?? '').toLowerCase()] ?? match[1];
        const value = `${digits} ${/^d/i.test(match[2] ?? '') ? 'days' : 'months'}`;
        return [{ value, shown: value, start: match.index, end: match.index + match[0].length }];
      },
      { unless: /\bterminat\w+|\bbreak\b|\b(?:get|walk|opt)[- ]?(?:out|away)\b|\bpre-?term\b|\bforfeit\w*/i },
    ),
  ]),
  letterField('assignment', [
    inSentence(
      'reasonable',
      consent(
        /\b(?:unreasonabl\w+|reasonable (?:standard|consent|ground)|good reason|important reason|no for no reason|hard about it|stand in the way)\b/i,
      ),
      asValue('reasonable'),
    ),
    inSentence(
      'discretion',
      consent(/\bconsent in (?:its|our|his) (?:sole )?discretion\b/i),
      asValue('sole_discretion'),
    ),
    inSentence(
      'prohibited',
      /\b(?:no (?:sub-?letting|subbing|assignment|subleasing|transfers?)|(?:can['’]t|cannot|may not) (?:sub-?sub-?let|sub-?let|sublease|assign))\b/i,
      asValue('prohibited'),
      { unless: /\bwithout\b|\bconsent\b|\bunless\b/i },
    ),
  ]),
  letterField('signage', [
    inSentence(
      'inTalk',
      new RegExp(`${aSign}|\\b(?:signage|banners?|pylon|fascia|directory)\\b|\\bour name (?:in|on|by)\\b`, 'i'),
      words,
      {
        unless:
          /\b(?:please sign|sign (?:below|here|the|this|and|it|on|a|like)|both sign|to sign|we sign|signs? off)\b|\b(?:will|must|shall|you|they|parties|we|she['’]ll) (?:both )?signs?\b/i,
      },
    ),
  ]),
  letterField('landlord_work', [
    inSentence(
      'theyWill',
      /\b(?:you|we|owner|landlord|I|proposer) (?:would |will |shall |must |to )(?:finish|refurbish|install|put in|replace|turn over|build|repaint|pull)\b|\b(?:we|owner|landlord) (?:refurbish\w*|pulls?|turns? over|installs?|repaints?)\b|\b(?:carpet|paint|walls?)\b[^.;]{0,30}\bby us\b|\bto be replaced by (?:the )?landlord\b/i,
      words,
    ),
  ]),
  letterField('utilities', [
    inSentence(
      'whoPays',
      /\b(?:after[\s-]hours|overtime)\b[^.;]{0,60}(?:[$£€]\s?\d|\bcost\b)|\b\d+ (?:kW|kVA)\b|\b(?:pays?|paying)\b[^.;]{0,40}\b(?:gas|electric\w*|light|water|power)\b/i,
      words,
    ),
  ]),
  letterField('maintenance_landlord', [
    inSentence(
      'shell',
      /\b(?:roof|structur\w+|fa[cç]ades?)\b[^.;]{0,120}\b(?:stay yours|yours to|landlord|lessor|owner)\b|\b(?:landlord|lessor|owner)\b[^.;]{0,40}\b(?:keeps?|repairs?|maintains?|replaces?)\b[^.;]{0,40}\b(?:roof|structur\w+|fa[cç]ades?|units)\b/i,
      words,
      { unless: /\bcost of\b/i },
    ),
  ]),
  letterField('maintenance_tenant', [
    inSentence(
      'inside',
      /\b(?:full repairing|schedule of condition|small repairs|service our own)\b|\b(?:tenant|occupant)\b[^.;]{0,40}\b(?:carries|does|maintains?|repairs?)\b[^.;]{0,60}\b(?:repairs|service contract|filters|HVAC|units)\b/i,
      words,
    ),
  ]),
  letterField('parking', [
    inSentence(
      'count',
      /\b(?:\d+|\w+) (?:\w+ )?(?:parking stalls|parking places|spots|stalls|parking spaces)\b[^.;]{0,60}|\bparking at \d/i,
      (piece) => words(piece).map((found) => ({ ...found, value: parkingCount(piece) ?? found.value })),
    ),
  ]),
] as const;
