import type { TypesetProject } from '#contract/engine.ts';

/** `drawing` asks for the first page as SVG, set in the fonts of the interface as well. */
export type TypstJob = TypesetProject & { readonly drawing: boolean };

/** What the worker answers; binary data travels as such. */
export type TypstAnswer =
  | { readonly kind: 'ready'; readonly engine: string }
  | { readonly kind: 'pdf'; readonly pdf: Uint8Array; readonly pages: number }
  | { readonly kind: 'svg'; readonly svg: string }
  | { readonly kind: 'failed'; readonly details: string };

/** A folder that does not exist, in which projects lie for Typst: only the files of the job are there. */
export const nowhere = '/nonexistent';
