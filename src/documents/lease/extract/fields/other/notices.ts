import type { Span } from '#documents/document.ts';
import { addressesIn, statePattern } from '#documents/lease/lexicon/addresses.ts';
import type { Block } from '#documents/lease/prepare/block.ts';
import { hitsIn } from '#documents/lease/prepare/lease-text.ts';
import type { Pair } from '#documents/lease/prepare/pairs.ts';
import { clauseEvidence } from '../../clause-evidence.ts';
import { labelledPairs, phraseEvidence } from '../../evidence.ts';
import { defineField, type Evidence, type FieldContext, type Reading } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';
import { rank } from '../../weights.ts';

const side = "(?:(?:sub-?)?(?:landlord|lessor|tenant|lessee)|licensor|licensee)(?:'?s'?)?";
const label = new RegExp(
  `^(?:if\\s+to\\s+(?:the\\s+)?|to\\s+(?:the\\s+)?|for\\s+(?:the\\s+)?)?${side}(?:\\s+(?:notice\\s+)?address(?:es)?(?:\\s+for\\s+(?:all\\s+)?notices?(?:\\s+purposes)?)?(?:\\s+and\\s+(?:\\w+\\s+){0,2}(?:contact|telephone|phone|fax|e-?mail)(?:\\s+\\w+)?)?)?(?:,?\\s+(?:at\\s+)?(?:the\\s+following\\s+address|at))?$|^(?:notices?\\s+)?address(?:es)?\\s+(?:for\\s+notices?\\s+)?(?:of|to)\\s+(?:the\\s+)?${side}(?:$|\\.)|^for\\s+notices$|^${side}\\s+notices?(?:\\s+address)?$`,
);
const partyOnly = new RegExp(`^${side}$`);
/** A state with its ZIP code, or a Canadian or British postal code; a house number or a box is neither. */
const postal = new RegExp(
  `(?:${statePattern}|\\b(?!LP|NW|NE|SW|SE)[A-Z]{2})\\.?,?\\s+\\d{5}(?:-\\d{4})?\\b|\\b[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d\\b|\\b[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}\\b`,
);

export const notices = defineField({
  id: 'notices',
  label: 'Notice addresses',
  group: 'Other',
  lookedFor: 'addresses for notices',
  topics: ['notices', 'parties'],
  many: true,
  isSame: (a, b) => plain(a) === plain(b) || isPartOf(a, b) || isPartOf(b, a),
  evidence: [
    labelled('label', (pair) => !partyOnly.test(pair.label)),
    // Under the clause on notices a party's name alone announces its address.
    labelled(
      'partyInNotices',
      (pair, context) =>
        partyOnly.test(pair.label) && (/notice/.test(pair.block.section) || followsNotices(pair.block, context)),
    ),
    linesBelow(),
    atPartyAddresses(),
    inNotices(
      phraseEvidence(
        // `Landlord: c/o Copley Harbor Advisors, 99 Summer Street, …`, `if to Tenant, to 88 Greene Street, …` in the clause on notices
        'partyThenAddress',
        ['landlord', 'lessor', 'tenant', 'lessee', 'sublandlord', 'sublessor', 'subtenant', 'sublessee'],
        /(?:[.;]\s(?:sub-?)?(?:landlord|lessor|tenant|lessee):\s|\baddress(?:es)?\s+for\s+(?:the\s+)?(?:service\s+of\s+)?notices?[.:]\s+(?:the\s+)?(?:landlord|lessor|tenant|lessee)[,:]\s+(?:at\s+)?|\bif\s+to\s+(?:the\s+)?(?:sub-?)?(?:landlord|lessor|tenant|lessee),\s+to\s+|(?:\bnotices?[.:]\s+|[;.]\s+)(?:and\s+)?(?:notices?\s+)?to\s+(?:the\s+)?(?:sub-?)?(?:landlord|lessor|tenant|lessee)(?:,|:|\s+at)\s+(?:at\s+)?(?=\d|(?-i:[A-Z])|p\.?\s?o\.?\s+box)|(?:\bnotices?[.:]\s+|[;.]\s+)(?:sub-?)?(?:landlord|lessor|tenant|lessee)(?:,|\s+at)\s+(?:at\s+)?(?=\d|p\.?\s?o\.?\s+box))([^;:]{12,260})/dgi,
        readAddress,
        { section: /notice/ },
      ),
    ),
    // `A notice is served if it is left at or posted to the registered office of the party`
    clauseEvidence(
      'namedPlaces',
      ['notice', 'notices', 'domicilium', 'domicilia'],
      /\bnotices?\b[^.;]{0,200}\b(?:registered\s+office|last[\s-]known\s+address|section\s+196|addresses?\s+(?:in\s+(?:items?|the\s+(?:schedule|particulars|reference\s+schedule))\b|last\s+notified))|\bdomicili(?:um|a)\s+citandi\b[^.;]{0,120}\baddress(?:es)?\b/i,
      { home: ['notices', 'parties'], section: /notice|service|domicil/, weight: rank.weak },
    ),
    phraseEvidence(
      'inSentence',
      ['notice', 'notices', 'addressed'],
      /\b(?:to|of)\s+(?:the\s+)?(?:sub-?)?(?:landlord|lessor|tenant|lessee)\b(?:[^.;]{0,90}?\bat:?\s+|(?<=\b[Nn]otices[.:]?\s+to\s+(?:the\s+)?\w+):\s+)(?!its|the\s+address|such|least|any)((?:(?!\band\s+(?:if\s+)?to\s)[^;]){12,260})/dgi,
      readAddress,
      { section: /notice/ },
    ),
  ],
  exclusions: [
    {
      // `Landlord: Defined in the Preamble hereto.` in a list of definitions
      name: 'definedElsewhere',
      excludes: ({ value }) => /^(?:As\s+)?(?:defined|set\s+forth|described|specified)\s+in\b/i.test(String(value)),
    },
    {
      // An address without a postal code is incomplete and can't be used for notices.
      name: 'torn',
      excludes: ({ doubt }) => doubt === goesOn,
    },
    {
      // `of Tenant’s lease relating to its premises at`: the address of the leased space, not one for notices.
      name: 'ofPremises',
      excludes: ({ block, span }, { text }) =>
        /\blease\b[^.;]{0,40}\bpremises\s+at\b/i.test(
          text.document.text.slice(Math.max(block.start, span.start - 60), span.end),
        ),
    },
    {
      // Addresses for payments, and of the premises.
      name: 'forPayments',
      excludes: ({ block, span }, { text }) =>
        /\b(?:rent\s+payments?|remittance|payable\s+to|wire|lockbox|for\s+payment)\b/i.test(
          text.document.text.slice(Math.max(block.start, span.start - 80), span.end),
        ),
    },
  ],
});

function plain(value: unknown): string {
  return words(value).slice(0, 60);
}

function words(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Whether both are the same address, with and without the name before it. */
function isPartOf(part: unknown, whole: unknown): boolean {
  const [short, long] = [words(part), words(whole)];
  return /^\d/.test(short) && short.length > 12 && long.endsWith(` ${short}`);
}

function labelled(name: string, accepts: (pair: Pair, context: FieldContext) => boolean): Evidence {
  return {
    name,
    kind: 'label',
    find: (context) =>
      labelledPairs(context, label, /billing|remittance|payment|premises/)
        .filter(
          (pair) =>
            (pair.strength === 'labelled' || /\bnotice\s+address|address(?:es)?\s+for\s+notices/.test(pair.label)) &&
            accepts(pair, context),
        )
        .flatMap((pair): Reading[] => {
          const span = addressLines(pair, context);
          return readingOf(span, pair.block, context);
        }),
  };
}

/** Only in a paragraph on notices or below such a title: elsewhere such words introduce a party. */
function inNotices(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence
        .find(context)
        .filter(({ block }) => /\bnotices?\b/i.test(`${block.section} ${block.text}`))
        .map((reading) => {
          // `…, Boston, MA 02210, Attn`: the quote ends with the address, not within the next words.
          const printed = context.text.document.text.slice(reading.span.start, reading.span.end);
          const more = /,?(?<!\s)\s+Att(?:n|ention)\.?\s*$/.exec(printed)?.[0].length ?? 0;
          return more === 0
            ? reading
            : { ...reading, span: { start: reading.span.start, end: reading.span.end - more } };
        }),
  };
}

/** `If to Landlord, at:` or `Lessee:` at the end of a line, and the address in the lines below. */
function linesBelow(): Evidence {
  const announces =
    /(?:^|\bif\s+to\s+(?:the\s+)?|^to\s+(?:the\s+)?)(?:sub-?)?(?:landlord|lessor|tenant|lessee),?(?:\s+at)?\s*:\s*$/i;
  return {
    name: 'linesBelow',
    kind: 'phrase',
    find: (context) =>
      context.text.blocks.flatMap((block): Reading[] => {
        if (block.contents || !announces.test(block.text)) return [];
        if (!/notice/.test(block.section) && !/\bif\s+to\b/i.test(block.text) && !followsNotices(block, context))
          return [];
        const next = context.text.blocks[block.index + 1];
        return next === undefined
          ? []
          : readingOf(belowTo({ start: next.start, end: block.end }, block, context), block, context);
      }),
  };
}

const atFirstAddresses =
  /\bnotices?\b[^.;]{0,160}\baddress(?:es)?\s+(?:(?:first|as|set\s+forth|stated|given|specified|written|shown)\s+){0,3}(?:above|in\s+the\s+(?:preamble|opening|introductory\s+paragraph)|at\s+the\s+(?:head|beginning))/i;
const toTenantAtPremises = /\bto\s+(?:the\s+)?(?:tenant|lessee),?\s+at\s+the\s+(?:\w+\s+)?premises\b/i;
const withAddress =
  /\b(?:whose|having\s+(?:an?|its)|with\s+(?:an?|its))\s+(?:(?:principal|mailing|business|notice|post\s+office|place\s+of\s+business|office)\s+){0,2}(?:(?:address|offices?|place\s+of\s+business)\s+(?:(?:is|at|of|being)\b|(?=c\/o\b)))\s*:?\s*([^;(“"]{12,200})/dgi;

/**
 * `Notices are given at the addresses first above written`: the addresses in the opening paragraph, where the parties
 * are introduced.
 */
function atPartyAddresses(): Evidence {
  return {
    name: 'atPartyAddresses',
    kind: 'phrase',
    find: ({ text }) => {
      const toPremises = text.blocks.some(
        ({ text: words, contents }) => !contents && /\bnotices?\b/i.test(words) && toTenantAtPremises.test(words),
      );
      return text.blocks.some(({ text: words, contents }) => !contents && atFirstAddresses.test(words))
        ? text.blocks
            .filter(({ start, contents, operative }) => start < 8_000 && !contents && operative)
            .flatMap((block) =>
              hitsIn(block, withAddress).flatMap((hit): Reading[] => {
                const piece = hit.group(1);
                // `to Tenant at the Premises`: the tenant's address in the opening isn't used.
                const behind = block.text.slice(hit.end - block.start, hit.end - block.start + 40);
                if (toPremises && /^\(?[“"(\s]{0,4}(?:the\s+)?[“"]?(?:tenant|lessee)\b/i.test(behind)) return [];
                const read = piece === null ? undefined : readAddress(piece.text)[0];
                if (piece === null || read === undefined) return [];
                const span = { start: piece.start + read.start, end: piece.start + read.end };
                return [{ ...read, span, block }];
              }),
            )
        : [];
    },
  };
}

/** `Any notice … shall be sent … to:` a few lines before. */
function followsNotices({ index }: Block, { text }: FieldContext): boolean {
  return text.blocks
    .slice(Math.max(0, index - 8), index)
    .some((block) =>
      /\baddress(?:es)?\s+for\s+(?:all\s+)?notices?\b[^.;]{0,60}:\s*$|\bnotices?\b[^.;]{0,200}\b(?:sent|given|mailed|delivered|addressed)\b[^.;]{0,160}\bto:\s*$/i.test(
        block.text,
      ),
    );
}

/** The value next to the label and the short lines below it, up to the postal code. */
function addressLines({ value, block }: Pair, context: FieldContext): Span {
  const whole = context.text.document.text;
  const first = whole.slice(value.start, Math.min(value.end, value.start + 320));
  const found = postal.exec(first);
  if (found) return { start: value.start, end: value.start + found.index + found[0].length };
  return belowTo({ start: value.start, end: value.start + first.trimEnd().length }, block, context);
}

function belowTo({ start, end }: Span, block: Block, { text }: FieldContext): Span {
  let last = end;
  for (const next of text.blocks.slice(block.index + 1, block.index + 8)) {
    if (next.start < end) continue;
    if (next.text.length > 90 || next.kind === 'heading' || /:\s*$|\bwith\s+(?:a\s+)?cop/i.test(next.text)) break;
    // The next item of a summary, or a row of its rent schedule.
    if (/^\W*(?:[a-z]|\d{1,2})[.)]\s+[A-Z]|[$£€]\s?\d/.test(next.text)) break;
    const zip = postal.exec(next.text);
    last = zip ? next.start + zip.index + zip[0].length : next.start + next.text.trimEnd().length;
    if (zip) break;
  }
  return { start, end: Math.max(last, start) };
}

function readingOf(span: Span, block: Block, { text }: FieldContext): Reading[] {
  const value = text.document.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim();
  return /\d/.test(value) &&
    value.length > 12 &&
    /[A-Z]/.test(value) &&
    !/^at\s+the\s+(?:leased\s+)?premises\b|\b(?:shall|hereby|means)\b|\.\s+\d{1,2}\.\s+[A-Z]|address(?:es)?\s+for\s+notices?:/i.test(
      value,
    )
    ? [{ value, shown: value, span, block, ...doubtOf(value) }]
    : [];
}

const goesOn = 'The address may go on in the next lines.';

/**
 * In these countries an address ends with its postal code. An address that is valid until a certain day is followed by
 * its successor.
 */
function doubtOf(value: string): { readonly doubt?: string } {
  if (/^\(?(?:before|until|prior\s+to|after)\b/i.test(value))
    return { doubt: 'The lease may name another address for another time.' };
  return /,$/.test(value) || (!postal.test(value) && /\b(?:Inc|LLC|L\.P|LP|Ltd|Corp)\b/.test(value))
    ? { doubt: goesOn }
    : {};
}

function readAddress(piece: string): ReadValue[] {
  const found = addressesIn(piece)[0];
  return found === undefined || found.start > 120
    ? []
    : [{ value: found.text, shown: found.text, start: found.start, end: found.end, ...doubtOf(found.text) }];
}
