import { datePattern } from '../../../lexicon/dates.ts';
import { hitsIn } from '../../../prepare/lease-text.ts';
import { labelEvidence } from '../../evidence.ts';
import { before, defineField, type Evidence, type Reading } from '../../field.ts';
import { first, readDates } from '../../readers.ts';
import { dayOrFormula, inDateOrder } from './day-reader.ts';
import { definedDayEvidence } from './term-evidence.ts';

/** The opening of an instrument is within its first pages, behind a table of contents at the most. */
const openingLength = 14_000;

const made = new RegExp(
  `\\b(?:LEASE|SUBLEASE|AGREEMENT|AMENDMENT|INDENTURE|LICENSE|CONTRACT|ADDENDUM|SUBLICENSE)\\b[^.;]{0,220}?\\b(?:made|entered|dated?|executed|effective|as\\s+of|this)\\b[^.;]{0,140}?(${datePattern})`,
  'dgi',
);

/** `THIS LEASE is made as of the 31st day of January, 2025, by and between …` */
const preamble: Evidence = {
  name: 'preamble',
  kind: 'phrase',
  find: ({ text }) =>
    text.blocks
      .filter(({ start, contents, kind }) => start < openingLength && !contents && kind !== 'row')
      .flatMap((block) =>
        hitsIn(block, made)
          .slice(0, 1)
          .flatMap((hit): Reading[] => {
            const date = hit.group(1);
            const read = date ? readDates(date.text)[0] : undefined;
            if (!date || !read) return [];
            const between = /\b(?:between|among|landlord|lessor|sublandlord|sublessor|owner|party\s+a)\b/i.test(
              block.text,
            );
            return [
              {
                value: read.value,
                shown: read.shown,
                span: { start: Math.max(hit.start, date.start - 120), end: date.end },
                block,
                weight: (between ? 30 : 0) - Math.floor(block.start / 1_500),
              },
            ];
          }),
      ),
};

/** A line of its own at the head of the document: `November 4, 2024`, `Dated: 20 August 2024`. */
const lone: Evidence = {
  name: 'lone',
  kind: 'phrase',
  find: ({ text }) =>
    text.blocks
      .filter(({ start, text: line }) => start < 1_500 && line.length < 60)
      .flatMap((block) =>
        readDates(block.text)
          .filter(
            ({ start, end }) =>
              /^\W*(?:date|dated|dated\s+as\s+of|as\s+of|effective(?:\s+as\s+of)?)?\W*$/i.test(
                block.text.slice(0, start),
              ) && /^\W*$/.test(block.text.slice(end)),
          )
          .map(
            (read): Reading => ({
              value: read.value,
              shown: read.shown,
              span: { start: block.start + read.start, end: block.start + read.end },
              block,
              weight: 5,
            }),
          ),
      ),
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
        /^(?:(?:lease|sublease|reference|agreement|contract|execution|effective)\s+(?:reference\s+)?date|dated?(?:\s+of\s+(?:this\s+|the\s+)?(?:lease|sublease|agreement|contract|amendment|execution))|(?:effective|lease|agreement)\s+date\s+of\s+(?:this\s+)?(?:lease|agreement)|lease\s+dated?)$/,
        dayOrFormula,
        { titled: false },
      ),
    ),
    inDateOrder(lone),
    definedDayEvidence('defined', () => [
      'Effective Date',
      'date of this Lease',
      'Lease Date',
      'Agreement Date',
      'Execution Date',
      'Reference Date',
    ]),
    inDateOrder(
      labelEvidence(
        'signed',
        /^dated?$/,
        (piece) =>
          first(readDates)(piece.slice(0, 60)).map((read) => ({
            ...read,
            weight: -40,
            doubt: 'The document names no date of its own; this is the date of a signature.',
          })),
        { titled: false },
      ),
    ),
  ],
  exclusions: [
    {
      name: 'formula',
      excludes: ({ note }) => note !== undefined,
    },
    {
      name: 'otherInstrument',
      excludes: (candidate, { text }) => {
        const quoted = text.document.text.slice(candidate.span.start, candidate.span.end);
        const lead = `${before(candidate, 120)}${quoted}`;
        return (
          candidate.kind !== 'label' &&
          /\b(?:that\s+certain|original|existing|prior|previous|master|prime|underlying|amended\s+by|pursuant\s+to|parties\s+to|under\s+(?:a|an|the|that))\b[^.;]{0,120}$/i.test(
            lead,
          ) &&
          !/\bthis\b[^.;]{0,110}$/i.test(lead)
        );
      },
    },
    {
      name: 'otherDay',
      excludes: (candidate) =>
        candidate.kind === 'phrase' &&
        /\b(?:commenc|expir|terminat|ending|begin|through|until|rent|deliver)\w*\b[^.;]{0,60}$/i.test(
          `${before(candidate, 60)}${candidate.block.text.slice(candidate.span.start - candidate.block.start, candidate.span.end - candidate.block.start)}`.slice(
            -90,
          ),
        ),
    },
  ],
});
