import type { DocumentWording } from '#web/document-tool/texts.ts';

/** This tool's texts for the document tools' page. */
export const texts: DocumentWording = {
  document: 'lease',
  preparing: 'Preparing lease analysis...',
  minutes: '10-20',
  sample: 'an invented lease of five pages',
  showsText: false,
};
