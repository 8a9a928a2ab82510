import type { DocumentTasks } from '#contract/engine.ts';

const pages: DocumentTasks['paragraphs'] = (read) => (read.kind === 'pdf' ? read.pages.length : 0);

/** Work that does nothing with the document, so that only reading is measured. */
export const documentTasks: DocumentTasks = {
  'lease-gate': pages,
  'lease-abstract': pages,
  'lease-analysis': pages,
  'letter-gate': pages,
  'letter-analysis': pages,
  'lease-parts': pages,
  'letter-parts': pages,
  paragraphs: pages,
};
