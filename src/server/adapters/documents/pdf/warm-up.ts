import { readFileSync } from 'node:fs';
import { setImmediate as pause } from 'node:timers/promises';
import { openPdf } from './open-pdf.ts';
import type { Pdfium } from './pdfium.ts';

/**
 * Reads two pages of a lease over and over, so that what PDFium does most is compiled with care before a document comes
 * and not while it is read. Ends at once when `wanted` says so.
 */
export async function warmUp(pdfium: Pdfium, wanted: () => boolean): Promise<void> {
  const pdf = openPdf(pdfium, readFileSync(new URL('./warm-up.pdf', import.meta.url)));
  for (let read = 0; read < pagesToWarm && !wanted(); read += 1) {
    pdf.read(read % pdf.pages);
    await pause();
  }
  pdf.close();
}

/** About 0.4 s of processor time, most of which a document would take otherwise. */
const pagesToWarm = 60;
