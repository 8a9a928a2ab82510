import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Composition, compose } from '#tools/paper-assistant/engine/compose.ts';
import { printedWords } from '#tools/paper-assistant/engine/inlines.ts';
import type { Move, Risk, Section, Sentence, StandardRole } from '#tools/paper-assistant/engine/manuscript.ts';
import { roleOfMove } from '#tools/paper-assistant/engine/place-by-moves.ts';
import { readPieces } from '#tools/paper-assistant/engine/sentences.ts';
import { folded, isAbout, isMissing } from './note-risks.ts';

/**
 * In `f`, results were only counted. The other files have been read while the engine was changed; `b` and `d` were only
 * counted at first.
 */
export const wholeHalves = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type WholeHalf = (typeof wholeHalves)[number];

/** A note, with a judgment of everything that a draft makes of it. */
export interface WholeNote {
  readonly name: string;
  readonly text: string;
  /** An acceptable title must match all of them. */
  readonly title: readonly RegExp[];
  readonly design: string;
  readonly risks: readonly { readonly kind: string; readonly quote: string }[];
  readonly missing: readonly string[];
  readonly sentences: readonly WholeSentence[];
}

interface WholeSentence {
  readonly text: string;
  /** `declaration` for statements at the end; null for a note to oneself, which may be anywhere. */
  readonly move: Move | 'declaration' | null;
  readonly main: boolean;
  readonly source: 'needed' | 'either' | null;
}

export interface WholeNoteScore {
  readonly name: string;
  readonly titles: readonly string[];
  /** Null if the draft leaves the choice of a title to its author. */
  readonly working: string | null;
  readonly titleRight: boolean;
  /** Results that the abstract repeats, and whether one of them is the main result. */
  readonly results: readonly string[];
  readonly mainRight: boolean;
  readonly placed: number;
  readonly misplaced: readonly { readonly text: string; readonly wanted: string; readonly got: string }[];
  readonly planted: number;
  readonly missed: WholeNote['risks'];
  /** Open items that are neither planted nor missing according to the labels. */
  readonly falseItems: readonly Risk[];
  readonly clean: boolean;
  readonly sources: number;
  readonly unmarked: readonly string[];
  readonly wronglyMarked: readonly string[];
  readonly pieces: number;
  readonly once: number;
}

/** `only`: the first letters of the notes' names. */
export function scoreWholeNotes(half: WholeHalf, only = ''): WholeNoteScore[] {
  return readWholeNotes(join('whole-notes', half))
    .filter(({ name }) => name.startsWith(only))
    .map(scoreWholeNote);
}

export function scoreWholeNote(note: WholeNote): WholeNoteScore {
  const draft = compose({
    text: note.text,
    images: [],
    options: { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' },
  });
  const { manuscript, risks } = draft;
  const titles = manuscript.titleProposals ?? [manuscript.title.text];
  const working =
    manuscript.title.text === 'Working title' ? null : manuscript.title.text.replace(/^Working title: /, '');
  const printed = printedIn(manuscript.sections);
  const results = sentencesOf(manuscript.abstract)
    .filter(({ move }) => move?.label === 'result')
    .map(printedWords);
  const open = risks.filter(({ state, severity }) => state === 'open' && severity !== 'info');
  const marks = printed
    .filter(({ sentence }) => sentence.inlines.some(({ kind }) => kind === 'citation-needed'))
    .map(({ words }) => words);
  const labels = note.sentences.map(({ text, source }) => ({ text, citeWorthy: source !== null }));
  const wanted = note.sentences.filter(({ source }) => source === 'needed');
  const placed = note.sentences.filter(({ move }) => move !== null);
  return {
    name: note.name,
    titles,
    working,
    titleRight:
      working !== null && note.title.every((pattern) => pattern.test(working)) && working.split(' ').length <= 20,
    results,
    mainRight: note.sentences.some(({ main, text }) => main && results.some((one) => same(one, text))),
    placed: placed.length,
    misplaced: placed.flatMap((label) => misplacement(label, printed)),
    planted: note.risks.length,
    missed: note.risks.filter((planted) => !open.some((risk) => isAbout(risk, planted))),
    falseItems: open.filter(
      (risk) =>
        !note.risks.some((planted) => isAbout(risk, planted)) &&
        !isMissing(risk, { missing: note.missing, sentences: labels }),
    ),
    clean: note.risks.length === 0,
    sources: wanted.length,
    unmarked: wanted.filter(({ text }) => !marks.some((mark) => same(mark, text))).map(({ text }) => text),
    wronglyMarked: marks.filter((mark) => !labels.some(({ text, citeWorthy }) => citeWorthy && same(mark, text))),
    ...inTheBody(note.text, draft),
  };
}

interface Printed {
  readonly sentence: Sentence;
  readonly words: string;
  readonly section: Section;
}

function printedIn(sections: readonly Section[]): Printed[] {
  return sections.flatMap((section) =>
    sentencesOf(section.blocks).map((sentence) => ({ sentence, words: printedWords(sentence), section })),
  );
}

function sentencesOf(blocks: Section['blocks']): readonly Sentence[] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
}

function misplacement({ text, move }: WholeSentence, printed: readonly Printed[]): WholeNoteScore['misplaced'] {
  const found =
    printed.find(({ words }) => folded(words) === folded(text)) ?? printed.find(({ words }) => same(words, text));
  const got = found === undefined ? 'not found' : found.section.title;
  const wanted = move ?? '';
  if (found === undefined) return [{ text, wanted, got }];
  if (move === null) return [];
  // Text under the author's own heading stays there.
  if (move === 'declaration')
    return found.section.aside || found.section.origin === 'user' ? [] : [{ text, wanted, got }];
  if (found.section.aside === true) return [{ text, wanted, got }];
  return rolesOf(found.section, found.sentence.move?.label).includes(roleOfMove[move]) ? [] : [{ text, wanted, got }];
}

/** The roles that a section covers; for an author's own section, the roles of its sentences. */
function rolesOf({ covers }: Pick<Section, 'covers'>, move: Move | undefined): readonly StandardRole[] {
  return covers ?? (move === undefined ? [] : [roleOfMove[move]]);
}

function inTheBody(text: string, { manuscript }: Composition): { pieces: number; once: number } {
  const body = printedIn(manuscript.sections).map(({ sentence }) => sentence.id);
  const elsewhere = new Set([manuscript.title.id, manuscript.keywordLine?.id]);
  const pieces = readPieces(text).filter(({ id, kind }) => kind === 'sentence' && !elsewhere.has(id));
  return {
    pieces: pieces.length,
    once: pieces.filter(({ id }) => body.filter((one) => one === id).length === 1).length,
  };
}

function same(one: string, other: string): boolean {
  return folded(one).includes(folded(other)) || (one.length > 15 && folded(other).includes(folded(one)));
}

const moves: Readonly<Record<string, WholeSentence['move']>> = {
  B: 'background',
  G: 'gap',
  A: 'aim',
  M: 'method',
  R: 'result',
  I: 'interpretation',
  L: 'limitation',
  D: 'declaration',
  N: null,
};

/**
 * A file has a header with `Name: value` lines, a blank line, and the text. `{R}` before a sentence is its label; `!`
 * marks the main result, `*` a statement without a source, and `?` one that may be marked or not.
 */
export function readWholeNotes(place: string): WholeNote[] {
  const folder = join(import.meta.dirname, place);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const whole = readFileSync(join(folder, file), 'utf8').trim();
      const end = whole.indexOf('\n\n');
      const [head, labelled] = [whole.slice(0, end), whole.slice(end).trim()];
      const values = (name: string) =>
        head
          .split('\n')
          .filter((line) => line.startsWith(`${name}: `))
          .map((line) => line.slice(name.length + 2));
      return {
        name: file.replace(/\.txt$/, ''),
        text: labelled.replaceAll(marker, ''),
        title: values('Title').flatMap((line) =>
          [...line.matchAll(/\/([^/]+)\//g)].map(([, words = '']) => new RegExp(words, 'i')),
        ),
        design: values('Design')[0] ?? '',
        risks: values('Planted').map((value) => {
          const [kind = '', quote = ''] = value.split('|').map((part) => part.trim());
          return { kind, quote };
        }),
        missing: values('Missing').flatMap((list) => list.split(', ')),
        sentences: [...labelled.matchAll(/\{([A-Z])([!*?]?)\}([^{\n]+)/g)].map(([, letter = '', sign, text = '']) => ({
          text: text.replaceAll(/\s+/g, ' ').trim(),
          move: moves[letter] ?? null,
          main: sign === '!',
          source: sign === '*' ? ('needed' as const) : sign === '?' ? ('either' as const) : null,
        })),
      };
    });
}

const marker = /\{[A-Z][!*?]?\}/g;
