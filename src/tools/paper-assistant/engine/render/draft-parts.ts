import type { ModelReport } from '#contract/model-report.ts';
import type { Coverage, Manuscript, Move, Origin, Risk } from '../manuscript.ts';

/** The contents of a finished draft's zip. */
export interface DraftParts {
  readonly manuscript: Manuscript;
  readonly risks: readonly Risk[];
  readonly coverage: Coverage;
  readonly provenance: readonly ProvenanceRow[];
  /** What a language model contributed; absent if none was used. */
  readonly model?: ModelReport;
  /** The user's text as it was submitted. */
  readonly insights: string;
  /** The re-encoded images by Figure.file. */
  readonly figures: Readonly<Record<string, Uint8Array>>;
  readonly pdf: {
    readonly bytes: Uint8Array;
    /** For example 'Typst 0.14.2'. */
    readonly engine: string;
    /** Why the other engine was not used, if that needs an explanation; null otherwise. */
    readonly note: string | null;
  };
}

/** One sentence of the draft, with its origin and its location. */
export interface ProvenanceRow {
  readonly sentence: string;
  readonly origin: Origin;
  readonly text: string;
  /** For example 'Introduction' or 'Caption of fig1'. */
  readonly place: string;
  readonly move?: Move;
  readonly confidence?: 'high' | 'low';
}
