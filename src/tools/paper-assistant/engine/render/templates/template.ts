import type { StyleNeeds } from '../../bibliography/write-bibtex.ts';
import type { StatementId } from '../statements.ts';

/** A journal's dress as data. The text itself is rendered once for all templates. */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** Width of a text column in centimetres, by which figures are sized. */
  readonly columnCm: number;
  /** Class, packages and page of the LaTeX source, up to the draft's own macros. */
  readonly latexPreamble: string;
  /** From \begin{document} to the end of the front matter. */
  latexFront(front: LatexFront): string;
  /** What its authors are asked for, where the publisher says it for all of its journals. */
  readonly limits?: {
    readonly abstractWords?: number;
    readonly keywords?: number;
    readonly highlights?: { readonly count: number; readonly characters: number };
    /** The publisher's page or book that says so. */
    readonly source: string;
  };
  /** Statements that its journals want at the end. */
  readonly statements?: readonly StatementId[];
  /** Where figures may go; '' for a class whose figures take no option. */
  readonly floatOption?: '';
  /** The class sets headings in capitals byte by byte, so that they have to be written in ASCII. */
  readonly bytewiseCapitals?: boolean;
  /** BibTeX style, for instance 'unsrtnat'. */
  readonly bibliographyStyle: string;
  /** What that style stops at where an entry lacks it. */
  readonly styleNeeds?: StyleNeeds;
  /** Page, type and headings of the Typst source. */
  readonly typstPage: string;
}

/** Ready LaTeX source; empty where the manuscript has none. */
export interface LatexFront {
  readonly title: string;
  readonly authors: readonly LatexAuthor[];
  /** Short enough for a running head. */
  readonly running: { readonly title: string; readonly authors: string };
  readonly abstract: string;
  readonly keywords: string;
  readonly legend: string;
}

/** Each part is empty where it was not given. */
export interface LatexAuthor {
  readonly name: string;
  readonly affiliation: string;
  readonly email: string;
  readonly orcid: string;
  readonly corresponding: boolean;
}
