/**
 * What libraries of records know. Every work comes from a record that was fetched, never from a model: references are
 * built from these alone.
 */
export interface LiteraturePort {
  /** The record behind a DOI, asked where it was registered: Crossref, then DataCite. */
  byDoi(doi: string, signal?: AbortSignal): Promise<Lookup>;
  /** The record of an arXiv identifier, with or without its version. */
  byArxivId(id: string, signal?: AbortSignal): Promise<Lookup>;
  /** Records for words of a title or a topic, best first. */
  search(query: string, limit: number, signal?: AbortSignal): Promise<Search>;
  /** What is known about retractions of a DOI, from two sources that do not copy from each other's deposits alone. */
  notices(doi: string, signal?: AbortSignal): Promise<Notices>;
}

export type Lookup =
  | { readonly state: 'found'; readonly work: Work }
  /** Every source that could know it answered, and none does. */
  | { readonly state: 'not-found' }
  /** No answer; nothing can be said about the record. */
  | { readonly state: 'offline' };

export interface Search {
  readonly state: 'answered' | 'offline';
  readonly works: readonly Work[];
  /** Who was asked, and how many records there are in all; for the log of queries. */
  readonly asked: readonly { readonly source: LiteratureSource; readonly total: number | null }[];
}

export interface Notices {
  readonly state: 'answered' | 'offline';
  /** Who says that the work was retracted or withdrawn. */
  readonly retractedBy: readonly string[];
  /** Who says that there is an expression of concern about it. */
  readonly concernedBy?: readonly string[];
}

export type LiteratureSource = 'OpenAlex' | 'Crossref' | 'DataCite' | 'arXiv';

export interface Work {
  /** `doi:10.…` in lower case, or `arxiv:…` without the version. */
  readonly id: string;
  readonly doi: string | null;
  readonly arxivId: string | null;
  /** Plain text; markup of the record is removed. */
  readonly title: string;
  readonly authors: readonly { readonly family: string; readonly given: string }[];
  readonly year: number | null;
  /** Journal, book or conference; empty when the record names none. */
  readonly venue: string;
  readonly volume: string;
  readonly issue: string;
  readonly pages: string;
  readonly publisher: string;
  /** The kind in BibTeX's words: article, inproceedings, book, incollection, phdthesis, techreport, misc. */
  readonly type: string;
  readonly abstract: string | null;
  /** Who reports, in this record, that the work was retracted or withdrawn. */
  readonly retractedBy: readonly string[];
  /** Who reports, in this record, an expression of concern. */
  readonly concernedBy?: readonly string[];
  readonly source: LiteratureSource;
}
