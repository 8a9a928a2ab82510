/** Every text of the review of a translation in one place. */
export const texts = {
  summary: (done: number, all: number, language: string) =>
    done === all
      ? `All ${all} passages were translated.`
      : `${done} of ${all} passages were translated; ${all - done} not translated (left in ${language}).`,
  same: 'Unchanged, verified by count:',
  caption: 'The passages of the document and their translations, side by side',
  all: 'All passages',
  stayedTab: 'Not translated',
  nothingStayed: 'Every passage was translated.',
  stayed: (language: string) => `Left in ${language}.`,
  by: (model: string) => `Translated by ${model}`,
} as const;
