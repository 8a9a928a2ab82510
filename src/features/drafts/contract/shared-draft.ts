import type { DraftText } from '#contract/draft-text.ts';

/** What a share link to a draft provides. */
export interface SharedDraft {
  readonly title: string;
  readonly created_at: string;
  /** Null for a draft from before versions existed. */
  readonly text: DraftText | null;
  /** URLs of the images by their paths in the draft. */
  readonly figures: Readonly<Record<string, string>>;
  readonly pdf: { readonly url: string; readonly pages: number } | null;
}
