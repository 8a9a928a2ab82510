import type { TypesetProject } from '#contract/engine.ts';

/** `drawing` requests the first page as SVG, with the fonts of the interface as well. */
export type TypstJob = TypesetProject & { readonly drawing: boolean };

/** The worker's answer; binary data is sent as such. */
export type TypstAnswer =
  | { readonly kind: 'ready'; readonly engine: string }
  | { readonly kind: 'pdf'; readonly pdf: Uint8Array; readonly pages: number }
  | { readonly kind: 'svg'; readonly svg: string }
  | { readonly kind: 'failed'; readonly details: string };

/** A folder that does not exist, used as the root of Typst projects: only the job's files are visible in it. */
export const nowhere = '/nonexistent';
