import { readFileSync } from 'node:fs';
import { setImmediate as pause } from 'node:timers/promises';
import { openPdf } from './open-pdf.ts';
import type { Pdfium } from './pdfium.ts';

/**
 * Reads two pages of a lease repeatedly, so that PDFium's most used code is already optimized when a document arrives.
 * Stops as soon as `wanted` reports a waiting document.
 */
export async function warmUp(pdfium: Pdfium, wanted: () => boolean): Promise<void> {
  const pdf = openPdf(pdfium, readFileSync(new URL('./warm-up.pdf', import.meta.url)));
  for (let read = 0; read < pagesToWarm && !wanted(); read += 1) {
    pdf.read(read % pdf.pages);
    await pause();
  }
  pdf.close();
}

/** About 0.4 s of CPU time, most of which would otherwise be spent on a document. */
const pagesToWarm = 60;
