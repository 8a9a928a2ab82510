import { parentPort, workerData } from 'node:worker_threads';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { openPdf } from './open-pdf.ts';
import { openPdfium, type PdfiumCode } from './pdfium.ts';
import { type PagesJob, type TakenPages, takePages } from './take-pages.ts';

export type PageThreadAnswer =
  | { readonly kind: 'pages'; readonly pages: TakenPages[] }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly cause: unknown };

/** The other end of `startPageThreads`: reads pages of the one document that it is given. */
const pdfium = await openPdfium(workerData as PdfiumCode);

parentPort?.on('message', (job: PagesJob) => {
  const answer = read(job);
  const buffers = answer.kind === 'pages' ? buffersOf(answer.pages) : [];
  parentPort?.postMessage(answer, buffers);
});

function read(job: PagesJob): PageThreadAnswer {
  try {
    return { kind: 'pages', pages: takePages(openPdf(pdfium, job.bytes), job) };
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('document_damaged', error);
    return { kind: 'refused', code: refusal.code, cause: refusal.cause };
  }
}

/** Handed over, not copied. */
function buffersOf(pages: readonly TakenPages[]): ArrayBuffer[] {
  return pages.flatMap(({ read }) =>
    read.flatMap(({ page }) => [page.places, page.bold, page.struck].map(({ buffer }) => buffer as ArrayBuffer)),
  );
}
