import type { DocumentWording } from '#web/document-tool/texts.ts';

/** What the document tools' page says for this tool. */
export const texts: DocumentWording = {
  document: 'lease',
  preparing: 'Preparing lease analysis...',
  minutes: '10-20',
  sample: 'an invented lease of five pages',
  showsText: false,
};
