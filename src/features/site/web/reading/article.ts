/**
 * A text in sections for the reading pages. {brand}, {email} and {founder} are placeholders for the installation's
 * names.
 */
export interface Article {
  readonly title: string;
  /** For search engines: one sentence, or two. */
  readonly description: string;
  readonly standfirst: string;
  readonly sections: readonly Section[];
}

export interface Section {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  /** A list of texts is shown as a list. */
  readonly paragraphs: readonly (string | readonly string[])[];
}
