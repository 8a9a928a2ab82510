/** Texts of PDF pages for screen readers. */
export const texts = {
  page: (number: number, total: number) => `Page ${number} of ${total}`,
} as const;
