/** What the reading pages share. */
export const reading = {
  contents: 'Contents',
  /** Before the number of a reference, for screen readers. */
  reference: 'Reference ',
} as const;
