import type { Evidence, FieldContext } from '../../extract/field.ts';
import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import { addressesIn, statePattern } from '../../lexicon/addresses.ts';
import { inSentence, underHeading } from '../letter-evidence.ts';
import { type Term, termsOf } from '../terms.ts';
import { letterField } from './letter-field.ts';

const streetWords = String.raw`(?:Street|St\.?|Avenue|Ave\.?|Road|Rd\.?|Boulevard|Blvd\.?|Drive|Dr\.?|Lane|Ln\.?|Court|Ct\.?|Way|Place|Pl\.?|Parkway|Pkwy\.?|Highway|Hwy\.?|Square|Terrace|Plaza|Row|Crescent|Broadway|Turnpike|Trail|Circle|Wharf|Quay|Mews|Gardens|Close|Hill|Walk|Yard|Gate|Esplanade|Crossing|View)(?![A-Za-z])`;
const street = new RegExp(
  String.raw`(?:\b\d{1,6}[A-Z]?(?:[-–]\d{1,5})?\s+(?:[NSEW]\.?\s+)?(?:[A-Z0-9][\w.'’-]*\s+){1,4}?${streetWords}|\b(?:NEC|SEC|NWC|SWC|(?:[Nn]orth[ -]?|[Ss]outh[ -]?)?(?:(?:[Ee]ast|[Ww]est)(?:erly|ern)?\s)?[Cc]orner)\s+(?:of\s+)?[A-Z][\w. &]{3,70}?${streetWords}(?:\s*(?:&|and)\s*[\w. ]{3,40}?${streetWords})?)(?:\s+(?:South|North|East|West|[NSEW]{1,2})\b)?(?:,?\s+(?:Suites?|Ste\.?|Units?|Floor|\d+(?:st|nd|rd|th) Floor)\s*[\w-]*)?(?:,\s+(?!(?:Spaces?|Suites?|Units?|Floors?|Pads?|Shops?|Bays?)\b)(?:(?:St|Ft|Mt)\. )?[A-Z][\w'’-]+(?: [A-Z][\w'’-]+){0,3}){0,3}(?:,?\s{1,200}(?:[A-Z]{2}\s+)?\d{5}(?:\d(?!\d))?(?:-\d{4})?|\s{1,200}[A-Z]{1,2}\d{1,2}[A-Z]?\b)?`,
);

const road = String.raw`[A-Z\d][\w.’'-]*(?:\s[A-Z\d][\w.’'-]*){0,4}`;
/** `northwest corner of State Highway 121 and Coit Road, Frisco, Texas`, `SWC of I-35 & County Road 158`. */
const corner = new RegExp(
  String.raw`\b(?:NEC|SEC|NWC|SWC|(?:NE|NW|SE|SW|(?:[Nn]orth|[Ss]outh)[ -]?(?:east|west)(?:erly|ern)?)\s[Cc]orner)\s+(?:of\s+)?(?:the\s+intersection\s+of\s+)?${road}\s+(?:and|&|at)\s+${road}(?:,\s[A-Z][\w’'-]+(?:\s[A-Z][\w’'-]+){0,2}){0,3}(?:\s\d{5})?`,
);

/** `84 Deansgate, Manchester M3 2ER`: a street without such a word, with its British postcode. */
const withPostcode =
  /(?<![\d.,£$€]|\b(?:Units?|Suites?|Shops?|Blocks?|Floors?|Bays?|Plots?|Warehouse|Building|Level) )\b\d{1,4}[A-Za-z]?(?:[-–/]\d{1,4}[A-Za-z]?)?,? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3},(?: \p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|upon|on|le)){0,3},?){1,3} [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u;

export function streetAddress(piece: string): readonly ReadValue[] {
  const found = addressIn(piece);
  if (!/\d[^\p{Ll}]{0,40}\p{Lu}{4}/u.test(piece)) return found;
  // `215 DOHERTYS ROAD, LAVERTON NORTH VIC` in capitals is read as `215 Dohertys Road`.
  const plain = piece.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
  const whole = addressIn(plain).map((each) => {
    const words = piece.slice(each.start, each.end);
    return { ...each, value: words, shown: words };
  });
  return lengthOf(whole) > lengthOf(found) ? whole : found;
}

const lengthOf = ([first]: readonly ReadValue[]): number => (first === undefined ? 0 : first.end - first.start);

function addressIn(piece: string): readonly ReadValue[] {
  const posted = withPostcode.exec(piece);
  if (posted !== null) {
    const value = posted[0];
    return [{ value, shown: value, start: posted.index, end: posted.index + value.length }];
  }
  const atCorner = corner.exec(piece);
  if (atCorner !== null) {
    const value = atCorner[0];
    return [{ value, shown: value, start: atCorner.index, end: atCorner.index + value.length }];
  }
  const match = street.exec(piece);
  const [read] = addressesIn(piece);
  // `WAREHOUSE 3, 215 DOHERTYS ROAD`: the number of a unit is not part of the street address.
  const unit = /^\d{1,4},\s(?=\d)/.exec(read?.text ?? '')?.[0].length ?? 0;
  const found = read === undefined ? undefined : { ...read, text: read.text.slice(unit), start: read.start + unit };
  if (match) {
    const value = match[0].trim();
    // `45 Hillside Road, Space 22, Cranston, Rhode Island 02920`: the pattern stops at `Space`.
    if (found?.complete && found.start === match.index && found.text.length > value.length)
      return [{ value: found.text, shown: found.text, start: found.start, end: found.end }];
    return [{ value, shown: value, start: match.index, end: match.index + value.length }];
  }
  return found === undefined ? [] : [{ value: found.text, shown: found.text, start: found.start, end: found.end }];
}

/** The tenant's current address in a letter about staying there. */
const addressee: Evidence = {
  name: 'addressee',
  kind: 'sentence',
  find: ({ text }) => {
    if (
      !/\bextend(?:ing)? your lease\b|\byour (?:current|existing) lease\b|\brenew(?:ing|al of)? your lease\b/i.test(
        text.document.text,
      )
    )
      return [];
    const dear = text.blocks.findIndex((block) => /^\s*(?:dear|re)\b/i.test(block.text));
    for (const block of text.blocks.slice(0, Math.max(0, dear))) {
      const found = streetAddress(block.text)[0];
      if (found) return [{ ...found, span: { start: block.start + found.start, end: block.start + found.end }, block }];
    }
    return [];
  },
};

/** `Re: Sublease of 6th floor, 588 West Superior` under a letterhead with the same number and street. */
const subjectAndLetterhead: Evidence = {
  name: 'subjectAndLetterhead',
  kind: 'phrase',
  find: ({ text }) => {
    const subject = text.blocks.slice(0, 20).find((block) => /^\s*(?:re|subject)\s*:/i.test(block.text));
    const short = /\b\d{1,6} (?:[NSEW]\.? |North |South |East |West )?[A-Z]\w+/.exec(subject?.text ?? '')?.[0];
    const block = text.blocks
      .slice(0, 12)
      .find((each) => short !== undefined && each !== subject && each.text.startsWith(short));
    const found = block === undefined ? undefined : streetAddress(block.text)[0];
    return block === undefined || found === undefined
      ? []
      : [{ ...found, span: { start: block.start + found.start, end: block.start + found.end }, block }];
  },
};

/** `Landlord: Alder LLC`, then `Address: …`: a party's own address, not that of the space. */
function isOfParty(term: Term, { text }: FieldContext): boolean {
  if (!/^(?:(?:mailing|notice|business|registered) )?address$/i.test(term.heading)) return false;
  const terms = termsOf(text);
  const above = terms[terms.indexOf(term) - 1]?.topics ?? [];
  return above.some((topic) => ['landlord', 'tenant', 'guaranty', 'brokers'].includes(topic));
}

const townLine = new RegExp(
  String.raw`^\s*[A-Z][\w.’' -]{1,40},\s+(?:[A-Z]{2}|${statePattern})(?:\s+\d{5}(?:-\d{4})?)?\s*$`,
);

/** `2475 Hospital Parkway` and `Knoxville, Tennessee 37922` on the next line. */
function withTown(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((found) => {
        const { block, span, value } = found;
        const next = context.text.blocks.slice(block.index + 1).find(({ text }) => text.trim() !== '');
        if (
          next === undefined ||
          block.kind === 'row' ||
          next.kind === 'row' ||
          span.end < block.start + block.text.trimEnd().length - 1
        )
          return found;
        if (!townLine.test(next.text) || /,/.test(String(value).replace(/,\s+(?:Suite|Unit|Floor)\b.{0,200}$/, '')))
          return found;
        const whole = `${String(value)}, ${next.text.trim()}`;
        return {
          ...found,
          value: whole,
          shown: whole,
          span: { start: span.start, end: next.start + next.text.trimEnd().length },
        };
      }),
  };
}

/** A letter in prose that names only one street address after its salutation. */
const onlyAddress: Evidence = {
  name: 'onlyAddress',
  kind: 'sentence',
  find: ({ text }) => {
    const dear = text.blocks.findIndex((block) => /^\s*(?:dear|hi|hello)\b/i.test(block.text));
    const body = dear < 0 ? [] : text.blocks.slice(dear + 1);
    const found = body.flatMap((block) =>
      streetAddress(block.text).map((each) => ({
        ...each,
        span: { start: block.start + each.start, end: block.start + each.end },
        block,
      })),
    );
    const first = found[0];
    return first && found.length === 1 ? [{ ...first, weight: rank.weak }] : [];
  },
};

/** `Subject: 4700 Tradeport Circle`, and in the letter `4700 Tradeport Circle, Groveport, OH 43125`. */
function completed(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((found) => {
        const value = String(found.value);
        if (!/^\d{1,6}\s[^,]{4,60}$/.test(value)) return found;
        for (const block of context.text.blocksWith([value.split(' ')[0]?.toLowerCase() ?? ''])) {
          const at = block.text.indexOf(`${value}, `);
          const whole = at < 0 ? undefined : addressesIn(block.text.slice(at, at + 200))[0];
          if (whole?.complete && whole.start === 0 && whole.text.length > value.length)
            return {
              ...found,
              value: whole.text,
              shown: whole.text,
              span: { start: block.start + at, end: block.start + at + whole.end },
              block,
            };
        }
        return found;
      }),
  };
}

export const premisesAddress = letterField('premises_address', [
  completed(withTown(underHeading('heading', ['premises', 'building'], streetAddress, { except: isOfParty }))),
  completed(inSentence('subjectLine', /^\s*(?:re|sub|subject|building)\s*:\s*(.{5,200})/i, streetAddress)),
  inSentence(
    'spaceAt',
    /\b(?:inspected|space|premises|located|Bldg\.? \w+|Building \w+|sub-?lease|store|suite \w+)\b[^.]{0,60}?(?:,| at| in)\s+(.{5,160})/i,
    streetAddress,
  ),
  subjectAndLetterhead,
  inSentence('corner', /^\W*((?:NEC|SEC|NWC|SWC)\b.{10,160})$/, streetAddress),
  addressee,
  onlyAddress,
]);
