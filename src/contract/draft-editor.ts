import { z } from 'zod';
import type { DraftChange } from './draft-changes.ts';
import type { DraftResult } from './draft-result.ts';
import type { DraftText, SentenceChange } from './draft-text.ts';
import type { DraftFormat, FoundWork } from './drafts.ts';
import type { Json } from './engine.ts';
import type { FigureProposals } from './figure-proposals.ts';
import type { LiteraturePort, Work } from './literature.ts';

/**
 * What the drafts slice asks of the tool that made a draft. The slice keeps what the tool gave it and never looks inside;
 * everything here is pure but `consult`, which asks the port that it is given.
 */
export interface DraftEditor {
  /** The journal templates that a draft can be set in. */
  readonly templates: readonly {
    readonly id: string;
    readonly name: string;
    /** What the journal asks for, with its source; null where nothing is known. */
    readonly limits: string | null;
  }[];
  /**
   * What libraries of records say about a change, asked before it is made; null for a change that needs none of them. Throws
   * InputError where they know no such work, and AppError where no library can be reached.
   */
  consult(
    inputs: DraftInputs,
    composition: Json,
    change: EditorChange,
    literature: LiteraturePort | null,
    signal: AbortSignal,
  ): Promise<Consulted | null>;
  /**
   * The composition after a change, everything that follows from it computed anew; null when the change changes nothing.
   * Throws InputError with a sentence when it cannot be made. `version`: the number of the version that it will be.
   */
  revise(
    inputs: DraftInputs,
    composition: Json,
    change: EditorChange,
    version: number,
    consulted?: Consulted | null,
  ): Json | null;
  /** An earlier composition as a new version: works that were refused since then are not proposed by it. */
  restore(inputs: DraftInputs, composition: Json): Json;
  /** A work of a library as a list shows it. */
  presentWork(work: Work): FoundWork;
  /** Which sentence each image would go with in a draft of this text. */
  proposeFigures(text: string, descriptions: readonly string[]): FigureProposals;
  present(composition: Json): DraftText;
  /** The findings of a composition, as a draft's page shows them. */
  findings(composition: Json): Pick<DraftResult, 'title' | 'engine' | 'risks' | 'coverage' | 'model'>;
  compare(older: Json, newer: Json): SentenceChange[];
  /** A version as one file; `figures` are the images by their paths in the draft, none once they are deleted. */
  export(composition: Json, format: DraftFormat, facts: DraftExportFacts): Promise<Uint8Array>;
}

export interface DraftExportFacts {
  readonly figures: Readonly<Record<string, Uint8Array>>;
  /** When the version was made. */
  readonly createdAt: Date;
}

/** Going back to an earlier version needs no editor. */
export type EditorChange = Exclude<DraftChange, { kind: 'restore' }>;

/** What the author gave, as the tool keeps it: text, descriptions of images, options, and what libraries said of it. */
export interface DraftInputs {
  readonly research: Json;
  readonly findings: Json;
  /** Ids of works that are not to be proposed. */
  readonly refused?: readonly string[];
}

/** What a consultation gave, as the tool stores and reads it. */
export interface Consulted {
  /** What is known from now on about references and statements; absent where that stays. */
  readonly findings?: Json;
  /** Records for the references that the change adds. */
  readonly references?: Json;
}

/** A draft as its first run leaves it beside its files, in the artifact of this name. */
export interface DraftWorkshop extends Omit<DraftInputs, 'refused'> {
  readonly composition: Json;
  readonly template: string;
  /** Artifacts that hold the figures, by their paths in the draft. */
  readonly figures: Readonly<Record<string, string>>;
}

/** What the files of one version are made from. */
export interface VersionParts {
  readonly research: Json;
  readonly composition: Json;
  /** The images by their paths in the draft. */
  readonly figures: Readonly<Record<string, Uint8Array>>;
}

/** A run that makes the files of one version; the server itself writes it, no call of a user does. */
export const versionInput = z.object({
  userId: z.uuid(),
  draftId: z.uuid(),
  version: z.number().int(),
  /** Of the draft: the files of its first version have this name. */
  fileName: z.string().default(''),
});
export type VersionInput = z.infer<typeof versionInput>;

/** What such a run ends with; its artifacts are `draft.zip` and `main.pdf`. */
export const versionResult = z.object({ engine: z.string(), pages: z.number().int() });
export type VersionResult = z.infer<typeof versionResult>;

export const workshopArtifact = 'workshop.json';
