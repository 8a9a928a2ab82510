import type { DocumentWording } from '#features/document-tool/web/index.ts';

/** This tool's texts for the document tools' page. */
export const texts: DocumentWording = {
  document: 'Letter of Intent',
  preparing: 'Preparing LoI Analysis...',
  minutes: '2-5',
  sample: 'an invented letter of intent',
  showsText: false,
};
