import { type ReadPdf, readLimits } from '#contract/documents.ts';
import { DocumentRefusal } from '../refusal.ts';
import { openPdf, type PdfPage } from './open-pdf.ts';
import { joinStruck } from './page-words.ts';
import type { Pdfium } from './pdfium.ts';

/** Reads every page of a PDF. Throws Refusal for protected, damaged or too long files. */
export function readPdf(pdfium: Pdfium, bytes: Uint8Array): ReadPdf {
  const pdf = openPdf(pdfium, bytes);
  const pages: PdfPage[] = [];
  let characters = 0;
  for (let index = 0; index < pdf.pages; index += 1) {
    const page = pdf.read(index);
    characters += page.characters;
    if (characters > readLimits.characters) throw new DocumentRefusal('document_too_long');
    pages.push(page);
  }
  pdf.close();
  if (!pages.some(({ opened }) => opened)) throw new DocumentRefusal('document_damaged');
  return { kind: 'pdf', pages: pages.map(({ page }) => page), struck: joinStruck(pages) };
}
