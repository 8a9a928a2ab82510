import type { z } from 'zod';

/** The groups of features; the displayed category is the part before the first hyphen. */
export type FeatureGroup = 'specialty-academic' | 'leasing-documents' | 'finance-analysis';

/** Lanes of the queue: users wait on the page for short work, so it must not wait behind long work. */
export const lanes = ['short', 'long'] as const;
export type Lane = (typeof lanes)[number];

/**
 * A tool's input: a research package (zip), one document (PDF or DOCX), or typed values. A tool for a version of a
 * draft is covered by the draft's price: it is not listed, costs nothing, and only the server starts it.
 */
export type ToolInputKind = 'package' | 'document' | 'values' | 'version';

/**
 * What both sides know about a paid tool. Page and server use the same object; its price is the initial one, and the
 * feature's database row has the current one.
 */
export interface Tool<Input = unknown, Result = unknown> {
  readonly slug: string;
  readonly name: string;
  /** One sentence for lists and the tool's page. */
  readonly description: string;
  readonly group: FeatureGroup;
  /** Initial price in credits. */
  readonly price: number;
  readonly takes: ToolInputKind;
  /** For a document tool: the slug of the workflow that first checks whether the document is of the right kind. */
  readonly preAnalysis?: string;
  /** `long` by default. */
  readonly lane?: Lane;
  /** A run that takes longer than this fails, and its hold is released. */
  readonly timeLimitSeconds: number;
  /** The values that a run stores as its input (for packages and documents: the data in addition to the file). */
  readonly input: z.ZodType<Input>;
  readonly result: z.ZodType<Result>;
}
