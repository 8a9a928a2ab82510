/** A text in sections, as the reading pages show it. In texts {brand}, {email} and {founder} stand for the installation's names. */
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
