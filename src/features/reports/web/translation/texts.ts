/** Every text of the review of a translation in one place. */
export const texts = {
  summary: (done: number, all: number, language: string) =>
    done === all
      ? `All ${all} passages were translated.`
      : `${done} of ${all} passages were translated; ${all - done} stayed in ${language}.`,
  same: 'The same before and after, counted by code:',
  caption: 'The passages of the document and their translations, side by side',
  onlyKept: (count: number) => `Show only what stayed (${count})`,
  stayed: (language: string) => `Stayed in ${language}.`,
  by: 'Translated by',
} as const;
