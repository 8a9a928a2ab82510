import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Move } from '#tools/paper-assistant/engine/manuscript.ts';

/**
 * Labeled sentences from published papers. They are outside the repository, which may contain the weights trained on
 * them but not their text.
 */
export const academicFolder = join(import.meta.dirname, '..', '..', '..', 'shared', 'data', 'academic');
export const hasAcademicData = existsSync(join(academicFolder, 'moves.jsonl.gz'));

export interface LabelledPaper {
  readonly id: string;
  readonly source: string;
  readonly leftOut: boolean;
  readonly sentences: readonly {
    readonly words: string;
    readonly move: Move;
    /** Labeled by matching words, so it says nothing about the accuracy of a classifier that also uses words. */
    readonly byPattern: boolean;
  }[];
}

interface MoveLine {
  readonly doc: string;
  readonly i: number;
  readonly text: string;
  readonly label: string;
  readonly by?: string;
  readonly source: string;
}

export function readPapers(): LabelledPaper[] {
  const papers = new Map<string, MoveLine[]>();
  for (const line of readLines<MoveLine>('moves')) {
    const known = papers.get(line.doc);
    if (known === undefined) papers.set(line.doc, [line]);
    else known.push(line);
  }
  return [...papers].map(([id, lines]) => ({
    id,
    source: lines[0]?.source ?? '',
    leftOut: isLeftOut(id),
    sentences: lines
      .sort((a, b) => a.i - b.i)
      .map(({ text, label, by }) => ({
        words: text.replaceAll(/\s+/g, ' ').trim(),
        move: label.toLowerCase() as Move,
        byPattern: by === 'cue',
      })),
  }));
}

export function readLines<T>(name: string): T[] {
  return gunzipSync(readFileSync(join(academicFolder, `${name}.jsonl.gz`)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** A fifth of the documents; the abstract (`#a`) and body (`#b`) of a document belong together. */
export function isLeftOut(id: string): boolean {
  return hashOf(id.replace(/#[ab]$/, '')) % 5 === 0;
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export interface CitedParagraph {
  readonly section: string;
  readonly leftOut: boolean;
  readonly sentences: readonly { readonly words: string; readonly cited: boolean }[];
}

interface CiteLine {
  readonly doc: string;
  /** 'paragraph.sentence' */
  readonly i: string;
  readonly text: string;
  readonly cite: boolean;
  readonly section: string;
}

/** Paragraphs whose citation marks were removed, with the sentences that had one. */
export function readCitedParagraphs(): CitedParagraph[] {
  const paragraphs = new Map<string, CiteLine[]>();
  for (const line of readLines<CiteLine>('citeworthy')) {
    const key = `${line.doc} ${line.section} ${line.i.split('.')[0]}`;
    const known = paragraphs.get(key);
    if (known === undefined) paragraphs.set(key, [line]);
    else known.push(line);
  }
  return [...paragraphs.values()].map((lines) => ({
    section: lines[0]?.section ?? '',
    leftOut: isLeftOut(lines[0]?.doc ?? ''),
    sentences: lines.map(({ text, cite }) => ({ words: text.replaceAll(/\s+/g, ' ').trim(), cited: cite })),
  }));
}
