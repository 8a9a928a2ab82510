import type { ReadDocument, ReadDocx, ReadPage, ReadParagraph } from '#contract/documents.ts';
import { clausesOf } from './clauses.ts';
import type { Document } from './document.ts';
import { docxFlow } from './docx/docx-flow.ts';
import { pdfFlow } from './pdf/pdf-flow.ts';
import { splitParagraphs } from './split-paragraphs.ts';
import { type PageFace, writeText } from './write-text.ts';

/** Builds a document from the content that was read: one text with its pages, paragraphs, tables and clauses. */
export function openDocument(read: ReadDocument): Document {
  const pages = read.kind === 'pdf' ? read.pages.map(pdfPage) : docxPages(read);
  const whole = writeText(read.kind === 'pdf' ? pdfFlow(read) : docxFlow(read), pages);
  const written = { ...whole, paragraphs: splitParagraphs(whole) };
  const scanned = pages.filter((page) => page.scanned).length;
  return {
    ...written,
    kind: read.kind,
    clauses: clausesOf(written),
    struck: read.struck,
    scanned: scanned > 0 && scanned >= 0.5 * pages.length,
    pageNumbers: read.kind === 'pdf' ? 'exact' : read.pageNumbers,
  };
}

function pdfPage(page: ReadPage): PageFace {
  return {
    width: page.width,
    height: page.height,
    scanned: isPicture(page),
    recognised: page.recognised ?? false,
  };
}

/** A page with an image and almost no letters is a scanned page; so is a page on which OCR found nothing. */
export function isPicture({ pictures, words, recognised }: ReadPage): boolean {
  return pictures > 0.3 && words.length < (recognised ? 1 : 60);
}

function docxPages(read: ReadDocx): PageFace[] {
  let last = 1;
  const look = (paragraph: ReadParagraph) => {
    last = Math.max(last, paragraph.page + paragraph.pageBreaks.length);
  };
  for (const block of read.blocks) {
    if (block.kind === 'paragraph') look(block);
    else for (const row of block.rows) for (const cell of row.cells) cell.paragraphs.forEach(look);
  }
  return Array.from({ length: last }, () => ({ width: 0, height: 0, scanned: false, recognised: false }));
}
