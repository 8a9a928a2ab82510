import type { Author } from '#contract/author.ts';
import type { LiteratureSource } from '#contract/literature.ts';

/**
 * The manuscript model: built by the composer and read by every renderer (LaTeX, Typst, Markdown, preview). Only
 * renderers know markup; the model contains plain text and structure.
 */
export interface Manuscript {
  /** 'built-in', or 'built-in with' a model's name. */
  readonly engine: string;
  readonly title: Sentence;
  /** Suggested titles, made from noun phrases in the text, as long as the author hasn't given one. */
  readonly titleProposals?: readonly string[];
  readonly authors: readonly string[];
  /** Affiliation, email and ORCID of authors who have any; matched by name. */
  readonly bylines?: readonly Author[];
  readonly keywords: readonly string[];
  /** Template id, for example 'article'. */
  readonly template: string;
  readonly articleType: string;
  readonly design: string;
  readonly constraints: string;
  /** BCP 47 code of the text's language if it is not English; 'und' if it is another, unidentified one. */
  readonly language?: string;
  readonly abstract: readonly Block[];
  readonly sections: readonly Section[];
  readonly figures: readonly Figure[];
  /** Cited records; while literature lookups are off, only the author's seed papers. */
  readonly references: readonly Reference[];
  /** The author turned off quoting verified works in the introduction. */
  readonly relatedWork?: 'hidden';
  /** Citations in the author's text that match no seed paper; absent if there are none. */
  readonly unmatchedCitations?: readonly TypedCitation[];
  /**
   * The heading of the reference list, if it differs from the usual one: 'Seed papers given by the author, not
   * verified'.
   */
  readonly referencesTitle?: string;
  /** The user's heading of their own abstract; the renderer prints its own heading instead. */
  readonly abstractHeading?: Sentence;
  /** The user's own line of keywords ('Keywords: …'); `keywords` then contains its words. */
  readonly keywordLine?: Sentence;
}

export type Origin = 'user' | 'user-repeated' | 'user-edited' | 'source' | 'template' | 'model';

export type Move = 'background' | 'gap' | 'aim' | 'method' | 'result' | 'interpretation' | 'limitation';

export interface Section {
  /** File name of the section without extension, for example '01-introduction'. */
  readonly id: string;
  readonly title: string;
  readonly origin: Origin;
  /** The user's heading for `title` (origin user only): title is its words without layout marks. */
  readonly heading?: Sentence;
  /** The standard sections that this section covers; absent for other sections. */
  readonly covers?: readonly StandardRole[];
  /** Declarations, references, notes to place: sentences here have no move. */
  readonly aside?: true;
  readonly blocks: readonly Block[];
}

export type StandardRole = 'introduction' | 'methods' | 'results' | 'discussion';

export type Block =
  /**
   * `list`: the paragraph was an item of the user's list, `depth` levels deep if more than one; `quote`: it was quoted.
   */
  | {
      readonly kind: 'paragraph';
      readonly sentences: readonly Sentence[];
      readonly list?: 'bullet' | 'numbered';
      readonly depth?: number;
      readonly quote?: true;
    }
  /** The user's fenced code; the sentence has the source with its marks. */
  | { readonly kind: 'code'; readonly sentence: Sentence; readonly lines: readonly string[] }
  /** The user's table, head row first; the sentence has its source. */
  | {
      readonly kind: 'table';
      readonly sentence: Sentence;
      readonly align: readonly ('left' | 'right' | 'center')[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  /** A heading that the user wrote inside a section. */
  | { readonly kind: 'heading'; readonly sentence: Sentence }
  | { readonly kind: 'figure'; readonly figure: string }
  /**
   * A prompt for something that no sentence does: \todevelop{...}. `move`: what the section lacks; `slot`: the part of
   * the abstract without a sentence.
   */
  | { readonly kind: 'gap'; readonly text: string; readonly slot?: Move; readonly move?: Move }
  /** A note by the product (origin template), for example how the abstract was assembled. */
  | { readonly kind: 'note'; readonly text: string };

export interface Sentence {
  /** Stable within the manuscript: 's1', 's2', … in the order of the user's text; 'r-s1' repeats 's1'. */
  readonly id: string;
  readonly origin: Origin;
  /** The user's words (white space collapsed), including math delimiters. */
  readonly text: string;
  readonly inlines: readonly Inline[];
  /**
   * Layout marks around the user's words ('-', '2.', '##', '\section{', a line of dashes). They are part of `text`
   * (text = lead + words + trail, white space collapsed) but not of `inlines`.
   */
  readonly lead?: string;
  readonly trail?: string;
  readonly move?: {
    readonly label: Move;
    readonly confidence: 'high' | 'low';
    /** The second most likely class, if the label is uncertain. */
    readonly second?: Move;
    /** The label is only a guess, so no mark depends on it alone. */
    readonly guess?: true;
  };
  /** The id of the body sentence that the abstract repeats here (origin user-repeated); `move` is then the slot. */
  readonly repeats?: string;
  /** The id of the body sentence that a model shortened (origin model). */
  readonly shortens?: string;
  /** The id of the record with these words (origin source). */
  readonly record?: string;
}

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  /** Math that parsed and only uses known macros; otherwise it stays text. */
  | { readonly kind: 'math'; readonly tex: string; readonly source: string }
  /** Words inside markup; `source` is what the user typed. */
  | { readonly kind: 'link'; readonly text: string; readonly url: string; readonly source: string }
  | { readonly kind: 'code' | 'emphasis' | 'strong'; readonly text: string; readonly source: string }
  | { readonly kind: 'citation-needed' }
  /** In a template sentence next to the user's: `proposed` while only a description links the figure to it. */
  | { readonly kind: 'figure-reference'; readonly figure: string; readonly proposed?: true }
  /** `typed`: the author's words that it replaces; `named`: its authors' names are printed before it. */
  | { readonly kind: 'citation'; readonly keys: readonly string[]; readonly typed?: string; readonly named?: true };

/** A citation that matches no seed paper, as the author typed it. */
export interface TypedCitation {
  readonly sentence: string;
  readonly typed: string;
}

export interface Figure {
  /** 'fig1', … in the order of the user's list. */
  readonly id: string;
  /** The printed number: the one in its description, otherwise the next free one. */
  readonly number: number;
  /** The author numbered the figures in the workspace. */
  readonly numberedBy?: 'author';
  /** Path in the zip, for example 'figures/fig1.png'. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The user's description; null if there is none (then the caption is a prompt). */
  readonly caption: Sentence | null;
  /** The sentence that it belongs to, or null. */
  readonly mentionedBy: string | null;
  /** What links it to that sentence: its number there, common words (a suggestion), or the author's choice. */
  readonly boundBy: 'number' | 'words' | 'author' | null;
}

export interface Reference {
  readonly key: string;
  readonly type: string;
  /** Readable text; lists of names in BibTeX's separation, organizations in braces. */
  readonly fields: Readonly<Record<string, string>>;
  /** The fields of a BibTeX entry as typed (LaTeX): references.bib is written from them. */
  readonly typed?: Readonly<Record<string, string>>;
  /** The record that it was compared with; absent if it was not compared. */
  readonly record?: { readonly source: string; readonly id: string };
  /** Differences from the record, and who reports a retraction; printed with the reference. */
  readonly remarks?: readonly string[];
  /** Not a seed paper: the author attached it, or the introduction's related work quotes it. */
  readonly added?: 'author' | 'related-work';
  /** A retraction or a concern counts no matter which source reports it, and whatever else differs. */
  readonly verdict: 'verified' | 'metadata-differs' | 'not-found' | 'retracted' | 'of-concern' | 'unverified-offline';
}

/** A checklist item. */
export interface Risk {
  /** Stable across versions: the rule, and the sentence or quote concerned. */
  readonly id: string;
  /** Rule id, for example 'no-sample-size'. */
  readonly rule: string;
  readonly severity: 'high' | 'medium' | 'low' | 'info';
  readonly title: string;
  /** The sentence that triggers or satisfies the rule; null if something is missing. */
  readonly sentence: string | null;
  readonly quote: string | null;
  readonly why: string;
  readonly add: string;
  /** The reporting guideline that requires it, for example 'CONSORT'. */
  readonly guideline?: string;
  /**
   * 'satisfied': the quote contains what the rule looked for. 'addressed': the author changed the sentence, and the
   * rule no longer matches.
   */
  readonly state: 'open' | 'satisfied' | 'addressed' | 'dismissed';
  /** The author's reason for dismissing it; it survives changes of the draft. */
  readonly reason?: string;
}

export interface Coverage {
  /** 'offline': lookups were on, but no library could be reached. */
  readonly literature: 'off' | 'offline' | 'on';
  readonly covered: number;
  readonly total: number;
  readonly rows: readonly CoverageRow[];
  /** Seed papers: number of records in the pasted text, number used, and number of unreadable entries. */
  readonly seeds?: { readonly found: number; readonly kept: number; readonly unreadable: number };
  /** The columns: works that have a record. */
  readonly works?: readonly CoverageWork[];
  /** How recent and varied those works are. */
  readonly figures?: CoverageFigures;
  /** All searches that were made. */
  readonly queries?: readonly Query[];
  /** Notes about the coverage itself, for example that lookups were off. */
  readonly notes?: readonly string[];
}

/** A work in the table: a seed paper or an attached work (`seed`), or one found by a search. */
export interface CoverageWork {
  readonly id: string;
  /** For example 'LeCun et al. (2015) Deep learning'. */
  readonly label: string;
  readonly url: string;
  readonly source: string;
  readonly from: 'seed' | 'search';
  /** Who reports a retraction. */
  readonly retractedBy: readonly string[];
}

export interface CoverageFigures {
  readonly medianYear: number | null;
  /** Share (0 to 1) of works from the last three years before the newest one. */
  readonly recentShare: number | null;
  readonly venues: number;
}

/** A search: which library answered, how many records it has, and how many were read. */
export interface Query {
  readonly query: string;
  readonly asked: readonly { readonly source: LiteratureSource; readonly total: number | null }[];
  readonly found: number;
}

export interface CoverageRow {
  readonly kind: 'sentence' | 'keyphrase';
  readonly sentence: string | null;
  readonly text: string;
  /** Ids of works that match the row. */
  readonly works: readonly string[];
  /** The words that a work and the row share, by the work's id; no one has read the work. */
  readonly shared?: Readonly<Record<string, readonly string[]>>;
  /** What a model concluded from a work's abstract, with the supporting words, by the work's id. */
  readonly read?: Readonly<Record<string, { readonly stance: string; readonly quote: string }>>;
  /** The query that was, or would be, searched for. */
  readonly query: string;
  /** Search links for uncovered rows: label and URL. */
  readonly searches: readonly { readonly label: string; readonly url: string }[];
}

/** Options in the package besides text and images; every field is optional. */
export interface PrototypeOptions {
  readonly title: string;
  readonly authors: readonly string[];
  readonly bylines?: readonly Author[];
  readonly template: string;
  readonly articleType: string;
  readonly design: string;
  readonly constraints: string;
  /** BibTeX, RIS or a list of DOIs, as pasted. */
  readonly seeds: string;
  /** False if the author turned off lookups in public libraries. */
  readonly literature?: boolean;
}

/** The validated content of a research package, with re-encoded images. */
export interface ResearchInput {
  readonly text: string;
  readonly images: readonly {
    readonly file: string;
    readonly description: string;
    readonly width: number;
    readonly height: number;
    readonly type: 'png' | 'jpeg';
    /** The sentence with which the author placed the figure; null for none; absent if the draft chooses one. */
    readonly sentence?: string | null;
  }[];
  readonly options: PrototypeOptions;
}
