import type { Author } from '#contract/author.ts';
import type { LiteratureSource } from '#contract/literature.ts';

/**
 * The manuscript model: what the composer builds and every renderer (LaTeX, Typst, Markdown, preview) reads.
 * Only renderers know any markup; the model holds plain text and structure.
 */
export interface Manuscript {
  /** 'built-in', or 'built-in with' the name of a model. */
  readonly engine: string;
  readonly title: Sentence;
  /** Titles to choose from while the author has given none, made of noun phrases of the text. */
  readonly titleProposals?: readonly string[];
  readonly authors: readonly string[];
  /** Affiliation, email and ORCID of those authors of whom any was given; found by their names. */
  readonly bylines?: readonly Author[];
  readonly keywords: readonly string[];
  /** Template id, for instance 'article'. */
  readonly template: string;
  readonly articleType: string;
  readonly design: string;
  readonly constraints: string;
  /** BCP 47 code of the text's language where it is not English; 'und' where it is some other one. */
  readonly language?: string;
  readonly abstract: readonly Block[];
  readonly sections: readonly Section[];
  readonly figures: readonly Figure[];
  /** Records that are cited; while literature look-ups are off, only the seed papers that the author gave. */
  readonly references: readonly Reference[];
  /** Verified works are not quoted in the introduction: the author switched that off. */
  readonly relatedWork?: 'hidden';
  /** Citations in the author's text that name no seed paper; absent where there are none. */
  readonly unmatchedCitations?: readonly TypedCitation[];
  /** Stands over the list of references where it is not an ordinary one: 'Seed papers given by the author, not verified'. */
  readonly referencesTitle?: string;
  /** The heading by which the user opened an own abstract; its words are those of the renderer's own heading. */
  readonly abstractHeading?: Sentence;
  /** The user's own line of keywords ('Keywords: …'); `keywords` then holds its words. */
  readonly keywordLine?: Sentence;
}

export type Origin = 'user' | 'user-repeated' | 'user-edited' | 'source' | 'template' | 'model';

export type Move = 'background' | 'gap' | 'aim' | 'method' | 'result' | 'interpretation' | 'limitation';

export interface Section {
  /** File name of the section without extension, for instance '01-introduction'. */
  readonly id: string;
  readonly title: string;
  readonly origin: Origin;
  /** The user's heading behind `title` (origin user only): title is its words without layout marks. */
  readonly heading?: Sentence;
  /** The standard sections whose work this section does; absent for the others. */
  readonly covers?: readonly StandardRole[];
  /** Declarations, references, notes to place: sentences here have no move. */
  readonly aside?: true;
  readonly blocks: readonly Block[];
}

export type StandardRole = 'introduction' | 'methods' | 'results' | 'discussion';

export type Block =
  /** `list`: the paragraph was an item of the user's list, `depth` levels deep where more than one; `quote`: it was quoted. */
  | {
      readonly kind: 'paragraph';
      readonly sentences: readonly Sentence[];
      readonly list?: 'bullet' | 'numbered';
      readonly depth?: number;
      readonly quote?: true;
    }
  /** Fenced code of the user's; the sentence has the source with its marks. */
  | { readonly kind: 'code'; readonly sentence: Sentence; readonly lines: readonly string[] }
  /** A table of the user's, the head row first; the sentence has its source. */
  | {
      readonly kind: 'table';
      readonly sentence: Sentence;
      readonly align: readonly ('left' | 'right' | 'center')[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  /** A heading that the user wrote inside a section. */
  | { readonly kind: 'heading'; readonly sentence: Sentence }
  | { readonly kind: 'figure'; readonly figure: string }
  /** What no sentence does: \todevelop{...}. `move`: what the section lacks; `slot`: the part of the abstract without a sentence. */
  | { readonly kind: 'gap'; readonly text: string; readonly slot?: Move; readonly move?: Move }
  /** A remark of the product itself (origin template), for instance how the abstract was assembled. */
  | { readonly kind: 'note'; readonly text: string };

export interface Sentence {
  /** Stable within the manuscript: 's1', 's2', … in the order of the user's text; 'r-s1' repeats 's1'. */
  readonly id: string;
  readonly origin: Origin;
  /** The words as the user wrote them (white space folded), math delimiters included. */
  readonly text: string;
  readonly inlines: readonly Inline[];
  /**
   * Layout marks that the user wrote around the words ('-', '2.', '##', '\section{', a rule of dashes). They are part
   * of `text` (text = lead + words + trail, white space folded) and are left out of `inlines`.
   */
  readonly lead?: string;
  readonly trail?: string;
  readonly move?: {
    readonly label: Move;
    readonly confidence: 'high' | 'low';
    /** What it could be instead, where the label is not clear. */
    readonly second?: Move;
    /** The label is little more than a guess, so no mark rests on it alone. */
    readonly guess?: true;
  };
  /** The id of the body sentence whose words the abstract repeats here (origin user-repeated); `move` is then the slot. */
  readonly repeats?: string;
  /** The id of the body sentence of which a model left out parts (origin model). */
  readonly shortens?: string;
  /** The id of the record whose words these are (origin source). */
  readonly record?: string;
}

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  /** Math that parsed and whose macros are all on the list; otherwise it stays text. */
  | { readonly kind: 'math'; readonly tex: string; readonly source: string }
  /** Words with a mark around them; `source` is what the user typed. */
  | { readonly kind: 'link'; readonly text: string; readonly url: string; readonly source: string }
  | { readonly kind: 'code' | 'emphasis' | 'strong'; readonly text: string; readonly source: string }
  | { readonly kind: 'citation-needed' }
  /** In a sentence of the template's, next to the user's: `proposed` while only a description ties the figure to it. */
  | { readonly kind: 'figure-reference'; readonly figure: string; readonly proposed?: true }
  /** `typed`: the author's words that it stands for; `named`: the names of its authors are printed before it. */
  | { readonly kind: 'citation'; readonly keys: readonly string[]; readonly typed?: string; readonly named?: true };

/** A citation that names no seed paper, as the author typed it. */
export interface TypedCitation {
  readonly sentence: string;
  readonly typed: string;
}

export interface Figure {
  /** 'fig1', … in the order of the user's list. */
  readonly id: string;
  /** The number that it is printed under: the one that its description states, else the next free one. */
  readonly number: number;
  /** The author numbered the figures in the workspace. */
  readonly numberedBy?: 'author';
  /** Path in the zip, for instance 'figures/fig1.png'. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The user's description; null when there is none (then a gap stands in the caption). */
  readonly caption: Sentence | null;
  /** The sentence that it belongs to, or null. */
  readonly mentionedBy: string | null;
  /** What ties it to that sentence: its number there, words in common (a proposal), or the author's own choice. */
  readonly boundBy: 'number' | 'words' | 'author' | null;
}

export interface Reference {
  readonly key: string;
  readonly type: string;
  /** Readable text; lists of names as BibTeX separates them, organisations in braces. */
  readonly fields: Readonly<Record<string, string>>;
  /** The fields of an entry that came as BibTeX, as typed (LaTeX): references.bib is written from them. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Whose record it was compared with; absent while it was not. */
  readonly record?: { readonly source: string; readonly id: string };
  /** What the record says differently, and who reports a retraction; printed with the reference. */
  readonly remarks?: readonly string[];
  /** Not a seed paper: the author attached it, or the related work of the introduction quotes it. */
  readonly added?: 'author' | 'related-work';
  /** A retraction or a concern counts whoever reports it, whatever else differs. */
  readonly verdict: 'verified' | 'metadata-differs' | 'not-found' | 'retracted' | 'of-concern' | 'unverified-offline';
}

/** An item of the checklist. */
export interface Risk {
  /** The same in every version: the rule, and the sentence or quote that it is about. */
  readonly id: string;
  /** Rule id, for instance 'no-sample-size'. */
  readonly rule: string;
  readonly severity: 'high' | 'medium' | 'low' | 'info';
  readonly title: string;
  /** The sentence that triggers it, or that satisfies it; null where something is absent. */
  readonly sentence: string | null;
  readonly quote: string | null;
  readonly why: string;
  readonly add: string;
  /** The reporting guideline that asks for it, for instance 'CONSORT'. */
  readonly guideline?: string;
  /** 'satisfied': the quote says what was looked for. 'addressed': the author changed the sentence, and the rule no longer finds it. */
  readonly state: 'open' | 'satisfied' | 'addressed' | 'dismissed';
  /** Why the author dismissed it; it stays when the draft changes. */
  readonly reason?: string;
}

export interface Coverage {
  /** 'offline': look-ups were on, and no library of records could be reached. */
  readonly literature: 'off' | 'offline' | 'on';
  readonly covered: number;
  readonly total: number;
  readonly rows: readonly CoverageRow[];
  /** Seed papers: how many records were found in what was pasted, how many are kept, how many entries were unreadable. */
  readonly seeds?: { readonly found: number; readonly kept: number; readonly unreadable: number };
  /** The columns: works that have a record. */
  readonly works?: readonly CoverageWork[];
  /** How recent and how varied those works are. */
  readonly figures?: CoverageFigures;
  /** Every search that was made. */
  readonly queries?: readonly Query[];
  /** Sentences about the coverage itself, for instance that look-ups were off. */
  readonly notes?: readonly string[];
}

/** A work that the table knows: a seed paper or an attached work (`seed`), or one that a search found. */
export interface CoverageWork {
  readonly id: string;
  /** For instance 'LeCun et al. (2015) Deep learning'. */
  readonly label: string;
  readonly url: string;
  readonly source: string;
  readonly from: 'seed' | 'search';
  /** Who reports a retraction. */
  readonly retractedBy: readonly string[];
}

export interface CoverageFigures {
  readonly medianYear: number | null;
  /** Share (0 to 1) of the works of the last three years, counted from the newest one. */
  readonly recentShare: number | null;
  readonly venues: number;
}

/** A search that was made: who answered, how many records they have, and how many were looked at. */
export interface Query {
  readonly query: string;
  readonly asked: readonly { readonly source: LiteratureSource; readonly total: number | null }[];
  readonly found: number;
}

export interface CoverageRow {
  readonly kind: 'sentence' | 'keyphrase';
  readonly sentence: string | null;
  readonly text: string;
  /** Ids of works that meet the row. */
  readonly works: readonly string[];
  /** Which words a work and the row share, by the work's id: nobody read the work. */
  readonly shared?: Readonly<Record<string, readonly string[]>>;
  /** What a model said of a work's abstract, with the words that show it, by the work's id. */
  readonly read?: Readonly<Record<string, { readonly stance: string; readonly quote: string }>>;
  /** What was, or would be, searched for. */
  readonly query: string;
  /** Ready search links for what is uncovered: label and address. */
  readonly searches: readonly { readonly label: string; readonly url: string }[];
}

/** What travels in the package beside the text and the images; every field optional. */
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
  /** False where the author keeps the text from public libraries. */
  readonly literature?: boolean;
}

/** The checked content of a research package, images already encoded again. */
export interface ResearchInput {
  readonly text: string;
  readonly images: readonly {
    readonly file: string;
    readonly description: string;
    readonly width: number;
    readonly height: number;
    readonly type: 'png' | 'jpeg';
    /** The words of the sentence that the author placed it with, null for none; absent where that was left to the draft. */
    readonly sentence?: string | null;
  }[];
  readonly options: PrototypeOptions;
}
