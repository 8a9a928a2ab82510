import type { StyleNeeds } from '../../bibliography/write-bibtex.ts';
import type { AuthorYearStyle } from '../author-year.ts';
import type { StatementId } from '../statements.ts';

/** A journal's layout as data. The text itself is rendered once for all templates. */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** Width of a text column in centimeters, which determines figure sizes. */
  readonly columnCm: number;
  /** Document class, packages and page layout of the LaTeX source, up to the draft's own macros. */
  readonly latexPreamble: string;
  /** From \begin{document} to the end of the front matter. */
  latexFront(front: LatexFront): string;
  /** The publisher's limits, if they apply to all of its journals. */
  readonly limits?: {
    readonly abstractWords?: number;
    readonly keywords?: number;
    readonly highlights?: { readonly count: number; readonly characters: number };
    /** The publisher's page or book with these limits. */
    readonly source: string;
  };
  /** Statements that its journals require at the end. */
  readonly statements?: readonly StatementId[];
  /** Where figures may go; '' for a class whose figures take no option. */
  readonly floatOption?: '';
  /** The class capitalizes headings byte by byte, so they must be in ASCII. */
  readonly bytewiseCapitals?: boolean;
  /** False if the class prints sections without numbers. */
  readonly numbersSections?: false;
  /** How its journals cite by author and year; absent if they cite by number. */
  readonly authorYear?: AuthorYearStyle;
  /** BibTeX style, for example 'unsrtnat'. */
  readonly bibliographyStyle: string;
  /** The class reads main.bbl even if nothing is cited, and fails if there is none. */
  readonly alwaysReadsList?: boolean;
  /** Fields without which that style stops with an error. */
  readonly styleNeeds?: StyleNeeds;
  /** Page layout, fonts and headings of the Typst source. */
  readonly typstPage: string;
}

/** Escaped LaTeX source; empty if the manuscript has none. */
export interface LatexFront {
  readonly title: string;
  readonly authors: readonly LatexAuthor[];
  /** Short enough for a running head. */
  readonly running: { readonly title: string; readonly authors: string };
  readonly abstract: string;
  readonly keywords: string;
  readonly legend: string;
}

/** Each part is empty if it was not given. */
export interface LatexAuthor {
  readonly name: string;
  readonly affiliation: string;
  readonly email: string;
  readonly orcid: string;
  readonly corresponding: boolean;
}
