/**
 * Access to literature libraries. Every work comes from a fetched record, never from a model: references are built only
 * from these.
 */
export interface LiteraturePort {
  /** The record of a DOI from its registration agency: Crossref or DataCite. */
  byDoi(doi: string, signal?: AbortSignal): Promise<Lookup>;
  /** The record of an arXiv identifier, with or without its version. */
  byArxivId(id: string, signal?: AbortSignal): Promise<Lookup>;
  /** Records that match words of a title or topic, best first. */
  search(query: string, limit: number, signal?: AbortSignal): Promise<Search>;
  /** Known retractions of a DOI, from two independent sources. */
  notices(doi: string, signal?: AbortSignal): Promise<Notices>;
}

export type Lookup =
  | { readonly state: 'found'; readonly work: Work }
  /** Every source that could know it answered, and none does. */
  | { readonly state: 'not-found' }
  /** No answer, so nothing is known about the record. */
  | { readonly state: 'offline' };

export interface Search {
  readonly state: 'answered' | 'offline';
  readonly works: readonly Work[];
  /** The libraries that were queried, and their total numbers of records; for the query log. */
  readonly asked: readonly { readonly source: LiteratureSource; readonly total: number | null }[];
}

export interface Notices {
  readonly state: 'answered' | 'offline';
  /** The sources that report that the work was retracted or withdrawn. */
  readonly retractedBy: readonly string[];
  /** The sources that report an expression of concern about it. */
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
  /** Journal, book or conference; empty if the record names none. */
  readonly venue: string;
  readonly volume: string;
  readonly issue: string;
  readonly pages: string;
  readonly publisher: string;
  /** The BibTeX type: article, inproceedings, book, incollection, phdthesis, techreport, misc. */
  readonly type: string;
  readonly abstract: string | null;
  /** The sources that report, in this record, that the work was retracted or withdrawn. */
  readonly retractedBy: readonly string[];
  /** The sources that report, in this record, an expression of concern. */
  readonly concernedBy?: readonly string[];
  readonly source: LiteratureSource;
}
