import type { DocumentKind, StruckText } from '#contract/documents.ts';

/**
 * A document as the engines read it. Lengths are in points (1/72 inch) from the page's top-left corner; offsets are
 * UTF-16 positions in `text`, `end` exclusive. Struck-out passages and running headers and footers aren't part of it.
 */
export interface Document {
  readonly kind: DocumentKind;
  /**
   * The whole document as one text: words separated by one space, paragraphs by a line feed, the cells of a table row
   * by a tab. A paragraph that runs over lines or pages is not broken; words hyphenated at a line end are joined.
   */
  readonly text: string;
  readonly pages: readonly Page[];
  /** In text order, including the rows of tables. */
  readonly paragraphs: readonly Paragraph[];
  readonly tables: readonly Table[];
  /** Articles, sections, (a): parents before children, in the order of the text. */
  readonly clauses: readonly Clause[];
  readonly struck: StruckText;
  /** Most pages are images without a text layer, so `text` has little or nothing to read. */
  readonly scanned: boolean;
  readonly pageNumbers: PageNumbers;
}

/**
 * How a page's number was found: `exact` in a PDF, `rendered` from the page breaks that a word processor stored in a
 * DOCX, `breaks` from its manual page breaks only, `none` where a DOCX has no page breaks and everything is on page 1.
 * Only `exact` and `rendered` are those of a printout (see `hasPages`).
 */
export type PageNumbers = 'exact' | 'rendered' | 'breaks' | 'none';

export interface Page {
  /** Counted from 1, regardless of the printed page number. */
  readonly number: number;
  /** 0 in a DOCX, which has no fixed pages. */
  readonly width: number;
  readonly height: number;
  /** The part of the text that is on this page. */
  readonly start: number;
  readonly end: number;
  readonly lines: readonly Line[];
  /** The page is an image, or mostly an image, without text. */
  readonly scanned: boolean;
  /** Its text comes from OCR. */
  readonly recognised: boolean;
}

/** A line of a PDF page, or a paragraph of a DOCX, which has no lines. */
export interface Line extends Span {
  readonly page: number;
  /** Null in a DOCX. */
  readonly box: Box | null;
  readonly words: readonly Word[];
  /** The type size of most of its characters, in points. */
  readonly size: number;
  readonly bold: boolean;
}

/** `text.slice(start, end)` is the word; each half of a hyphenated word is a word of its line. */
export interface Word extends Span {
  readonly box: Box | null;
  readonly size: number;
  readonly bold: boolean;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Paragraph extends Span {
  /** The page of its first word. */
  readonly page: number;
  /** `heading`: distinguished by type, capitals or a style, with no other text in it. `row`: a row of a table. */
  readonly kind: 'text' | 'heading' | 'row';
  /** Horizontal position of its first line in points; in a DOCX, its indentation. */
  readonly indent: number;
}

export interface Table extends Span {
  readonly page: number;
  readonly rows: readonly TableRow[];
}

export interface TableRow extends Span {
  readonly page: number;
  /** One per cell of the row; an empty cell is an empty span. */
  readonly cells: readonly TableCell[];
}

export interface TableCell extends Span {
  /** Counted from 0 by the table's columns, so that cells above each other have the same. */
  readonly column: number;
}

/** A numbered part, or a part under a heading without number: `Section 4.2 Late Charges`, `(a)`, `EXHIBIT B`. */
export interface Clause extends Span {
  /** Index in `Document.clauses`. */
  readonly index: number;
  readonly parent: number | null;
  readonly kind: 'article' | 'section' | 'item' | 'exhibit' | 'heading';
  /** As a reader would cite it: 'Article 4', 'Section 4.2', 'Section 4.2(a)', 'Exhibit B', or the heading's own words. */
  readonly label: string;
  /** As printed, without brackets and period: '4', '4.2', 'a', 'B'; empty for a heading without one. */
  readonly number: string;
  /** Words of its heading; empty if it has none. */
  readonly title: string;
  /** 1 for articles and exhibits, then deeper. */
  readonly level: number;
  readonly page: number;
  readonly lastPage: number;
  /** Where the text after the number and title begins. */
  readonly bodyStart: number;
}

declare const located: unique symbol;

/**
 * A passage of the document with its location. Only `quoteAt` and `locateQuote` create one, so every statement with a
 * quote has been found in the document.
 */
export interface Quote extends Span {
  readonly [located]: true;
  /** Verbatim from `Document.text`. */
  readonly text: string;
  /** Null, like `lastPage`, if the file doesn't say where its pages end: a number would be invented. */
  readonly page: number | null;
  readonly lastPage: number | null;
  /** The label of the innermost clause in which the quote begins; `Opening` before the first clause. */
  readonly clause: string;
  /** The document in the file to which that clause belongs, if it isn't the one that the report is about. */
  readonly instrument?: string;
  /** What to highlight, line by line; empty in a DOCX, where `paragraph` names the place. */
  readonly boxes: readonly QuoteBox[];
  /** Index in `Document.paragraphs` of the paragraph in which it begins. */
  readonly paragraph: number;
  /** Part of it is on a page whose text comes from OCR: it may contain mistakes. */
  readonly recognised: boolean;
}

export interface QuoteBox extends Box {
  readonly page: number;
}
