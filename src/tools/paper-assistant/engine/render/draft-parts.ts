import type { ModelReport } from '#contract/model-report.ts';
import type { Coverage, Manuscript, Move, Origin, Risk } from '../manuscript.ts';

/** Everything that a finished draft is packed from. */
export interface DraftParts {
  readonly manuscript: Manuscript;
  readonly risks: readonly Risk[];
  readonly coverage: Coverage;
  readonly provenance: readonly ProvenanceRow[];
  /** What a language model did; absent where none was asked. */
  readonly model?: ModelReport;
  /** The user's text as it was sent. */
  readonly insights: string;
  /** The re-encoded images by Figure.file. */
  readonly figures: Readonly<Record<string, Uint8Array>>;
  readonly pdf: {
    readonly bytes: Uint8Array;
    /** For instance 'Typst 0.14.2'. */
    readonly engine: string;
    /** Why it is not the other engine, where that needs saying; null otherwise. */
    readonly note: string | null;
  };
}

/** One sentence of the draft: whose words it is, and where it stands. */
export interface ProvenanceRow {
  readonly sentence: string;
  readonly origin: Origin;
  readonly text: string;
  /** For instance 'Introduction' or 'Caption of fig1'. */
  readonly place: string;
  readonly move?: Move;
  readonly confidence?: 'high' | 'low';
}
