import type { ReadPdf } from '../../../contract/documents.ts';
import { Refusal } from '../refusal.ts';
import { openPdf, type PdfPage } from './open-pdf.ts';
import type { PageThread } from './page-threads.ts';
import { joinStruck } from './page-words.ts';
import type { Pdfium } from './pdfium.ts';
import { type PagesJob, takePages } from './take-pages.ts';

/**
 * Reads every page of a PDF; the threads that are given help with a long one, and whoever is free takes the next pages.
 * Throws Refusal for what is protected, damaged or too long.
 */
export async function readPdf(
  pdfium: Pdfium,
  bytes: Uint8Array,
  threads: readonly PageThread[] = [],
): Promise<ReadPdf> {
  const pdf = openPdf(pdfium, bytes);
  const helping = threads.slice(0, Math.ceil(pdf.pages / pagesWorthAThread) - 1);
  const job: PagesJob = {
    bytes: helping.length > 0 ? shared(bytes) : bytes,
    taken: newCount(),
    characters: newCount(),
  };
  const helped = Promise.all(helping.map((thread) => thread.read(job)));
  // Whatever goes wrong in here comes first; what went wrong there is then of no interest.
  helped.catch(() => undefined);
  const own = takePages(pdf, job);
  pdf.close();
  const pages: PdfPage[] = [];
  for (const { from, read } of [...own, ...(await helped).flat()]) {
    for (const [place, page] of read.entries()) pages[from + place] = page;
  }
  if (!pages.some(({ opened }) => opened)) throw new Refusal('document_damaged');
  return { kind: 'pdf', pages: pages.map(({ page }) => page), struck: joinStruck(pages) };
}

/** Opening the document once more has to be worth it. */
const pagesWorthAThread = 6;

function newCount(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}

function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
