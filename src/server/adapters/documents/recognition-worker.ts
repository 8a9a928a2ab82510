import { openPdfium, type Pdfium } from './pdf/pdfium.ts';
import { type RecognisedPage, recognisePage } from './recognition/recognise-page.ts';
import { openTesseract } from './recognition/tesseract.ts';

/** First the file, then its pages one by one, starting at 0. */
export type RecognitionJob = { readonly bytes: Uint8Array } | { readonly page: number };

export type RecognitionAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'opened' }
  | ({ readonly kind: 'page' } & RecognisedPage)
  | { readonly kind: 'failed'; readonly details: string };

/** A separate process that runs OCR on the pages of one document until it is killed. */
const pdfium: Pdfium = await openPdfium();
const tesseract = await openTesseract();
let document = 0;

process.on('disconnect', () => process.exit(0));
process.on('message', (job: RecognitionJob) => {
  process.send?.(work(job));
});
process.send?.({ kind: 'ready' } satisfies RecognitionAnswer);

function work(job: RecognitionJob): RecognitionAnswer {
  try {
    if ('page' in job) return { kind: 'page', ...recognisePage(pdfium, tesseract, document, job.page) };
    document = pdfium.calls.FPDF_LoadMemDocument(pdfium.place(job.bytes), job.bytes.length, 0);
    if (document === 0) throw new Error('the document could not be opened');
    return { kind: 'opened' };
  } catch (error) {
    return { kind: 'failed', details: error instanceof Error ? error.message.slice(0, 500) : '' };
  }
}
