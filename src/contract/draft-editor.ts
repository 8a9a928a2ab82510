import { z } from 'zod';
import type { DraftChange } from './draft-changes.ts';
import type { DraftFormat } from './draft-formats.ts';
import type { DraftResult } from './draft-result.ts';
import type { DraftText, SentenceChange } from './draft-text.ts';
import type { Json } from './engine.ts';
import type { FigureProposals } from './figure-proposals.ts';
import type { FoundWork } from './found-work.ts';
import type { LiteraturePort, Work } from './literature.ts';

/**
 * What the drafts slice needs from the tool that made a draft. The slice stores the tool's data without reading it; all
 * functions are pure except `consult`, which calls the given port.
 */
export interface DraftEditor {
  /** The journal templates available for a draft. */
  readonly templates: readonly {
    readonly id: string;
    readonly name: string;
    /** The journal's limits with their source; null if unknown. */
    readonly limits: string | null;
  }[];
  /**
   * Library information that a change needs, requested before the change is made; null if it needs none. Throws
   * InputError if the libraries do not know the work, and AppError if none can be reached.
   */
  consult(
    inputs: DraftInputs,
    composition: Json,
    change: EditorChange,
    literature: LiteraturePort | null,
    signal: AbortSignal,
  ): Promise<Consulted | null>;
  /**
   * The composition after a change, with everything derived from it recomputed; null if nothing changes. Throws
   * InputError with a message if the change is impossible. `version`: the number of the new version.
   */
  revise(
    inputs: DraftInputs,
    composition: Json,
    change: EditorChange,
    version: number,
    consulted?: Consulted | null,
  ): Json | null;
  /** An earlier composition as a new version, without suggestions of works that were rejected since then. */
  restore(inputs: DraftInputs, composition: Json): Json;
  /** A library's work for display in a list. */
  presentWork(work: Work): FoundWork;
  /** For each image, the sentence that it would be placed with in a draft of this text. */
  proposeFigures(text: string, descriptions: readonly string[]): FigureProposals;
  present(composition: Json): DraftText;
  /** A composition's findings for the draft's page. */
  findings(composition: Json): Pick<DraftResult, 'title' | 'engine' | 'risks' | 'coverage' | 'model'>;
  compare(older: Json, newer: Json): SentenceChange[];
  /** A version as one file; `figures` are the images by their paths in the draft (empty after they were deleted). */
  export(composition: Json, format: DraftFormat, facts: DraftExportFacts): Promise<Uint8Array>;
}

export interface DraftExportFacts {
  readonly figures: Readonly<Record<string, Uint8Array>>;
  /** When the version was created. */
  readonly createdAt: Date;
}

/** Restoring an earlier version doesn't need the editor. */
export type EditorChange = Exclude<DraftChange, { kind: 'restore' }>;

/** The author's input as the tool stores it: text, image descriptions, options, and library results. */
export interface DraftInputs {
  readonly research: Json;
  readonly findings: Json;
  /** Ids of works that must not be suggested. */
  readonly refused?: readonly string[];
}

/** The result of `consult`, as the tool stores it. */
export interface Consulted {
  /** Updated results on references and statements; absent if unchanged. */
  readonly findings?: Json;
  /** Records for the references that the change adds. */
  readonly references?: Json;
}

const anyJson: z.ZodType<Json> = z.json();

/** The data for later versions, which a draft's first run stores with its files as `versionSourceArtifact`. */
export const versionSourceSchema = z.object({
  /** These values have the tool's own formats; only the tool reads them. */
  research: anyJson,
  findings: anyJson,
  composition: anyJson,
  template: z.string(),
  /** Artifact names of the figures, by their paths in the draft. */
  figures: z.record(z.string(), z.string()),
});
export type VersionSource = Readonly<z.infer<typeof versionSourceSchema>>;

/** The data from which one version's files are generated. */
export interface VersionParts {
  readonly research: Json;
  readonly composition: Json;
  /** The images by their paths in the draft. */
  readonly figures: Readonly<Record<string, Uint8Array>>;
}

/** The input of a run that generates one version's files; only the server creates it. */
export const versionInput = z.object({
  userId: z.uuid(),
  draftId: z.uuid(),
  version: z.number().int(),
  /** The draft's file name, which is also that of its first version. */
  fileName: z.string().default(''),
});
export type VersionInput = z.infer<typeof versionInput>;

/** The result of such a run; its artifacts are `draft.zip` and `main.pdf`. */
export const versionResult = z.object({ engine: z.string(), pages: z.number().int() });
export type VersionResult = z.infer<typeof versionResult>;

/** The stored name; runs that are in progress during an upgrade already have it. */
export const versionSourceArtifact = 'workshop.json';
