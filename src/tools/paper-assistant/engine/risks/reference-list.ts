import { type CitationForm, citationForms } from '../citations/citation-forms.ts';
import { isReferenceList, wholeText } from '../citations/cite-typed.ts';
import type { SeedIndex } from '../citations/seed-index.ts';
import type { Manuscript, Reference, Sentence } from '../manuscript.ts';
import type { Finding, RiskContext, RiskRule } from './rule.ts';

/** Rules on the list of references that the author wrote below the text. */
export const referenceListRules: readonly RiskRule[] = [
  {
    id: 'citation-not-listed',
    severity: 'medium',
    title: 'A citation that the list of references lacks',
    why: 'Readers cannot find the work, and journals check that text and list agree.',
    add: 'Add the work to the list, or correct the name, number or year.',
    find: (context) =>
      // If there are seed papers, a citation that matches none of them is a separate item.
      context.manuscript.references.length > 0 ? [] : (compared(context)?.unlisted ?? []),
  },
  {
    id: 'reference-not-cited',
    severity: 'low',
    title: 'A listed work that the text does not cite',
    why: 'Most journals print only works that are cited, and ask for the others to be taken out.',
    add: 'Cite it where it supports a sentence, or take it out of the list.',
    find: (context) => compared(context)?.uncited ?? [],
  },
];

interface Entry {
  readonly number: string;
  readonly text: string;
  /** Lower case without accents; a space around each word. */
  readonly letters: string;
}

/**
 * Null unless the list has two entries and the text cites one of them: otherwise either the list or our reading of the
 * citations is incomplete.
 */
function compared({ manuscript, sentences }: RiskContext): { unlisted: Finding[]; uncited: Finding[] } | null {
  const entries = entriesOf(manuscript);
  if (entries.length < 2) return null;
  const index = indexOf(entries);
  const cited = new Set<string>();
  const unlisted: Finding[] = [];
  for (const sentence of sentences) {
    const taken: { start: number; end: number }[] = [];
    for (const form of forms) {
      for (const { start, end, keys } of form.find(sentence.words, index)) {
        if (taken.some((one) => start < one.end && one.start < end)) continue;
        taken.push({ start, end });
        for (const key of keys) cited.add(key);
        if (keys.length === 0) unlisted.push({ sentence, quote: sentence.words.slice(start, end) });
      }
    }
  }
  if (cited.size === 0) return null;
  const body = letters(sentences.map(({ words }) => words).join(' '));
  const uncited = entries.filter(({ number, letters: own }) => !cited.has(number) && !body.includes(firstName(own)));
  return {
    unlisted: unlisted.slice(0, 5),
    uncited: uncited.slice(0, 5).map(({ text }) => ({ quote: text.trim(), about: text.trim() })),
  };
}

const forms: readonly CitationForm[] = citationForms.filter(({ name }) =>
  ['number', 'raised number', 'names and year in brackets', 'names before a year'].includes(name),
);

function entriesOf({ sections }: Manuscript): Entry[] {
  const lines = sections
    .filter(isReferenceList)
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])))
    .map((sentence: Sentence) => wholeText(sentence))
    .filter((text) => /\p{L}{3}/u.test(text) && /\b(?:(?:1[5-9]|20)\d\d|in press|forthcoming)/i.test(text));
  return lines.map((text, at) => {
    const [mark = '', given] = /^\s*(?:\[(\d{1,3})\]|(?=\d)(\d{1,3})[.)])\s/.exec(text) ?? [];
    const number = given ?? /\d+/.exec(mark)?.[0] ?? String(at + 1);
    return { number, text, letters: letters(text.slice(mark.length)) };
  });
}

function indexOf(entries: readonly Entry[]): SeedIndex {
  const found = (entry: Entry | undefined): Reference | null =>
    entry === undefined ? null : { key: entry.number, type: 'misc', fields: {}, verdict: 'unverified-offline' };
  return {
    byKey: () => null,
    byDoi: () => null,
    byNumber: (number) => found(entries.find((entry) => entry.number === String(number))),
    byNames: ({ names, year }) =>
      found(
        entries.find(
          (entry) =>
            (entry.text.includes(year.slice(0, 4)) || /\b(?:in press|forthcoming)\b/i.test(entry.text)) &&
            entry.letters.includes(` ${letters(names[0] ?? '').trim()} `),
        ),
      ),
  };
}

/** The first word of an entry that is a name, not initials. */
function firstName(own: string): string {
  return ` ${own.split(' ').find((word) => /^\p{L}{3}/u.test(word) && !/^(?:van|von|der|den|del|the)$/.test(word)) ?? ''} `;
}

function letters(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']s\b/g, '')
    .toLowerCase();
  return ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}
