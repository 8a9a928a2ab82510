import { z } from 'zod';
import type { DraftResult } from './draft-result.ts';
import type { DraftChange, DraftText, SentenceChange } from './draft-text.ts';
import type { DraftFormat } from './drafts.ts';
import type { Json } from './engine.ts';

/**
 * What the drafts slice asks of the tool that made a draft. The slice keeps what the tool gave it and never looks inside;
 * everything here is pure.
 */
export interface DraftEditor {
  /** The journal templates that a draft can be set in. */
  readonly templates: readonly { readonly id: string; readonly name: string }[];
  /**
   * The composition after a change, everything that follows from it computed anew; null when the change changes nothing.
   * Throws InputError with a sentence when it cannot be made. `version`: the number of the version that it will be.
   */
  revise(inputs: DraftInputs, composition: Json, change: EditorChange, version: number): Json | null;
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
}

/** A draft as its first run leaves it beside its files, in the artifact of this name. */
export interface DraftWorkshop extends DraftInputs {
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
});
export type VersionInput = z.infer<typeof versionInput>;

/** What such a run ends with; its artifacts are `draft.zip` and `main.pdf`. */
export const versionResult = z.object({ engine: z.string(), pages: z.number().int() });
export type VersionResult = z.infer<typeof versionResult>;

export const workshopArtifact = 'workshop.json';
