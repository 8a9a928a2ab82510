import type { CatalogueEntry } from './catalogue-entry.ts';

/** Documents that a tool cannot read or does not accept. */
export const documentErrors = {
  document_type: { status: 415, message: 'Invalid file type. Please upload a PDF or DOCX file.' },
  document_too_large: { status: 413, message: 'File is too large. Maximum size is 10MB.' },
  document_name: {
    status: 422,
    message: 'Invalid filename. Only a-z, A-Z, 0-9, _, -, and . are permitted.',
  },
  document_misnamed: {
    status: 422,
    message:
      "The content of this file doesn't match its name: a PDF is named .pdf, a Word document .docx. Please rename it or export it again.",
  },
  document_protected: {
    status: 422,
    message: 'This document is protected by a password. Please save a copy without one and upload that.',
  },
  document_damaged: {
    status: 422,
    message: 'This document is damaged and could not be opened. Please export it again and try once more.',
  },
  document_old_word: {
    status: 422,
    message: 'This is a protected or old Word document. Please save it as DOCX without a password and upload that.',
  },
  document_too_long: {
    status: 422,
    message: 'This document is too long. At most 1,000 pages and 4 million characters can be read.',
  },
  document_scan_too_long: {
    status: 422,
    message:
      'More than 50 pages of this PDF are scans without selectable text. Please upload a text PDF or one processed with OCR.',
  },
  document_too_complex: {
    status: 422,
    message:
      'This document could not be read within the limits of time and memory. Please print it to a new PDF and try again.',
  },
} as const satisfies Record<string, CatalogueEntry>;
