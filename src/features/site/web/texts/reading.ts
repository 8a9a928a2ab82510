/** Texts shared by the reading pages. */
export const reading = {
  contents: 'Contents',
  /** Announced before the number of a reference, for screen readers. */
  reference: 'Reference ',
} as const;
