/** What the reading pages share. */
export const reading = {
  contents: 'Contents',
} as const;
