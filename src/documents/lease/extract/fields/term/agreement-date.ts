import { datePattern, datesIn, showDate } from '#documents/lease/lexicon/dates.ts';
import { hitsIn } from '#documents/lease/prepare/lease-text.ts';
import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { defineField, type Evidence, type Reading } from '../../field.ts';
import { first, readDates } from '../../readers.ts';
import { rank, weights } from '../../weights.ts';
import { definedDayEvidence, lineEvidence } from './day-evidence.ts';
import { dayOrFormula, inDateOrder } from './day-reader.ts';

/** The opening of an instrument is within its first pages, after a table of contents at most. */
const openingLength = 14_000;

const instrument = '(?:LEASE|SUBLEASE|AGREEMENT|AMENDMENT|INDENTURE|DEED|LICENSE|CONTRACT|ADDENDUM|SUBLICENSE)';
const made = '\\b(?:made|entered|dated|executed|effective|as\\s+of|this)\\b[^.;]{0,80}$';
/** Periods in names that do not end a sentence. */
const sentence = '(?:[^;.]|\\.(?!\\s+(?:The|Any|All|If|In|Upon|Such|This|Each|No|It)\\b))';
/** `THIS LEASE is made …`, `LEASE AGREEMENT made …` at the beginning of a paragraph. */
const opening = new RegExp(
  `\\bthis\\s[^.;]{0,60}?\\b${instrument}\\b${sentence}{0,220}?${made}|^\\W*(?:\\w+\\s+){0,3}${instrument}\\b[^;]{0,160}?${made}|^\\W*made\\b[^.;]{0,60}$|\\bis\\s+(?:made|entered\\s+into)\\s+(?:as\\s+of|on)\\s+(?:the\\s+)?$`,
  'i',
);
const otherDay = /\b(?:commenc|expir|terminat|ending|begin|through|until|rent|deliver|from)\w*\b[^.;]{0,40}$/i;
const parties = /\b(?:between|among|landlord|lessor|sublandlord|sublessor|owner|party\s+a)\b/i;

function isOfTitle({ block, span }: Reading): boolean {
  return /\bto\s(?:[\w’'-]+\s+){0,5}(?:lease|agreement)\s+dated\s[^.;]{0,30}$/i.test(
    block.text.slice(0, span.end - block.start),
  );
}

/** `THIS LEASE is made as of the 31st day of January, 2025, by and between …`: the first such date is the document's. */
const preamble: Evidence = {
  name: 'preamble',
  kind: 'phrase',
  find: ({ text }) =>
    text.blocks
      .filter(({ start, contents, operative }) => start < openingLength && !contents && operative)
      .flatMap((block, index, blocks) =>
        datesIn(block.text).flatMap((date): Reading[] => {
          // In a scan, the preamble may break off right before its date.
          const above = date.start < 4 ? `${blocks[index - 1]?.text ?? ''} ` : '';
          const lead = `${above}${block.text.slice(0, date.start)}`.slice(-360);
          if (!opening.test(lead) || isOfAnother(lead, block.text.slice(date.end)) || otherDay.test(lead.slice(-60)))
            return [];
          const cue = new RegExp(made, 'i').exec(lead.slice(above.length))?.index ?? 0;
          const isMade = /\b(?:made|entered|dated|executed)\b/i.test(lead.slice(above.length + cue));
          if (/\beffective\b/i.test(lead.slice(-40)) && !isMade && !parties.test(block.text)) return [];
          const from = above === '' ? Math.max(0, date.start - lead.length + cue) : date.start;
          return [
            {
              value: date.iso,
              shown: showDate(date.iso),
              span: { start: block.start + from, end: block.start + date.end },
              block,
              weight: parties.test(block.text) ? weights.namesParties : 0,
            },
          ];
        }),
      )
      .filter(({ block }, _index, [one]) => block === one?.block)
      // 'AMENDMENT TO LEASE DATED …, is made as of …': the second day is the amendment's, where there are two.
      .sort((a, b) => Number(isOfTitle(a)) - Number(isOfTitle(b)))
      .slice(0, 1),
};

const ofAnother =
  /\b(?:WHEREAS|that\s+certain|original|existing|prior|previous|master|prime|underlying|amended\s+by|pursuant\s+to|parties\s+to|under\s+(?:a|an|the|that)|(?:(?:to|the|a|an)\s+|[“"]\s*)(?:[\w’'-]+\s+){0,4}(?:sublease|lease|agreement|letter(?:\s+of\s+intent)?|offer(?:\s+to\s+lease)?|proposal|term\s+sheet|heads\s+of\s+terms|memorandum)\b[^.;]{0,60}\bdated(?=[^.;]{0,25}$))\b[^.;]{0,100}$/i;
const namesAnother =
  /^[^.;]{0,80}\(\s*(?:as\s+amended[^()]{0,60})?(?:the\s+)?[“"](?:\w+\s+)?(?:Lease|Agreement|Sublease)[”"]/i;

/**
 * `that certain Lease dated …`, `Amendment to Lease dated …`: the date of another instrument, which is amended or
 * mentioned.
 */
function isOfAnother(lead: string, trail: string): boolean {
  return (
    (ofAnother.test(lead) || namesAnother.test(trail)) &&
    !/\bthis\b(?![^.;]*\b(?:supersedes|replaces|cancels|amends|restates|terminates)\b)[^.;]{0,60}$/i.test(
      lead.slice(-70),
    )
  );
}

/** A separate line at the beginning of the document: `November 4, 2024`, `Dated: 20 August 2024`. */
const lone: Evidence = {
  name: 'lone',
  kind: 'phrase',
  find: ({ text }) =>
    text.blocks
      .filter(({ start, index, kind, text: line }) => start < 800 && (kind !== 'row' || index < 6) && line.length < 60)
      .flatMap((block) =>
        readDates(block.text)
          .filter(
            ({ start, end }) =>
              /^\W*(?:(?:date|dated|dated\s+as\s+of|as\s+of|effective(?:\s+as\s+of)?)\W*)?(?:the\s+)?$/i.test(
                block.text.slice(0, start),
              ) && /^\W*$/.test(block.text.slice(end)),
          )
          .map(
            (read): Reading => ({
              value: read.value,
              shown: read.shown,
              span: { start: block.start + read.start, end: block.start + read.end },
              block,
              weight: rank.named,
            }),
          ),
      ),
};

/**
 * `This rider is made a part of the Lease dated as of October 15, 2021 between …`: a rider has the date of its lease.
 */
const ofRider = phraseEvidence(
  'rider',
  ['rider', 'addendum'],
  new RegExp(
    `\\b(?:rider|addendum)\\b[^;]{0,160}?\\bpart\\s+of\\s+(?:the|that\\s+certain|a)\\s+lease\\s+(?:agreement\\s+)?dated\\s+(?:as\\s+of\\s+)?(${datePattern})`,
    'dgi',
  ),
  first(readDates),
);

/** The end of a short contract: the names of the parties, and a date on a separate line. */
const closing: Evidence = {
  name: 'closing',
  kind: 'phrase',
  find: ({ text }) =>
    text.document.text.length > contractLength
      ? []
      : text.blocks.slice(-8).flatMap((block) =>
          readDates(block.text)
            .filter(
              // `Hamburg, 12 May 2025`
              ({ start, end }) =>
                /^(?:\s*|(?:[A-Z]\p{L}{2,20}[\s-]?){1,3},\s+(?:on\s+|the\s+|this\s+)?)$/u.test(
                  block.text.slice(0, start),
                ) && /^\W*$/.test(block.text.slice(end)),
            )
            .map(
              (read): Reading => ({
                value: read.value,
                shown: read.shown,
                span: { start: block.start + read.start, end: block.start + read.end },
                block,
                weight: rank.weak,
                doubt: 'The document names no date of its own; this is the date at its signatures.',
              }),
            ),
        ),
};

/** `This contract is signed in Wuxi on August 8, 2008`. */
const signedOn = phraseEvidence(
  'signedOn',
  ['signed', 'concluded', 'executed', 'subscribed', 'sign', 'conclude', 'execute'],
  new RegExp(
    `\\b(?:(?:this|the)\\s+(?:\\w+\\s+)?(?:contract|agreement|lease)\\s+(?:is|was|has\\s+been)\\s+(?:signed|concluded|executed|subscribed)|(?:sign|conclude|execute)\\s+this\\s+(?:\\w+\\s+)?(?:contract|agreement|lease))\\b[^.;\\d]{0,60}?\\bon\\s+(?:the\\s+)?(${datePattern})`,
    'dgi',
  ),
  first(readDates),
);

/** `Thus drawn up and signed in duplicate, Rotterdam, 19 December 2023` */
const drawnUp = phraseEvidence(
  'drawnUp',
  ['drawn', 'signed', 'agreed'],
  new RegExp(
    `\\b(?:thus\\s+|so\\s+)?(?:drawn\\s+up|agreed)\\s+(?:and\\s+(?:signed|executed)\\b[^.;\\d]{0,80}|in\\s+(?:duplicate|triplicate|\\w+fold)\\b[^.;\\d]{0,60})(${datePattern})`,
    'dgi',
  ),
  first(readDates),
);

const signing = /\b(?:By|Its|Name|Title|Signature|Sign(?:ed)?|Seal|WITNESS(?:ETH)?|execut(?:ed|ion)\s+(?:by|page))\b/i;

/**
 * `1. Date: April 10, 2012` in the summary at the beginning; the same label after the signatures is the date of a
 * signature.
 */
const datedInSummary = labelEvidence('summary', /^dated?$/, (piece) => first(readDates)(piece.slice(0, 40)), {
  titled: false,
});

const summary: Evidence = inDateOrder({
  ...datedInSummary,
  find: (context) =>
    datedInSummary
      .find(context)
      .filter(
        ({ block, span }) =>
          block.start < openingLength &&
          !signing.test(context.text.document.text.slice(Math.max(0, span.start - 300), span.start)),
      ),
});

/** A short contract may be dated only by its signatures; a long lease is dated at the beginning. */
const contractLength = 20_000;

const signatureDate = labelEvidence(
  'signed',
  /^dated?$/,
  (piece) =>
    first(readDates)(piece.slice(0, 60)).map((read) => ({
      ...read,
      weight: rank.lastResort,
      doubt: 'The document names no date of its own; this is the date of a signature.',
    })),
  { titled: false },
);

const signed: Evidence = inDateOrder({
  ...signatureDate,
  find: (context) => {
    if (context.text.document.text.length > contractLength) return [];
    const found = signatureDate.find(context);
    // The agreement isn't concluded before the last party has signed.
    const last = found
      .map(({ value }) => String(value))
      .sort()
      .at(-1);
    return found.filter(({ value }) => value === last);
  },
});

/** `SIGNED at Sandton on this 25th day of November 2021`: South African leases; the last signature completes the contract. */
const signedAtPlace: Evidence = {
  name: 'signedAtPlace',
  kind: 'phrase',
  find: ({ text }) => {
    const found = text.blocksWith(['signed']).flatMap((block) =>
      hitsIn(
        block,
        new RegExp(
          `\\bsigned\\s+at\\s+(?-i:[A-Z])[\\w’'-]*(?:\\s+(?-i:[A-Z])[\\w’'-]*){0,3}\\s+on\\s+(?:this\\s+)?(?:the\\s+)?(${datePattern})`,
          'dgi',
        ),
      ).flatMap((hit): Reading[] => {
        const part = hit.group(1);
        const day = part === null ? undefined : readDates(part.text)[0];
        return day === undefined
          ? []
          : [
              {
                value: day.value,
                shown: day.shown,
                span: { start: hit.start, end: hit.end },
                block,
                weight: rank.circumstance,
                doubt: 'The document names no date of its own; this is the date of the last signature.',
              },
            ];
      }),
    );
    const last = found
      .map(({ value }) => String(value))
      .sort()
      .at(-1);
    return found.filter(({ value }) => value === last);
  },
};

export const agreementDate = defineField({
  id: 'agreement_date',
  label: 'Lease date',
  group: 'Term',
  lookedFor: 'the date of the document in its opening words or its summary',
  topics: [],
  evidence: [
    inDateOrder(preamble),
    inDateOrder(
      labelEvidence(
        'label',
        /^(?:(?:lease|sublease|reference|agreement|contract|execution|effective)\s+(?:reference\s+)?date|dated?(?:\s+of\s+(?:this\s+|the\s+)?(?:lease|sublease|agreement|contract|amendment|execution)(?:\s+execution)?)|(?:effective|lease|agreement)\s+date\s+of\s+(?:this\s+)?(?:lease|agreement)|lease\s+dated?|(?:signing|signature|conclusion)\s+date|date\s+of\s+(?:signing|signature|conclusion)|date\s+signed|signed\s+on|dated\s+as\s+of)$/,
        dayOrFormula,
        { titled: false },
      ),
    ),
    inDateOrder(lone),
    lineEvidence('(?:Agreement|Lease|Contract|Effective)\\s+Date'),
    definedDayEvidence('defined', () => [
      'Effective Date',
      'date of this Lease',
      'Lease Date',
      'Agreement Date',
      'Execution Date',
      'Reference Date',
    ]),
    inDateOrder(ofRider),
    inDateOrder(signedOn),
    inDateOrder(drawnUp),
    summary,
    signedAtPlace,
    inDateOrder(closing),
    signed,
  ],
  exclusions: [
    {
      name: 'formula',
      excludes: ({ note }) => note !== undefined,
    },
    {
      name: 'otherInstrument',
      excludes: ({ kind, span, evidence }, { text }) =>
        kind !== 'label' &&
        evidence !== 'rider' &&
        isOfAnother(
          text.document.text.slice(Math.max(0, span.start - 120), span.end).replace(/\n/g, ' '),
          text.document.text.slice(span.end, span.end + 160),
        ),
    },
    {
      name: 'otherDay',
      excludes: ({ kind, span }, { text }) =>
        kind === 'definedTerm' && otherDay.test(text.document.text.slice(Math.max(0, span.start - 50), span.start)),
    },
  ],
});
