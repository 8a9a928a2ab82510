import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Move } from '#tools/paper-assistant/engine/manuscript.ts';

/**
 * `training`: written to train the model; `tune`: by other authors, used for development and training; `held`: only
 * scored. `opened`: every second one of the held-out notes, which may be read since November 27, 2026.
 */
export const noteSets = ['tune', 'opened', 'held'] as const;
export type NoteSet = (typeof noteSets)[number];

const folder = join(import.meta.dirname, 'research-notes');

/** A text as its author would type it, with a careful reader's labels for each sentence. */
export interface ResearchNote {
  readonly name: string;
  readonly text: string;
  readonly design: string;
  readonly sentences: readonly {
    readonly text: string;
    readonly move: Move;
    readonly second: Move | null;
    readonly heading: string | null;
    readonly citeWorthy: boolean;
  }[];
  /** Moves and elements that the text really lacks. */
  readonly missing: readonly string[];
  /** Problems planted by its author, with the words that show them. */
  readonly risks: readonly { readonly kind: string; readonly quote: string }[];
  /** Whether no problems were planted. */
  readonly clean: boolean;
}

interface StoredNote {
  readonly design: string;
  readonly sentences: readonly {
    readonly text: string;
    readonly move: string;
    readonly second: string | null;
    readonly heading: string | null;
    readonly cite_worthy: boolean;
  }[];
  readonly missing: readonly string[];
  readonly risks: readonly { readonly kind: string; readonly quote: string }[];
  readonly clean: boolean;
}

export function readResearchNotes(set: NoteSet): ResearchNote[] {
  return filesOf(set, '.json').map((file) => {
    const { design, sentences, missing, risks, clean } = JSON.parse(readFileSync(file, 'utf8')) as StoredNote;
    return {
      name: file.slice(join(folder, set).length + 1, -5),
      text: readFileSync(file.replace(/json$/, 'txt'), 'utf8'),
      design,
      missing,
      risks,
      clean,
      sentences: sentences.map((sentence) => ({
        text: sentence.text.replaceAll(/\s+/g, ' ').trim(),
        move: sentence.move.toLowerCase() as Move,
        second: (sentence.second?.toLowerCase() ?? null) as Move | null,
        heading: sentence.heading,
        citeWorthy: sentence.cite_worthy,
      })),
    };
  });
}

/**
 * Texts are separated by a blank line; a line is the letter of a move and a sentence. An asterisk marks a statement
 * without a source.
 */
export function readTrainingNotes(): { words: string; move: Move; citeWorthy: boolean }[][] {
  return filesOf('training', '.txt')
    .flatMap((file) => readFileSync(file, 'utf8').trim().split(/\n\n+/))
    .map((text) =>
      text.split('\n').map((line) => {
        const move = letters[line[0] ?? ''];
        const words = /^.\*? (.+)$/.exec(line)?.[1];
        if (move === undefined || words === undefined) throw new Error(`No move in the training line: ${line}`);
        return { words, move, citeWorthy: line[1] === '*' };
      }),
    );
}

/** The files that the model is trained on. */
export function trainingNoteFiles(): string[] {
  return [...filesOf('training', '.txt'), ...filesOf('tune', '.json')];
}

const letters: Readonly<Record<string, Move>> = {
  B: 'background',
  G: 'gap',
  A: 'aim',
  M: 'method',
  R: 'result',
  I: 'interpretation',
  L: 'limitation',
};

function filesOf(set: string, ending: string): string[] {
  return readdirSync(join(folder, set))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(folder, set, file));
}
