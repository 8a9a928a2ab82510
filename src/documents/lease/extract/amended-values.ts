import { showPages, showShortPlace } from '#contract/report/show.ts';
import { hasPages } from '../../place.ts';
import type { Block } from '../prepare/block.ts';
import type { Instrument } from '../prepare/instruments.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { placeIn } from '../prepare/passage.ts';
import { changesOf } from './changes.ts';
import type { Decision } from './decide.ts';
import { isIn, prevailingPart } from './prevailing-part.ts';
import { namesSection, sectionNumbers } from './section-numbers.ts';

/** An amendment attached after the lease that it amends, and what it changes there. */
interface LaterAmendment {
  readonly instrument: Instrument;
  /** Its first words, in which it names its parties; lower case, letters and digits only. */
  readonly opening: string;
  readonly changed: readonly { readonly place: string; readonly field: string | undefined; readonly label: string }[];
}

const known = new WeakMap<LeaseText, readonly LaterAmendment[]>();

function amendmentsBehind(text: LeaseText): readonly LaterAmendment[] {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const found = findAmendments(text);
  known.set(text, found);
  return found;
}

function findAmendments(text: LeaseText): readonly LaterAmendment[] {
  const operative = text.instruments.find((each) => each.operative);
  if (operative === undefined || operative.kind === 'amendment') return [];
  const later = text.instruments.filter(
    ({ kind, form, start }) => kind === 'amendment' && !form && start > operative.start,
  );
  if (later.length === 0) return [];
  const changes = changesOf(text);
  return later.map((instrument) => ({
    instrument,
    opening: plain(openingOf(text.document.text.slice(instrument.start, instrument.start + 3_000))),
    changed: [
      ...changes
        .filter(({ paragraph }) => {
          const at = text.document.paragraphs[paragraph]?.start ?? -1;
          return at >= instrument.start && at < instrument.end;
        })
        .map(({ page, clause, field, label }) => ({
          place: ` (${showShortPlace({ page, clause: clause.replace(`${instrument.label}, `, '') })})`,
          field,
          label,
        })),
      ...replacedTogether(text, instrument),
    ],
  }));
}

/** Several sections with their new wording in an annex: `Sections 7, 8 and 56 of the Lease are hereby deleted`. */
const together =
  /\b(?:Sections|Paragraphs|Articles)\s+(?<numbers>\d+(?:\.\d+)?(?:(?:,\s*(?:and\s+)?|\s+and\s+)\d+(?:\.\d+)?){1,20})\s+of\s+the\s+(?:\w+\s+)?Lease\s+(?:are|shall\s+be)\s+(?:hereby\s+)?(?:deleted|replaced|superseded)\b/gi;

function replacedTogether(text: LeaseText, { start, end }: Instrument): LaterAmendment['changed'] {
  return [...text.document.text.slice(start, end).matchAll(together)].map((match) => ({
    place: placeIn(text, { start: start + match.index, end: start + match.index + match[0].length }),
    field: undefined,
    label: (match.groups?.['numbers']?.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => `Section ${number}`).join(', '),
  }));
}

/** The words that name the parties: the recitals may mention former ones. */
function openingOf(words: string): string {
  const recitals = words.slice(150).search(/\b(?:whereas|recitals?|witnesseth|background)\b/i);
  return recitals < 0 ? words.slice(0, 1_200) : words.slice(0, recitals + 150);
}

const partyFields: ReadonlySet<string> = new Set(['landlord', 'tenant']);

/**
 * The decision with its found values marked for checking if an amendment or a prevailing addendum in the same file
 * mentions them.
 */
export function asAmended(text: LeaseText, id: string, decision: Decision): Decision {
  return {
    ...decision,
    values: decision.values.map((value) => {
      const reason = value.state === 'found' ? amendmentDoubt(text, id, value) : null;
      return reason === null ? value : { ...value, state: 'check', reason };
    }),
  };
}

/**
 * Why a value of the lease may have been replaced by an amendment or addendum in the same file; null if none mentions it.
 */
function amendmentDoubt(
  text: LeaseText,
  id: string,
  value: { readonly shown: string; readonly block: Block },
): string | null {
  if (!value.block.operative) return null;
  const part = prevailingPart(text);
  if (
    part !== null &&
    !isIn(part, value.block) &&
    sectionsOf(text, value.block).some((each) => part.sections.has(each))
  )
    return `The ${part.name}${placeIn(text, { start: part.start, end: part.start + 1 })} ${part.several ? 'prevail and change' : 'prevails and changes'} this section.`;
  for (const { instrument, opening, changed } of amendmentsBehind(text)) {
    if (partyFields.has(id) && opening.length > 60 && !opening.includes(firstWords(value.shown)))
      return `${instrument.label}${pageOf(text, instrument)} does not name this party.`;
    if (id === 'notices')
      return `${instrument.label}${pageOf(text, instrument)} is newer: addresses change with the parties.`;
    const sections = sectionsOf(text, value.block);
    const own = changed.find(
      // A later last day makes the term longer.
      ({ field, label }) =>
        field === id || (field === 'expiration_date' && id === 'term_months') || namesSection(label, sections),
    );
    if (own !== undefined) return `${instrument.label} changes this${own.place}.`;
  }
  return null;
}

/** ` (page 12)`; empty without pages, because the name of the instrument is enough. */
function pageOf({ document }: LeaseText, { firstPage }: Instrument): string {
  return hasPages(document) ? ` (${showPages(firstPage)})` : '';
}

/** Whether an amendment in the same file replaces or deletes the section of the paragraph. */
export function isReplaced(text: LeaseText, block: Block): boolean {
  const later = amendmentsBehind(text);
  const sections = later.length === 0 ? [] : sectionsOf(text, block);
  return later.some(({ changed }) => changed.some(({ label }) => namesSection(label, sections)));
}

function sectionsOf(text: LeaseText, { start, end }: Block): readonly string[] {
  return sectionNumbers(text.quote({ start, end }).clause ?? '');
}

/** Two words are enough to recognize a name, because amendments shorten it. */
function firstWords(name: string): string {
  return plain(name).split(' ').slice(0, 2).join(' ');
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
