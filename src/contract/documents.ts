/**
 * A document's content as read from its file: words with their positions, or a word processor's paragraphs; struck-out
 * text is counted and removed. `src/documents` converts it to lines, paragraphs, tables and clauses.
 */
export type ReadDocument = ReadPdf | ReadDocx;

export type DocumentKind = ReadDocument['kind'];

/**
 * The tasks that can run on a document: an acceptance check, a report, the parts for a language model, or the paragraphs to
 * show with a report.
 */
export type DocumentTaskName =
  | 'lease-gate'
  | 'lease-abstract'
  | 'lease-analysis'
  | 'lease-parts'
  | 'letter-gate'
  | 'letter-analysis'
  | 'letter-parts'
  | 'paragraphs';

export interface ReadPdf {
  readonly kind: 'pdf';
  readonly pages: readonly ReadPage[];
  readonly struck: StruckText;
}

/** Packed arrays, because a long document has a quarter of a million words. */
export interface ReadPage {
  /** Points on the displayed page (cropped and rotated). */
  readonly width: number;
  readonly height: number;
  /** The words in file order, separated by single spaces; no word contains white space. */
  readonly words: string;
  /** Five numbers per word: x, y, width and height of its box in points from the top left, and its font size. */
  readonly places: Float32Array;
  /** For each word, 1 if it is bold. */
  readonly bold: Uint8Array;
  /** Boxes of struck-out words, four numbers each: their gaps must not count as columns. */
  readonly struck: Float32Array;
  /** Thin lines drawn on the page, four numbers each: the borders of tables, underlines. */
  readonly rules: Float32Array;
  /** The fraction of the page that images cover, from 0 to 1. */
  readonly pictures: number;
  /** The words were read with OCR, so some of them may be wrong. */
  readonly recognised?: true;
}

/** A word's box extends from its ascenders to its descenders; the baseline is at this fraction of its height. */
export const baselineShare = 0.8;

export interface ReadDocx {
  readonly kind: 'docx';
  readonly blocks: readonly ReadBlock[];
  readonly struck: StruckText;
  /** See `Document.pageNumbers`. */
  readonly pageNumbers: 'rendered' | 'breaks' | 'none';
}

export type ReadBlock = ReadParagraph | ReadTable;

export interface ReadParagraph {
  readonly kind: 'paragraph';
  /** Starting at 1. */
  readonly page: number;
  /** The word processor's automatic number of the paragraph, for example '4.2' or '(a)'; empty if none. */
  readonly number: string;
  /** White space as in the file; tabs are tabs, line breaks are line feeds. */
  readonly text: string;
  /** Offsets in the text where a new page begins. */
  readonly pageBreaks: readonly number[];
  /** Outline level of a heading style, from 1; null for body text. */
  readonly heading: number | null;
  /** The whole paragraph is bold. */
  readonly bold: boolean;
  readonly centered: boolean;
  /** In points. */
  readonly indent: number;
  readonly size: number;
}

export interface ReadTable {
  readonly kind: 'table';
  readonly rows: readonly { readonly page: number; readonly cells: readonly ReadCell[] }[];
}

export interface ReadCell {
  /** Starting at 0; a cell that spans two columns has the index of the first one. */
  readonly column: number;
  readonly paragraphs: readonly ReadParagraph[];
}

/** Facts about struck-out passages: their number, never their text. */
export interface StruckText {
  readonly passages: number;
  readonly characters: number;
}

/** Documents beyond these limits are rejected. */
export const readLimits = { pages: 1_000, characters: 4_000_000, wordCharacters: 200 } as const;

/** Maximum pages of one document that are read with OCR; the acceptance check uses only the first few. */
export const recognitionLimits = { pages: 50, openingPages: 4 } as const;
