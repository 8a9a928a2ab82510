/**
 * A document as it was taken from its file: words with their places, or the paragraphs of a word processor; what is
 * struck out is counted and gone. `src/documents` makes lines, paragraphs, tables and clauses of it.
 */
export type ReadDocument = ReadPdf | ReadDocx;

export type DocumentKind = ReadDocument['kind'];

/**
 * What the tools have made of a document: the answer of a gate, a report, the parts that a language model gets, or its
 * paragraphs to show beside a report.
 */
export type DocumentWork =
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

/** Packed, because a long document has a quarter of a million words. */
export interface ReadPage {
  /** Points, as the page is shown (cropped and turned). */
  readonly width: number;
  readonly height: number;
  /** The words in the order of the file, parted by one space; no word holds white space. */
  readonly words: string;
  /** Five numbers for each word: x, y, width and height of its box in points from the top left, and its type size. */
  readonly places: Float32Array;
  /** For each word 1 where its type is bold. */
  readonly bold: Uint8Array;
  /** Boxes of struck-out words, four numbers each: the gaps that they leave are no columns. */
  readonly struck: Float32Array;
  /** Share of the page that pictures cover, from 0 to 1. */
  readonly pictures: number;
  /** The words were recognised in the picture of the page: some of them may be wrong. */
  readonly recognised?: true;
}

/** A word's box reaches from its ascenders to its descenders; the baseline is at this share of its height. */
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
  /** Counted from 1. */
  readonly page: number;
  /** What the word processor's own numbering puts before the text, for instance '4.2' or '(a)'; empty without. */
  readonly number: string;
  /** White space as in the file; tabs are tabs, line breaks are line feeds. */
  readonly text: string;
  /** Places in the text at which a new page begins. */
  readonly pageBreaks: readonly number[];
  /** Outline level from 1 of a heading style; null in running text. */
  readonly heading: number | null;
  /** All of it is bold. */
  readonly bold: boolean;
  readonly centered: boolean;
  /** Points. */
  readonly indent: number;
  readonly size: number;
}

export interface ReadTable {
  readonly kind: 'table';
  readonly rows: readonly { readonly page: number; readonly cells: readonly ReadCell[] }[];
}

export interface ReadCell {
  /** Counted from 0; a cell that spans two columns has the first of them. */
  readonly column: number;
  readonly paragraphs: readonly ReadParagraph[];
}

/** What is known of passages that were struck out: that they are there, never what they say. */
export interface StruckText {
  readonly passages: number;
  readonly characters: number;
}

/** More than this is refused. */
export const readLimits = { pages: 1_000, characters: 4_000_000, wordCharacters: 200 } as const;

/** Pages of one document that are read from their pictures; for the first look these few decide. */
export const recognitionLimits = { pages: 50, openingPages: 4 } as const;
