import type { DocumentWorks } from '#contract/engine.ts';

const pages: DocumentWorks['paragraphs'] = (read) => (read.kind === 'pdf' ? read.pages.length : 0);

/** Every work reads the document and makes nothing of it, so that reading is what is measured. */
export const documentWorks: DocumentWorks = {
  'lease-gate': pages,
  'lease-abstract': pages,
  'lease-analysis': pages,
  'letter-gate': pages,
  'letter-analysis': pages,
  'lease-parts': pages,
  'letter-parts': pages,
  paragraphs: pages,
};
