import type { z } from 'zod';

/** The groups of features; the category shown is the part before the first hyphen. */
export type FeatureGroup = 'specialty-academic' | 'leasing-documents' | 'finance-analysis';

/** Lanes of the queue: people wait in front of the screen for short work, and never behind long work. */
export const lanes = ['short', 'long'] as const;
export type Lane = (typeof lanes)[number];

/**
 * What a tool takes: a research package (zip), one document (PDF or DOCX), or typed values. One that takes a version of a
 * draft is part of what was paid for: it is not listed, costs nothing, and is started by the server alone.
 */
export type ToolInputKind = 'package' | 'document' | 'values' | 'version';

/**
 * What both sides know of a paid tool. The page and the server read the same object; prices are those of the first
 * start, after which the database row of the feature holds them.
 */
export interface Tool<Input = unknown, Result = unknown> {
  readonly slug: string;
  readonly name: string;
  /** One sentence for lists and the tool's own page. */
  readonly description: string;
  readonly group: FeatureGroup;
  /** Credits at the first start. */
  readonly price: number;
  readonly takes: ToolInputKind;
  /** Of a document tool: the slug of the workflow that first looks whether the document is of the right kind. */
  readonly preAnalysis?: string;
  /** `long` unless said. */
  readonly lane?: Lane;
  /** A run that is not finished after this many seconds fails, and its hold is released. */
  readonly timeLimitSeconds: number;
  /** The values that a run stores as its input (for packages and documents: what is known beside the file). */
  readonly input: z.ZodType<Input>;
  readonly result: z.ZodType<Result>;
}
