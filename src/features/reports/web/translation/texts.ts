/** Every text of the review of a translation in one place. */
export const texts = {
  summary: (done: number, all: number, language: string) =>
    done === all
      ? `All ${all} passages were translated.`
      : `${done} of ${all} passages were translated; ${all - done} stayed in ${language}.`,
  same: 'The same before and after, counted by code:',
  caption: 'The passages of the document and their translations, side by side',
  all: 'All passages',
  stayedTab: 'Stayed as it was',
  nothingStayed: 'Every passage was translated.',
  stayed: (language: string) => `Stayed in ${language}.`,
  by: (model: string) => `Translated by ${model}`,
} as const;
