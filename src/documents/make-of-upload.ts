import {
  type DocumentKind,
  type DocumentTaskName,
  type ReadDocument,
  type ReadPdf,
  recognitionLimits,
} from '#contract/documents.ts';
import type { Json, StepContext } from '#contract/engine.ts';
import { inputErrorOf } from '#contract/input-error-of.ts';
import { isPicture } from './open-document.ts';

/** Computes a result from an uploaded document; see `sourceOfUpload` for which parts are read. */
export async function makeOfUpload(
  work: DocumentTaskName,
  context: StepContext<{ readonly kind: DocumentKind }>,
  part: 'opening' | 'whole',
): Promise<Json> {
  const { input, ports, signal } = context;
  return ports.documents.make(work, await sourceOfUpload(context, part), input.kind, signal);
}

/**
 * The content from which a result is computed: the uploaded document or, if OCR is switched on, its recognized text.
 * Scanned pages are recognized here; for the `opening`, which determines the kind of document, only if there is little
 * other text, and then only the first pages.
 */
export async function sourceOfUpload(
  context: StepContext<{ readonly kind: DocumentKind }>,
  part: 'opening' | 'whole',
): Promise<Uint8Array | ReadDocument> {
  const bytes = await context.upload();
  return context.ports.recognition === null ? bytes : recognised(bytes, context, part);
}

async function recognised(
  bytes: Uint8Array,
  { input, ports, signal, progress }: StepContext<{ readonly kind: DocumentKind }>,
  part: 'opening' | 'whole',
): Promise<ReadDocument> {
  const read = await ports.documents.read(bytes, input.kind, signal);
  if (read.kind !== 'pdf' || ports.recognition === null) return read;
  const pictures = picturesOf(read);
  const isScan = pictures.length >= 0.5 * read.pages.length;
  if (pictures.length === 0 || (part === 'opening' && !isScan)) return read;
  if (isScan && pictures.length > recognitionLimits.pages) {
    throw inputErrorOf('document_scan_too_long');
  }
  const pages = pictures.slice(0, part === 'opening' ? recognitionLimits.openingPages : recognitionLimits.pages);
  const whole = await ports.recognition.recognise(bytes, read, {
    pages,
    long: part === 'whole',
    signal,
    onPage: (index) => progress(`Reading page ${index + 1} of ${pages.length}`),
  });
  // The other pages would look empty, but they have just not been read.
  return part === 'opening' ? { ...whole, pages: whole.pages.slice(0, pages.at(-1)) } : whole;
}

/**
 * The numbers of the pages to check for images. In a PDF without any text these are all pages, because letters may be
 * drawn as graphics.
 */
function picturesOf({ pages }: ReadPdf): number[] {
  const isEmpty = pages.every(({ words }) => words === '');
  return pages.flatMap((page, index) => (isEmpty || isPicture(page) ? [index + 1] : []));
}
