import type { DocumentWording } from '#features/document-tool/web/index.ts';

/** This tool's texts for the document tools' page. */
export const texts: DocumentWording = {
  document: 'lease',
  preparing: 'Preparing lease analysis...',
  minutes: '10-20',
  sample: 'an invented lease of five pages',
  showsText: false,
};
